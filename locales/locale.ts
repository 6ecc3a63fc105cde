/** The site’s languages. The first has no path prefix; the others use their code: `/nl`. */
export const LOCALES = ['en', 'nl'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of the feeds’ names and of addresses without a prefix. */
export const FIRST_LOCALE = LOCALES[0];

/** Languages with their own names and path prefix. */
export type OtherLocale = Exclude<Locale, typeof FIRST_LOCALE>;

export const OTHER_LOCALES: readonly OtherLocale[] = LOCALES.filter((locale) => locale !== FIRST_LOCALE);

export function inEveryLanguage<Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: valueIn('en'), nl: valueIn('nl') };
}
