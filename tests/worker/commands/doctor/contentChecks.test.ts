import { expect, it } from 'vitest';
import { duplicatePages, endingOffers } from '../../../../worker/commands/doctor/contentChecks.mjs';

const texts = (findings: readonly { text: string }[]) => findings.map(({ text }) => text);
const NOW = Date.parse('2026-11-22T12:00:00Z');

it('the doctor reports an offer that ends within a week, and none that has ended', () => {
  const offer = (name: string, expiresAt: unknown) => ({ name, offer: { expiresAt } });
  const operators = [
    offer('Over', '2026-11-21'),
    offer('Today', '2026-11-22'),
    offer('Past', '2026-11-22T11:59:00Z'),
    offer('Odd', 'soon'),
    { name: 'None', offer: null },
  ];
  expect(texts(endingOffers(operators, NOW))).toEqual(['offers that end within a week: Today']);
  expect(endingOffers([offer('Later', '2026-11-30')], NOW)).toEqual([]);
});

it('the doctor reports a pageLink that two pages have in one language', () => {
  const [terms, about] = [{ pageLink: '/static/terms' }, { pageLink: '/static/about' }];
  const found = ['more than one page has this pageLink: /static/terms'];
  expect(texts(duplicatePages([[terms, about, terms], [terms]]))).toEqual(found);
  expect(duplicatePages([[terms, about], [terms]])).toEqual([]);
});
