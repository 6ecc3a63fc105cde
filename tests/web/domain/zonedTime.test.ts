import { describe, expect, it } from 'vitest';
import { isCalendarDate, isTimeZone, startOfDay } from '../../../web/domain/zonedDay.ts';
import { addDays, calendarParts, minuteOfDay, zonedTime } from '../../../web/domain/zonedTime.ts';

const HOUR = 3_600_000;
const hoursOf = (date: string, zone: string) => (startOfDay(addDays(date, 1), zone) - startOfDay(date, zone)) / HOUR;

describe('day of a zone', () => {
  it.each([
    ['Europe/Amsterdam', '2026-03-29', '2026-03-28T23:00:00Z', 23],
    ['Europe/Amsterdam', '2026-10-25', '2026-10-24T22:00:00Z', 25],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
    ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00Z', 23],
    ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00Z', 24],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00Z', 23.5],
  ])('the day of %s on %s begins at %s and has %d hours', (zone, date, start, hours) => {
    expect(new Date(startOfDay(date, zone)).toISOString()).toBe(start.replace('Z', '.000Z'));
    expect(hoursOf(date, zone)).toBe(hours);
  });

  it('a day begins at one o’clock when clocks skip midnight (Santiago)', () => {
    expect(new Date(startOfDay('2026-09-06', 'America/Santiago')).toISOString()).toBe('2026-09-06T04:00:00.000Z');
    expect(zonedTime(startOfDay('2026-09-06', 'America/Santiago'), 'America/Santiago').time).toBe('01:00');
    expect(hoursOf('2026-09-06', 'America/Santiago')).toBe(23);
  });

  it('a day has 25 hours when clocks go back over midnight (Santiago)', () => {
    expect(hoursOf('2026-04-04', 'America/Santiago')).toBe(25);
  });

  it('a day with two midnights begins at the first (Azores)', () => {
    expect(new Date(startOfDay('2026-10-25', 'Atlantic/Azores')).toISOString()).toBe('2026-10-25T00:00:00.000Z');
    expect(hoursOf('2026-10-25', 'Atlantic/Azores')).toBe(25);
  });

  it('every day of 2026 begins on its date in every zone', () => {
    const wrong: string[] = [];
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 13)) {
        const start = startOfDay(date, zone);
        if (zonedTime(start, zone).date !== date) wrong.push(`${zone} ${date}: not yet`);
        if (zonedTime(start - 1, zone).date !== addDays(date, -1)) wrong.push(`${zone} ${date}: already`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('calendar date', () => {
  it.each(['2026-11-21', '2028-02-29', '1999-12-31'])('%s is a valid date', (text) =>
    expect(isCalendarDate(text)).toBe(true),
  );

  it.each([
    ...['2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '2026-1-1', '21-11-2026', '2026-11-21T00:00', ''],
    ...['today', '0001-01-01', '9999-01-01', ' 2026-11-21', '2026-11-21\n'],
  ])('%j is not a valid date', (text) => expect(isCalendarDate(text)).toBe(false));
});

describe('time zone', () => {
  it.each(['Europe/Amsterdam', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])(
    '%s is a valid time zone',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true);
    },
  );

  it.each(['', 'Mars/Olympus', '+01:00', '../../etc', 'Europe/Amsterdam\n', '<script>', 'a'.repeat(500), 'Z'])(
    '%j is not a valid time zone',
    (zone) => expect(isTimeZone(zone)).toBe(false),
  );
});

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
