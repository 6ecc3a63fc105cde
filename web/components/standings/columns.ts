import type { Translate } from '../../../locales/translate.ts';
import type { Sport } from '../../domain/sport.ts';
import type { StandingsRow } from '../../domain/standings.ts';

/** The columns after place and team. Points come before goals, so that a phone shows them without scrolling. */
export const COLUMNS = ['played', 'won', 'drawn', 'lost', 'difference', 'points', 'for', 'against', 'form'] as const;

export type Column = (typeof COLUMNS)[number];

/** What a column is called in full: basketball is scored in points, the other sports in goals. */
export function longName(column: Exclude<Column, 'form'>, sport: Sport, t: Translate): string {
  const isScored = column === 'difference' || column === 'for' || column === 'against';
  return t(isScored && sport === 'basketball' ? `tournament.scoredPoints.${column}` : `tournament.${column}Long`);
}

/** The number of a column in a row; null where the feed does not know it. */
export function numberOf(row: StandingsRow, column: Exclude<Column, 'form'>): number | null {
  if (column !== 'difference') return row[column];
  return row.for === null || row.against === null ? null : row.for - row.against;
}

/** A goal difference with its sign: `+12`, `0`, `−3`. */
export function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';
}
