import { describe, expect, it } from 'vitest';
import { FIRST_LOCALE, LOCALES, type Locale } from '../../../../web/domain/locale.ts';
import {
  crawledPagesOf,
  FOLLOWS,
  KINDS,
  programAddresses,
  setUpSpoilingSite,
  spoilingAmong,
} from './spoilerCrawl.runtime.ts';

setUpSpoilingSite();

/** Which matches are hidden does not depend on the language, so one language checks `followed`. */
const cookiesIn = (locale: Locale) =>
  (locale === FIRST_LOCALE ? ['all', 'followed'] : ['all']).map((spoilers) => `${FOLLOWS}; spoilers=${spoilers}`);

describe.each(LOCALES)('spoiler mode (%s)', (locale) => {
  it.each(KINDS)('shows no result on any page of the kind %s', async (name) => {
    for (const cookie of cookiesIn(locale))
      expect(await spoilingAmong(crawledPagesOf(name, locale), cookie)).toEqual([]);
  });

  it('shows no result in any address for programs', async () => {
    for (const cookie of cookiesIn(locale)) expect(await spoilingAmong(programAddresses(locale), cookie)).toEqual([]);
  });
});
