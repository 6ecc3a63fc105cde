import { nationCodeBySlug } from '../../web/domain/nations.ts';

const slugsByCode = new Map<string, string[]>();

/**
 * Slugs of a visitor's country (ISO 3166-1 alpha-2) and of its nations: `GB` includes England and Scotland. Empty for an
 * unknown country.
 */
export function homeCountries(country: string): string[] {
  const code = country.toLowerCase();
  const known = slugsByCode.get(code);
  if (known !== undefined) return known;
  const slugs = Object.entries(nationCodeBySlug)
    .filter(([, each]) => each === code || each.startsWith(`${code}-`))
    .map(([slug]) => slug);
  // Caching unknown codes would let visitors grow the map without limit.
  if (slugs.length > 0) slugsByCode.set(code, slugs);
  return slugs;
}
