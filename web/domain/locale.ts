/** The site's languages. `en` has no path prefix, `nl` has `/nl`. */
export const LOCALES = ['en', 'nl'] as const;

export type Locale = (typeof LOCALES)[number];
