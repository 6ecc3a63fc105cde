import { FEED_NAMES } from '../../../locales/feedNames.ts';
import type { Country } from '../../../web/domain/competition.ts';
import { FIRST_LOCALE, inEveryLanguage, type OtherLocale } from '../../../web/domain/locale.ts';
import { nationCodeBySlug } from '../../../web/domain/nations.ts';
import { slugOf } from '../../../web/domain/slug.ts';

const regionNames = new Map<OtherLocale, Intl.DisplayNames>();

function regionNamesIn(locale: OtherLocale): Intl.DisplayNames {
  const known = regionNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  regionNames.set(locale, known);
  return known;
}

/** What a language calls the country that the feed calls `name`. */
function nameIn(locale: OtherLocale, slug: string, code: string | undefined, name: string): string {
  const { countries } = FEED_NAMES[locale];
  const own = Object.hasOwn(countries, slug) ? countries[slug] : undefined;
  if (own !== undefined) return own;
  if (code === undefined || code.length !== 2) return name;
  return regionNamesIn(locale).of(code.toUpperCase()) ?? name;
}

/**
 * A country or region of the feed: its slug, its name in each language and its flag. `flagUrl` is the configured
 * address with `{slug}`; null means the flags that the build ships, of which unknown names have none.
 */
export function countryOf(id: string, name: string, flagUrl: string | null): Country {
  const slug = slugOf(name) || id.toLowerCase();
  const code = Object.hasOwn(nationCodeBySlug, slug) ? nationCodeBySlug[slug] : undefined;
  const shipped = code === undefined ? null : `/assets/flags/${slug}.png`;
  return {
    id,
    slug,
    names: inEveryLanguage((locale) => (locale === FIRST_LOCALE ? name : nameIn(locale, slug, code, name))),
    flag: flagUrl === null ? shipped : flagUrl.replaceAll('{slug}', slug),
  };
}
