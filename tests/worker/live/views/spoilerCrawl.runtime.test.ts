import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../web/domain/locale.ts';
import { visit } from '../../site.runtime.ts';
import {
  FOLLOWS,
  KINDS,
  plainPagesOf,
  programAddresses,
  setUpSpoilingSite,
  spoilingAmong,
} from './spoilerCrawl.runtime.ts';

setUpSpoilingSite();

/** The kinds of pages that show results without a query. */
const TELLING = [
  'home',
  'sport',
  'live',
  'region',
  'tournament',
  'event',
  'team',
  'player',
  'my',
  'goals',
  'watch',
  'search',
];

describe('spoiler mode', () => {
  // The first test: no list of a day has been read yet.
  it('lists the matches of other days on the page of a team', async () => {
    const page = await visit('/team/home-4-41', { Cookie: 'spoilers=all' });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/match/football/home-4-away-4-4');
  });

  it.each(KINDS.map((name, index) => [name, index % 2 === 0 ? 'en' : 'nl'] as const))(
    'hides every result on the %s pages (%s)',
    async (name, locale: Locale) => {
      const pages = plainPagesOf(name, locale);
      expect(await spoilingAmong(pages, `${FOLLOWS}; spoilers=all`)).toEqual([]);
      expect((await spoilingAmong(pages.slice(0, 1), FOLLOWS)).length > 0).toBe(TELLING.includes(name));
    },
  );

  it('hides every result in the API, the feeds and the sitemaps', async () => {
    expect(await spoilingAmong(programAddresses('nl'), `${FOLLOWS}; spoilers=all`)).toEqual([]);
    const shown = (await spoilingAmong(programAddresses('en'), FOLLOWS)).map((each) => /^[\w/.-]+/.exec(each)?.[0]);
    expect(new Set(shown)).toEqual(
      new Set(['/api/live', '/api/event', '/api/goals', '/api/since-visit', '/goals.xml']),
    );
  });
});
