import { describe, expect, it } from 'vitest';
import { FIRST_LOCALE, LOCALES, type Locale } from '../../../../web/domain/locale.ts';
import { FOLLOWS, KINDS, pagesOf, programAddresses, setUpSpoilingSite, spoilingAmong } from './spoilerCrawl.runtime.ts';

setUpSpoilingSite();

/** Which matches are hidden does not depend on the language, so one language checks `followed`. */
const cookiesIn = (locale: Locale) =>
  (locale === FIRST_LOCALE ? ['all', 'followed'] : ['all']).map((spoilers) => `${FOLLOWS}; spoilers=${spoilers}`);

describe.each(LOCALES)('spoiler mode (%s)', (locale) => {
  it.each(KINDS)('shows no result on any page of the kind %s', async (name) => {
    for (const cookie of cookiesIn(locale)) expect(await spoilingAmong(pagesOf(name, locale), cookie)).toEqual([]);
  });

  it('shows no result in any address for programs', async () => {
    for (const cookie of cookiesIn(locale)) expect(await spoilingAmong(programAddresses(locale), cookie)).toEqual([]);
  });
});

describe('the crawl for spoilers', () => {
  it('finds results on every kind of page when spoilers are shown', async () => {
    const withResults: string[] = [];
    for (const name of KINDS) {
      if ((await spoilingAmong(pagesOf(name, 'en'), FOLLOWS)).length > 0) withResults.push(name);
    }
    expect(withResults).toEqual([
      ...['home', 'sport', 'live', 'region', 'tournament', 'event', 'team', 'player', 'my', 'goals', 'watch'],
    ]);
  });

  it('finds results in the live, event, goals and away APIs when spoilers are shown', async () => {
    const answers = (await spoilingAmong(programAddresses('en'), FOLLOWS)).map((each) => /^[\w/.-]+/.exec(each)?.[0]);
    expect(new Set(answers)).toEqual(new Set(['/api/live', '/api/event', '/api/goals', '/api/away', '/goals.xml']));
  });
});
