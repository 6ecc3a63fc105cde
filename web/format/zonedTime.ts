import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** A wall clock reading in some zone. */
interface ZonedTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  time: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

// A formatter costs fifty times what a reading costs, so each zone keeps its own.
function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** Date and time of an instant (milliseconds UTC) on the wall of an IANA zone. */
export function zonedTime(instant: number, zone: string): ZonedTime {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) parts[type] = value;
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Whether this runtime knows an IANA zone of that name. */
export function isTimeZone(zone: string): boolean {
  if (formatters.has(zone)) return true;
  if (!/^[A-Za-z][\w+/-]{1,48}$/.test(zone)) return false;
  try {
    Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a real calendar date written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && dayjs.utc(text).format('YYYY-MM-DD') === text;
}

/** The calendar date that lies `days` after a `YYYY-MM-DD`; negative days lie before it. */
export function addDays(date: string, days: number): string {
  return dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD');
}

/** Whole days from one calendar date to another. */
export function daysBetween(from: string, to: string): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day');
}

/** Day of the week (0 for Sunday), day of the month, month (0 for January) and year of a calendar date. */
export function calendarParts(date: string): { weekday: number; day: number; month: number; year: number } {
  const at = dayjs.utc(date);
  return { weekday: at.day(), day: at.date(), month: at.month(), year: at.year() };
}

/** The instant (milliseconds UTC) at which a calendar date begins in a zone, daylight-saving changes included. */
export function startOfDay(date: string, zone: string): number {
  const midnight = dayjs.utc(date).valueOf();
  let guess = midnight;
  // The offset read at the first guess may be the one before a change; the second guess reads the one that holds.
  for (let round = 0; round < 2; round += 1) {
    const wall = zonedTime(guess, zone);
    guess -= dayjs.utc(`${wall.date}T${wall.time}Z`).valueOf() - midnight;
  }
  // A day whose midnight the clocks skip (Santiago, Beirut) begins an hour later.
  return zonedTime(guess, zone).date < date ? guess + 3_600_000 : guess;
}
