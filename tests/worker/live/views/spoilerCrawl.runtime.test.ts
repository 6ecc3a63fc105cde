import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../web/domain/locale.ts';
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
const TELLING = ['home', 'sport', 'live', 'region', 'tournament', 'event', 'team', 'player', 'my', 'goals'];

describe('spoiler mode', () => {
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
  });
});
