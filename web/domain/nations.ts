import nations from './nations.json' with { type: 'json' };

/** ISO 3166-1 codes in lower case (also `gb-eng`, `eu`) by the slug of a country’s English name or a feed’s name. */
export const nationCodeBySlug: Readonly<Record<string, string>> = nations;

/** The code of a country; undefined for other slugs, including inherited keys such as `constructor`. */
export const nationCodeOf = (slug: string): string | undefined =>
  Object.hasOwn(nationCodeBySlug, slug) ? nationCodeBySlug[slug] : undefined;
