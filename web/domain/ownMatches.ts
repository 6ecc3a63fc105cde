import type { Follows } from './follows.ts';
import { followedMatches } from './follows.ts';
import type { ListFilter } from './listQuery.ts';
import type { Match } from './match.ts';
import { isUnder } from './matchFilter.ts';
import { byKickOff } from './matchOrder.ts';
import type { OddsBoard } from './odds.ts';
import type { Sport } from './sport.ts';

/** The list that the visitor's followed matches come from. */
export interface OwnList {
  matches: readonly Match[];
  filter: ListFilter;
  sport: Sport;
  odds: OddsBoard;
  /** The minimum age for betting, in years; null if the list shows no prices. */
  minimumAge: number | null;
}

/** The followed matches that pass the list's filter, by kick-off. */
export function ownMatchesOf({ matches, filter }: Pick<OwnList, 'matches' | 'filter'>, follows: Follows): Match[] {
  return followedMatches(matches, follows)
    .filter((match) => isUnder(filter, match))
    .sort(byKickOff);
}
