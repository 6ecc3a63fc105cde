/** A range of days, `YYYY-MM-DD`, both ends included. */
export interface DaySpan {
  from: string;
  to: string;
}

export function isWithin(day: string, { from, to }: DaySpan): boolean {
  return day >= from && day <= to;
}
