import { countryNamesNl } from '../../../locales/countryNamesNl.ts';
import type { Country } from '../../../web/domain/competition.ts';
import { nationCodeBySlug } from '../../../web/domain/nations.ts';
import { slugOf } from '../../../web/domain/slug.ts';

let regionNames: Intl.DisplayNames | undefined;

function dutchName(slug: string, code: string | undefined, name: string): string {
  const own = Object.hasOwn(countryNamesNl, slug) ? countryNamesNl[slug] : undefined;
  if (own !== undefined) return own;
  if (code === undefined || code.length !== 2) return name;
  regionNames ??= new Intl.DisplayNames(['nl'], { type: 'region', fallback: 'none' });
  return regionNames.of(code.toUpperCase()) ?? name;
}

/**
 * A country or region of the feed: its slug, its name in both languages and its flag. `flagUrl` is the configured
 * address with `{slug}`; null means the flags that the build ships, of which unknown names have none.
 */
export function countryOf(id: string, name: string, flagUrl: string | null): Country {
  const slug = slugOf(name) || id.toLowerCase();
  const code = Object.hasOwn(nationCodeBySlug, slug) ? nationCodeBySlug[slug] : undefined;
  const shipped = code === undefined ? null : `/assets/flags/${slug}.png`;
  return {
    id,
    slug,
    names: { en: name, nl: dutchName(slug, code, name) },
    flag: flagUrl === null ? shipped : flagUrl.replaceAll('{slug}', slug),
  };
}
