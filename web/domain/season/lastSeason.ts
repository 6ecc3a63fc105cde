import type { Match } from '../match.ts';
import { endedResults, outcomeFor, type Result } from './results.ts';
import { roundsOf } from './rounds.ts';
import type { TableRules } from './tableRules.ts';

/** How a team does beside the season before, as far as that can be said. */
export type LastSeason =
  /** Its points after each match of this season and of that one, without any that were taken away. */
  | { kind: 'played'; now: number[]; before: number[] }
  /** It was in another competition. */
  | { kind: 'elsewhere' }
  /** The feed has no rounds of it. */
  | { kind: 'unknown' }
  /** It could not be had just now. */
  | { kind: 'unavailable' };

/**
 * The results of the rounds in which the whole competition plays, the first one first: a round of half as many matches as the
 * fullest, or fewer, is one of a play-off.
 */
function leagueResults(matches: readonly Match[]): Result[] {
  const rounds = roundsOf(matches);
  const most = Math.max(0, ...rounds.map((round) => round.matches.length));
  return endedResults(rounds.flatMap((round) => (round.matches.length * 2 > most ? round.matches : [])));
}

function pointsByMatch(team: string, results: readonly Result[], { win, draw }: TableRules): number[] {
  const worth = { won: win, drawn: draw, lost: 0 };
  let sum = 0;
  return results
    .filter(({ home, away }) => home.id === team || away.id === team)
    .map((result) => {
      sum += worth[outcomeFor(result, team)];
      return sum;
    });
}

/** The matches of a season and of the one before it, which is null where it could not be had. */
export interface TwoSeasons {
  now: readonly Match[];
  before: readonly Match[] | null;
}

/** A team's points beside those of the season before, match by match. */
export function lastSeasonOf(team: string, { now, before }: TwoSeasons, rules: TableRules): LastSeason {
  if (before === null) return { kind: 'unavailable' };
  const results = leagueResults(before);
  if (results.length === 0) return { kind: 'unknown' };
  const points = pointsByMatch(team, results, rules);
  if (points.length === 0) return { kind: 'elsewhere' };
  return { kind: 'played', now: pointsByMatch(team, leagueResults(now), rules), before: points };
}
