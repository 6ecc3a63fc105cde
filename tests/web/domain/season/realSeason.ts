import type { Match, MatchState } from '../../../../web/domain/match.ts';
import { finished, matchOf } from './seasonOf.ts';

/** A season that was played, and how it officially ended. */
export interface RealSeason {
  name: string;
  competition: { name: string; country: { slug: string } };
  /** Points taken away, by team. */
  deductions: Readonly<Record<string, number>>;
  /** A line a team: its results at home, in the order of the lines; `0-2*` was decided at a desk. */
  results: string;
  /** The official final table: `Team points scored:conceded`. */
  table: string;
}

/** The lines of a text. */
export const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** The teams of a season, in the order of the alphabet. */
export const teamsOf = ({ results }: RealSeason): string[] =>
  linesOf(results).map((line) => line.split('|')[0]?.trim() ?? '');

/** How a match ended that its grid has as `2-1`, or `0-2*` where it was decided at a desk. */
function stateOf(cell: string): MatchState {
  const [, home, away, desk] = /^(\d+)-(\d+)(\*?)$/.exec(cell) ?? [];
  const score = { home: Number(home), away: Number(away) };
  return desk === '*' ? { kind: 'finished', ending: 'awarded', score, shootOut: null } : finished(score);
}

/** The matches of a season. In which order they were played is not known: it counts for nothing. */
export function matchesOf(season: RealSeason): Match[] {
  const teams = teamsOf(season);
  return linesOf(season.results).flatMap((line, row) => {
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
