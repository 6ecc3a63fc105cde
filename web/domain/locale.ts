/** The site's languages. The first has no path prefix, the others have their own name: `/nl`. */
export const LOCALES = ['en', 'nl'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language that feeds name things in, and whose addresses have no prefix. */
export const FIRST_LOCALE = LOCALES[0];

/** The languages that have names and a prefix of their own. */
export type OtherLocale = Exclude<Locale, typeof FIRST_LOCALE>;

export const OTHER_LOCALES: readonly OtherLocale[] = LOCALES.filter((locale) => locale !== FIRST_LOCALE);

/** Something in every language. */
export function inEveryLanguage<Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: valueIn('en'), nl: valueIn('nl') };
}
