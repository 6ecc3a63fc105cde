import type { Translate } from '../../locales/translate.ts';
import type { Side } from '../domain/match.ts';
import { type Named, nameIn } from '../domain/named.ts';

/** A team by its name; in words that it is not known yet where nobody knows who plays. */
export function teamName(team: Named | null, t: Translate): string {
  return team === null ? t('match.undecided') : nameIn(team, t.locale);
}

/** Both sides of a match by their names. */
export function namesOf({ home, away }: Record<Side, Named | null>, t: Translate): { home: string; away: string } {
  return { home: teamName(home, t), away: teamName(away, t) };
}
