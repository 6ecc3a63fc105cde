import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { zonedTime } from '../../web/domain/zonedTime.ts';

dayjs.extend(utc);

export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,48}$/.test(zone)) return false;
  try {
    zonedTime(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a real date in the form `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && dayjs.utc(text).toISOString().startsWith(text);
}

const MOST_STARTS = 1_000;
const starts = new Map<string, number>();

/** The instant in milliseconds UTC at which a date begins in a zone, with daylight saving. */
export function startOfDay(date: string, zone: string): number {
  const key = `${date} ${zone}`;
  let start = starts.get(key);
  if (start === undefined) {
    start = findStart(date, zone);
    // Every poll needs the same few dates.
    if (starts.size >= MOST_STARTS) starts.clear();
    starts.set(key, start);
  }
  return start;
}

function findStart(date: string, zone: string): number {
  const midnight = dayjs.utc(date).valueOf();
  let guess = midnight;
  // The first guess can use the offset from before a clock change; the second uses the right one.
  for (let round = 0; round < 2; round += 1) {
    const wall = zonedTime(guess, zone);
    guess -= dayjs.utc(`${wall.date}T${wall.time}Z`).valueOf() - midnight;
  }
  // Where clocks skip midnight (Santiago, Beirut), the day begins an hour later.
  return zonedTime(guess, zone).date < date ? guess + 3_600_000 : guess;
}
