import { zonedTime } from '../../../web/format/zonedTime.ts';

const MINUTE = 60_000;

/**
 * The instant (milliseconds UTC) of a German wall clock reading, `2026-11-21T15:30`. The hour that the clocks go through
 * twice in autumn is taken as the first.
 */
export function germanInstant(reading: string): number {
  const asUtc = Date.parse(`${reading}Z`);
  // Germany is one or two hours ahead; the earlier instant is the one of summer time.
  const found = [2, 1].find((hours) => {
    const { date, time } = zonedTime(asUtc - hours * 60 * MINUTE, 'Europe/Berlin');
    return `${date}T${time}` === reading;
  });
  return asUtc - (found ?? 1) * 60 * MINUTE;
}
