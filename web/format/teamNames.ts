import type { Translate } from '../../locales/translate.ts';
import type { Locale } from '../domain/locale.ts';
import type { Side } from '../domain/match.ts';
import { type Named, type NamedTeam, nameIn, shortNameIn } from '../domain/named.ts';

/** A team by its name; in words that it is not known yet where nobody knows who plays. */
export function teamName(team: Named | null, t: Translate): string {
  return team === null ? t('match.undecided') : nameIn(team, t.locale);
}

/** Both sides of a match by their names. */
export function namesOf({ home, away }: Record<Side, Named | null>, t: Translate): { home: string; away: string } {
  return { home: teamName(home, t), away: teamName(away, t) };
}

/** A team under its shorter name, where it has one in the language. */
export function shortened<Team extends NamedTeam>(team: Team | null, locale: Locale): Team | null {
  return team === null ? null : { ...team, name: shortNameIn(team, locale) ?? team.name };
}
