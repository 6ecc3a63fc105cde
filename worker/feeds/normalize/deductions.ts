import type { StandingsRow } from '../../../web/domain/standings.ts';

/** What the matches of a team are worth where a win is three points and a draw one; null where its source does not say. */
function worthOf({ won, drawn, points }: StandingsRow): { earned: number; points: number } | null {
  return won === null || drawn === null || points === null ? null : { earned: 3 * won + drawn, points };
}

/** Where fewer teams than this part have what their matches are worth, points are counted in another way. */
const MOST_OF_THEM = 2 / 3;

/**
 * Rows of a table of a source that has no field for points taken away: those of a team that has fewer points than its
 * matches are worth. Nothing is told of a table where most teams have others, such as one of halved points.
 */
export function withDeductions(rows: readonly StandingsRow[]): StandingsRow[] {
  const worths = rows.map(worthOf);
  const agreeing = worths.filter((worth) => worth !== null && worth.earned === worth.points).length;
  if (agreeing < rows.length * MOST_OF_THEM) return [...rows];
  return rows.map((row, index) => {
    const worth = worths[index] ?? null;
    return worth === null ? row : { ...row, deductions: Math.max(0, worth.earned - worth.points) };
  });
}
