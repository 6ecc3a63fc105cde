import type { Translate } from '../../locales/translate.ts';
import { hasDraws, SPORT_FACTS, type Sport } from '../domain/sport.ts';
import type { StandingsRow } from '../domain/standings.ts';

/** The columns after rank and team. */
export const COLUMNS = ['played', 'won', 'drawn', 'lost', 'goals', 'difference', 'points', 'form'] as const;

export type Column = (typeof COLUMNS)[number];

/** The full name of a column, in goals or in points depending on the sport. */
export function longName(column: Exclude<Column, 'form'>, sport: Sport, t: Translate): string {
  const isScored = column === 'difference' || column === 'goals';
  return t(
    isScored && SPORT_FACTS[sport].scored === 'points'
      ? `tournament.scoredPoints.${column}`
      : `tournament.${column}Long`,
  );
}

/** A goal difference with its sign: `+12`, `0`, `−3`. */
export function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';
}

/** The text of a cell; null if the feed has no value. */
export function textOf(row: StandingsRow, column: Exclude<Column, 'form'>): string | null {
  if (column !== 'difference' && column !== 'goals') {
    const number = row[column];
    return number === null ? null : String(number);
  }
  if (row.for === null || row.against === null) return null;
  return column === 'goals' ? `${row.for}:${row.against}` : signed(row.for - row.against);
}

/** Whether a column has anything to say in these rows. A column of draws has not if every match has a winner. */
export function isFilled(column: Column, rows: readonly StandingsRow[], sport: Sport): boolean {
  if (column === 'form') return rows.some(({ form }) => form.length > 0);
  if (column === 'drawn' && !hasDraws(sport)) return rows.some(({ drawn }) => (drawn ?? 0) > 0);
  return rows.some((row) => textOf(row, column) !== null);
}
