import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { longDay, zoneName } from '../../../web/format/calendar.ts';

describe('longDay', () => {
  it.each([
    ['en', '2026-11-19', 'Thursday 19 November'],
    ['en', '2027-02-14', 'Sunday 14 February 2027'],
    ['nl', '2026-11-19', 'donderdag 19 november'],
    ['nl', '2027-02-14', 'zondag 14 februari 2027'],
  ] as const)('has in %s the year only where it differs from today', (locale, date, day) => {
    expect(longDay(date, '2026-11-28', translator(locale))).toBe(day);
  });
});

describe('zoneName', () => {
  it.each([
    ['Europe/Brussels', 'Brussels', 'Brussel'],
    ['Europe/Amsterdam', 'Amsterdam', 'Amsterdam'],
    ['America/New_York', 'New York', 'New York'],
  ])('%s is %s in English and %s in Dutch', (zone, english, dutch) => {
    expect([zoneName(zone, 'en'), zoneName(zone, 'nl')]).toEqual([english, dutch]);
  });
});
