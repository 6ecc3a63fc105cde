import { describe, expect, it } from 'vitest';
import { addDays, calendarParts, minuteOfDay, zonedTime } from '../../../web/domain/zonedTime.ts';

describe('wall clock of a zone', () => {
  const instant = Date.parse('2026-11-21T18:30:00Z');

  it.each([
    ['UTC', '2026-11-21', '18:30'],
    ['Europe/Amsterdam', '2026-11-21', '19:30'],
    ['Asia/Kathmandu', '2026-11-22', '00:15'],
    ['Pacific/Auckland', '2026-11-22', '07:30'],
    ['America/Los_Angeles', '2026-11-21', '10:30'],
  ])('the zone %s has its own date and time', (zone, date, time) => {
    expect(zonedTime(instant, zone)).toEqual({ date, time });
    const minute = minuteOfDay(instant, zone);
    expect([Math.floor(minute / 60), minute % 60]).toEqual(time.split(':').map(Number));
  });
});

describe('calendar dates', () => {
  it('dates count correctly over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(calendarParts('2026-11-21')).toEqual({ weekday: 6, day: 21, month: 10, year: 2026 });
  });
});
