import type { Follows } from '../../domain/follows.ts';
import { followedMatches } from '../../domain/follows.ts';
import type { ListFilter } from '../../domain/listQuery.ts';
import type { Match } from '../../domain/match.ts';
import { isUnder } from '../../domain/matchFilter.ts';
import { byKickOff } from '../../domain/matchOrder.ts';
import type { OddsBoard } from '../../domain/odds.ts';
import type { Sport } from '../../domain/sport.ts';

/** A list of matches as the part of it that is a visitor's own needs it. */
export interface OwnList {
  matches: readonly Match[];
  filter: ListFilter;
  sport: Sport;
  odds: OddsBoard;
  /** Who may bet on the prices, in years; null where the list keeps no place for prices. */
  minimumAge: number | null;
}

/** The matches of a list that a visitor follows, under its filter, by kick-off. */
export function ownMatchesOf({ matches, filter }: Pick<OwnList, 'matches' | 'filter'>, follows: Follows): Match[] {
  return followedMatches(matches, follows)
    .filter((match) => isUnder(filter, match))
    .sort(byKickOff);
}
