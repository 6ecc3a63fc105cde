import { FEED_NAMES } from '../../../locales/feedNames.ts';
import { FIRST_LOCALE, inEveryLanguage, OTHER_LOCALES, type OtherLocale } from '../../../web/domain/locale.ts';
import type { Country } from '../../../web/domain/match.ts';
import { nationCodeOf } from '../../../web/domain/nations.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { entryOf } from '../../base/entryOf.ts';
import { perKey } from '../../base/memo.ts';

const regionNamesIn = perKey(
  OTHER_LOCALES.length,
  (locale: OtherLocale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
);

/** The name of a country in a language; the feed’s `name` if no translation is known. */
function nameIn(locale: OtherLocale, slug: string, code: string | undefined, name: string): string {
  const { countries } = FEED_NAMES[locale];
  const own = entryOf(countries, slug);
  if (own !== undefined) return own;
  if (code === undefined || code.length !== 2) return name;
  return regionNamesIn(locale).of(code.toUpperCase()) ?? name;
}

/** A country with its slug, names and flag. A null `flagUrl` means the shipped flags. */
export function countryOf(id: string, name: string, flagUrl: string | null): Country {
  const slug = slugOf(name) || id.toLowerCase();
  const code = nationCodeOf(slug);
  const shipped = code === undefined ? null : `/assets/flags/${slug}.png`;
  return {
    id,
    slug,
    names: inEveryLanguage((locale) => (locale === FIRST_LOCALE ? name : nameIn(locale, slug, code, name))),
    flag: flagUrl === null ? shipped : flagUrl.replaceAll('{slug}', slug),
  };
}
