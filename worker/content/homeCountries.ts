import { nationCodeBySlug } from '../../web/domain/nations.ts';

const made = new Map<string, string[]>();

/**
 * The slugs that sources have for a visitor's own country (ISO 3166-1 alpha-2): its names, and those of the nations in it
 * (England and Scotland in `GB`). None of a country that is not known.
 */
export function homeCountries(country: string): string[] {
  const code = country.toLowerCase();
  const known = made.get(code);
  if (known !== undefined) return known;
  const slugs = Object.entries(nationCodeBySlug)
    .filter(([, each]) => each === code || each.startsWith(`${code}-`))
    .map(([slug]) => slug);
  // A code that nobody has would only fill the memory.
  if (slugs.length > 0) made.set(code, slugs);
  return slugs;
}
