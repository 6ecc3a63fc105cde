import { expect, it } from 'vitest';
import { duplicatePages } from '../../../../worker/commands/doctor/contentChecks.ts';

const texts = (findings: readonly { text: string }[]) => findings.map(({ text }) => text);
it('the doctor reports a pageLink that two pages have in one language', () => {
  const [terms, about] = [{ pageLink: '/static/terms' }, { pageLink: '/static/about' }];
  const found = ['more than one page has this pageLink: /static/terms'];
  expect(texts(duplicatePages([[terms, about, terms], [terms]]))).toEqual(found);
  expect(duplicatePages([[terms, about], [terms]])).toEqual([]);
});
