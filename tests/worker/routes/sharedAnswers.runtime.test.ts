import { describe, expect, it } from 'vitest';
import { opened, siteWith } from '../site.runtime.ts';

/** Without a journal, the state of a minute ago is unknown. */
const LATE = { Cookie: 'delay=60' };

describe('what an isolate keeps for all', () => {
  it.each([
    ['/api/health', /"status":"ok"/],
    ['/status', /Everything is working/],
  ])('is the same at %s after a visitor with a delay', async (path, words) => {
    const site = siteWith({ JOURNAL: undefined });
    for (const visitor of [LATE, {}]) {
      const { status, text } = await opened(site(path, visitor));
      expect([status, text]).toEqual([200, expect.stringMatching(words)]);
    }
  });
});

it.each([
  ['/api/live', 'Cookie'],
  ['/goals.xml', 'Cookie'],
  ['/api/v1/competitions', null],
])('a shared answer at %s varies by %s', async (path, vary) => {
  const { status, headers } = await opened(siteWith({})(path, {}));
  expect([status, headers.get('Vary')]).toEqual([200, vary]);
  expect(headers.get('Cache-Control')).toMatch(/^public/);
});

describe('an answer to HEAD or a prefetch', () => {
  const MINE = { Cookie: 'follow=t1' };
  it.each([
    ['/my', MINE, /^seen=/],
    ['/football?odds=off', {}, /^odds=off/],
  ])('saves nothing of a visit to %s', async (path, headers, cookie) => {
    const site = siteWith({});
    const savedBy = async (more: Record<string, string>, init?: RequestInit) =>
      (await site(path, { ...headers, ...more }, init)).headers.get('Set-Cookie');
    expect(await savedBy({})).toMatch(cookie);
    expect(await savedBy({}, { method: 'HEAD' })).toBeNull();
    expect(await savedBy({ 'Sec-Purpose': 'prefetch' })).toBeNull();
  });
});

it('the page of settings is made for each visitor', async () => {
  const site = siteWith({});
  const hasShortcutsOff = async (cookies: Record<string, string>) =>
    /<option value="off" selected/.test((await opened(site('/settings', cookies))).text);
  expect([await hasShortcutsOff({}), await hasShortcutsOff({ Cookie: 'shortcuts=off' })]).toEqual([false, true]);
});
