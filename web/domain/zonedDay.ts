import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';
import { zonedTime } from './zonedTime.ts';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

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
  return /^(19|20|21)/.test(text) && dayjs.utc(text, 'YYYY-MM-DD', true).isValid();
}

/** The instant in milliseconds UTC at which a date begins in a zone, with daylight saving. */
export function startOfDay(date: string, zone: string): number {
  const midnight = Date.parse(date);
  let guess = midnight;
  // The first guess can use the offset from before a clock change; the second uses the right one.
  for (let round = 0; round < 2; round += 1) {
    const wall = zonedTime(guess, zone);
    guess -= Date.parse(`${wall.date}T${wall.time}Z`) - midnight;
  }
  // Where clocks skip midnight (Santiago, Beirut), the day begins an hour later.
  return zonedTime(guess, zone).date < date ? guess + 3_600_000 : guess;
}
