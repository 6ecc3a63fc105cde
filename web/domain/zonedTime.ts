/** A range of days, `YYYY-MM-DD`, both ends included. */
export interface DaySpan {
  from: string;
  to: string;
}

export function isWithin(day: string, { from, to }: DaySpan): boolean {
  return day >= from && day <= to;
}

const MINUTE_MS = 60_000;
/** Every zone’s offset changes at a full quarter of an hour, so one reading serves the quarter. */
const QUARTER_MS = 15 * MINUTE_MS;
const MAX_OFFSETS = 5_000;

const STYLES = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

// A zone’s offset from UTC in milliseconds.
function offsetAt(instant: number, zone: string): number {
  const at = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  const key = `${at} ${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  // A formatter costs fifty times as much as a reading, so each zone keeps one.
  const formatter = formatters.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...STYLES });
  formatters.set(zone, formatter);
  const parts: Record<string, string> = {};
  for (const { type, value } of formatter.formatToParts(at)) parts[type] = value;
  const offset = Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}Z`) - at;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Date (`YYYY-MM-DD`) and time (`HH:mm`) of an instant (milliseconds UTC) in an IANA zone. */
export function zonedTime(instant: number, zone: string): { date: string; time: string } {
  const wall = new Date(instant + offsetAt(instant, zone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** The UTC date of an instant (milliseconds UTC), `YYYY-MM-DD`. */
export function utcDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

const MINUTES_A_DAY = 1440;

/** Minutes since midnight of an instant (milliseconds UTC) in an IANA zone. */
export function minuteOfDay(instant: number, zone: string): number {
  return Math.floor((instant + offsetAt(instant, zone)) / MINUTE_MS) % MINUTES_A_DAY;
}

const DAY_MS = 86_400_000;

/** The date `days` after a `YYYY-MM-DD`; before it if negative. */
export function addDays(date: string, days: number): string {
  return utcDate(Date.parse(date) + days * DAY_MS);
}

/** Weekday (0 for Sunday), day, month (0 for January) and year of a date. */
export function calendarParts(date: string): { weekday: number; day: number; month: number; year: number } {
  const at = new Date(date);
  return { weekday: at.getUTCDay(), day: at.getUTCDate(), month: at.getUTCMonth(), year: at.getUTCFullYear() };
}
