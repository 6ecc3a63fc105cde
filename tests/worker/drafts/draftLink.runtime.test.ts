import { expect, it } from 'vitest';
import { draftValue, readDraftLink } from '../../../worker/drafts/draftLink.ts';

const SECRET = 'signs the links of these tests';
const NOW = Date.parse('2026-11-21T15:40:00Z');
const PATH = '/static/saturday';

it('a link is signed as the content system does it', async () => {
  const until = NOW / 1000 + 50 * 60;
  // The same value stands in tests/cms/preview.test.ts.
  const value = '1795278600.2a2d7269ab29902898761782ae0f3835349b70a9b97601680c289e8dbc558b92';
  expect(await draftValue(PATH, until, SECRET)).toBe(value);
  const read = (now: number) => readDraftLink(value, { path: PATH, secret: SECRET, now });
  expect(await read(NOW)).toEqual({ kind: 'open', until: until * 1000 });
  expect(await read(until * 1000 - 1)).toEqual({ kind: 'open', until: until * 1000 });
  expect(await read(until * 1000)).toEqual({ kind: 'expired' });
});
