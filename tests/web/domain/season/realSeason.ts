import type { Match, MatchState } from '../../../../web/domain/match.ts';
import seasons from './realSeasons.json' with { type: 'json' };
import { finished, matchOf } from './seasonOf.ts';

/** A past season with its official outcome. */
export interface RealSeason {
  name: string;
  competition: { name: string; country: { slug: string } };
  /** Point deductions by team. */
  deductions?: Readonly<Record<string, number>>;
  /** A line per team with its home results, in the order of the teams; `0-2*` was awarded. */
  results: readonly string[];
  /** The official final table: `Team points scored:conceded`. */
  table: readonly string[];
}

/**
 * Seasons with goal difference as the first tie-breaker, and with head-to-head results or wins. Results:
 * github.com/openfootball/football.json (CC0 1.0, public domain); tables as the leagues published them.
 */
export const { byDifference, byMeetingsOrWins }: Record<keyof typeof seasons, readonly RealSeason[]> = seasons;

/** The teams of a season in alphabetical order. */
export const teamsOf = ({ results }: RealSeason): string[] => results.map((line) => line.split('|')[0]?.trim() ?? '');

/** The state of a finished match: `2-1`, or `0-2*` if it was awarded. */
function stateOf(cell: string): MatchState {
  const [, home, away, desk] = /^(\d+)-(\d+)(\*?)$/.exec(cell) ?? [];
  const score = { home: Number(home), away: Number(away) };
  return desk === '*' ? { kind: 'finished', ending: 'awarded', score, shootOut: null } : finished(score);
}

/** The matches of a season, in an arbitrary order, which does not matter here. */
export function matchesOf(season: RealSeason): Match[] {
  const teams = teamsOf(season);
  return season.results.flatMap((line, row) => {
    const cells = line.split('|')[1]?.trim().split(/\s+/) ?? [];
    return cells.flatMap((cell, column) =>
      row === column
        ? []
        : [
            matchOf(teams[row] ?? '', teams[column] ?? '', {
              state: stateOf(cell),
              day: (row + column) % teams.length,
            }),
          ],
    );
  });
}
