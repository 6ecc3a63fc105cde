import type { Match } from '../match.ts';
import { endedResults, outcomeFor, type Result } from './results.ts';
import { roundsOf } from './rounds.ts';
import type { TableRules } from './tableRules.ts';

/** Compares a team with its previous season. */
export type LastSeason =
  /** Points after each match of both seasons, before deductions. */
  | { kind: 'played'; now: number[]; before: number[] }
  /** The team played in another competition. */
  | { kind: 'elsewhere' }
  /** The feed has no rounds of that season. */
  | { kind: 'unknown' }
  /** That season could not be loaded. */
  | { kind: 'unavailable' };

/**
 * Results of full rounds, oldest first. A round with at most half the matches of the fullest one is taken for a
 * play-off.
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

/** The matches of this season and the previous one; `before` is null if it could not be loaded. */
export interface TwoSeasons {
  now: readonly Match[];
  before: readonly Match[] | null;
}

/** Compares a team’s points with the previous season, match by match. */
export function lastSeasonOf(team: string, { now, before }: TwoSeasons, rules: TableRules): LastSeason {
  if (before === null) return { kind: 'unavailable' };
  const results = leagueResults(before);
  if (results.length === 0) return { kind: 'unknown' };
  const points = pointsByMatch(team, results, rules);
  if (points.length === 0) return { kind: 'elsewhere' };
  return { kind: 'played', now: pointsByMatch(team, leagueResults(now), rules), before: points };
}
