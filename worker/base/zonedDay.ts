import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { zonedTime } from '../../web/format/zonedTime.ts';

dayjs.extend(utc);

/** Whether this runtime knows an IANA zone of that name. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,48}$/.test(zone)) return false;
  try {
    zonedTime(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a real calendar date written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && dayjs.utc(text).toISOString().startsWith(text);
}

const MOST_STARTS = 1_000;
const starts = new Map<string, number>();

/** The instant (milliseconds UTC) at which a calendar date begins in a zone, daylight-saving changes included. */
export function startOfDay(date: string, zone: string): number {
  const key = `${date} ${zone}`;
  let start = starts.get(key);
  if (start === undefined) {
    start = findStart(date, zone);
    // Every poll asks for the same few.
    if (starts.size >= MOST_STARTS) starts.clear();
    starts.set(key, start);
  }
  return start;
}

function findStart(date: string, zone: string): number {
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
