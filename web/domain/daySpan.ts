/** Days from one to another, both included, `YYYY-MM-DD`. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Whether a day (`YYYY-MM-DD`) is one of a span's. */
export function isWithin(day: string, { from, to }: DaySpan): boolean {
  return day >= from && day <= to;
}
