import { FIRST_LOCALE, type Locale, type OtherLocale } from '../../locales/locale.ts';

export * from '../../locales/locale.ts';

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
