import * as v from 'valibot';
import { FIRST_LOCALE, type Locale, type OtherLocale } from './locale.ts';

/** What a source names: a team or a competition, with its name in each language where that is another one. Addresses have the first. */
export interface Named extends Partial<Record<OtherLocale, string | undefined>> {
  name: string;
}

/** The fields that read a name that was stored or sent. */
export const namedEntries = { name: v.string(), nl: v.optional(v.string()) } satisfies Record<
  'name' | OtherLocale,
  unknown
>;

/** A team with the shorter name of its source, where that has one: `Wolves` of Wolverhampton Wanderers FC. */
export interface NamedTeam extends Named {
  short?: string | undefined;
}

/** A name in the visitor's language. */
export function nameIn(named: Named, locale: Locale): string {
  return (locale !== FIRST_LOCALE && named[locale]) || named.name;
}

/** The name of a team that needs less room; null where there is none in the visitor's language. */
export function shortNameIn(team: NamedTeam, locale: Locale): string | null {
  const { name, short } = team;
  const isOf = short !== undefined && short.length < name.length && nameIn(team, locale) === name;
  return isOf ? short : null;
}
