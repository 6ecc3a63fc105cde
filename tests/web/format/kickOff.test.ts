import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../../locales/translator.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import { clockTime } from '../../../web/format/kickOff.ts';

const at = (time: string, locale: Locale, country: string) =>
  clockTime(Date.parse(`2026-11-21T${time}:00Z`), 'UTC', translatorFor({ locale, country }));

describe('clockTime', () => {
  it.each([
    ['00:05', '12:05 AM'],
    ['09:30', '9:30 AM'],
    ['12:00', '12:00 PM'],
    ['19:45', '7:45 PM'],
  ])('writes %s in twelve hours for English in the United States and Canada', (time, written) => {
    for (const country of ['US', 'CA']) expect(at(time, 'en', country).replace('\u00a0', ' ')).toBe(written);
  });

  it.each([
    ['en', 'GB'],
    ['en', 'NL'],
    ['nl', 'US'],
  ] as const)('writes twenty-four hours in %s for %s', (locale, country) => {
    expect(at('09:05', locale, country)).toBe('09:05');
    expect(at('19:45', locale, country)).toBe('19:45');
  });
});
