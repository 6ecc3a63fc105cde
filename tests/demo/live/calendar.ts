export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The number of a UTC date, counted from 1970-01-01. */
export function dayOf(instant: number): number {
  return Math.floor(instant / DAY);
}

export function startOfDay(day: number): number {
  return day * DAY;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1;
}

/** The number of the week that a day is in. Weeks of football begin on Tuesday: a weekend and its Monday are of one round. */
export function weekOf(day: number): number {
  return Math.floor((day + 2) / 7);
}

/** The Tuesday of a week. */
export function firstDayOf(week: number): number {
  return week * 7 - 2;
}

/** The day of a `YYYY-MM-DD` text, or null when there is no such date. */
export function parseDay(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const instant = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== text) return null;
  return dayOf(instant);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than all else in a day's plan. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

/** Minutes that a zone's clock is ahead of UTC at noon of a day. */
export function zoneOffset(zone: string, day: number): number {
  const instant = startOfDay(day) + 12 * HOUR;
  const parts = formatOf(zone).formatToParts(instant);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const match = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}
