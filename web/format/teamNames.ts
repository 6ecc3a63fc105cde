import type { Translate } from '../../locales/translate.ts';
import type { Locale } from '../domain/locale.ts';
import type { Side } from '../domain/match.ts';
import { type Named, type NamedTeam, nameIn, shortNameIn } from '../domain/named.ts';

/** A team’s name, or “to be decided” for an unknown one. */
export function teamName(team: Named | null, t: Translate): string {
  return team === null ? t('match.undecided') : nameIn(team, t.locale);
}

/** Both names of a match. */
export function namesOf({ home, away }: Record<Side, Named | null>, t: Translate): { home: string; away: string } {
  return { home: teamName(home, t), away: teamName(away, t) };
}

/** A team with its short name, if the language has one. */
export function shortened<Team extends NamedTeam>(team: Team | null, locale: Locale): Team | null {
  return team === null ? null : { ...team, name: shortNameIn(team, locale) ?? team.name };
}
