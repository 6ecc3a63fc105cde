import type { StandingsRow } from '../../../web/domain/standings.ts';

/** Points earned at three per win and one per draw, with the actual points; null if a figure is missing. */
function earnedPoints({ won, drawn, points }: StandingsRow): { earned: number; points: number } | null {
  return won === null || drawn === null || points === null ? null : { earned: 3 * won + drawn, points };
}

/** If fewer teams than this share have exactly their earned points, the table counts points differently. */
const MIN_AGREEING = 2 / 3;

/**
 * Derives point deductions for sources without such a field: earned points minus actual points. Leaves tables alone
 * that count points differently, such as halved points.
 */
export function withDeductions(rows: readonly StandingsRow[]): StandingsRow[] {
  const earnings = rows.map(earnedPoints);
  const agreeing = earnings.filter((earning) => earning !== null && earning.earned === earning.points).length;
  if (agreeing < rows.length * MIN_AGREEING) return [...rows];
  return rows.map((row, index) => {
    const earning = earnings[index] ?? null;
    return earning === null ? row : { ...row, deductions: Math.max(0, earning.earned - earning.points) };
  });
}
