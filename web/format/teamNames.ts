import type { Translate } from '../../locales/translate.ts';
import type { Match, Team } from '../domain/match.ts';

/** A team by its name; in words that it is not known yet where nobody knows who plays. */
export function teamName(team: Pick<Team, 'name'> | null, t: Translate): string {
  return team?.name ?? t('match.undecided');
}

/** Both sides of a match by their names. */
export function namesOf({ home, away }: Pick<Match, 'home' | 'away'>, t: Translate): { home: string; away: string } {
  return { home: teamName(home, t), away: teamName(away, t) };
}
