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

/** A team or competition with its source’s name, which addresses use, and translations that differ. */
export interface Named extends Partial<Record<OtherLocale, string | undefined>> {
  name: string;
}

/** A team with the source’s short name, if there is one: `Wolves` for Wolverhampton Wanderers FC. */
export interface NamedTeam extends Named {
  short?: string | undefined;
}

export function nameIn(named: Named, locale: Locale): string {
  return (locale !== FIRST_LOCALE && named[locale]) || named.name;
}

/** The team’s short name; null if there is none in this language. */
export function shortNameIn(team: NamedTeam, locale: Locale): string | null {
  const { name, short } = team;
  const isUsable = short !== undefined && short.length < name.length && nameIn(team, locale) === name;
  return isUsable ? short : null;
}
