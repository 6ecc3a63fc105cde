import { zonedTime } from '../../../web/domain/zonedTime.ts';

const MINUTE = 60_000;

/**
 * Converts a local time in Germany (`2026-11-21T15:30`) to milliseconds UTC. A time that occurs twice in autumn is
 * taken as summer time.
 */
export function germanInstant(reading: string): number {
  const asUtc = Date.parse(`${reading}Z`);
  // Summer time (UTC+2) comes first.
  const found = [2, 1].find((hours) => {
    const { date, time } = zonedTime(asUtc - hours * 60 * MINUTE, 'Europe/Berlin');
    return `${date}T${time}` === reading;
  });
  return asUtc - (found ?? 1) * 60 * MINUTE;
}
