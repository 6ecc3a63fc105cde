import { describe, expect, it } from 'vitest';
import { isEnding } from '../../../web/domain/nearDays.ts';

describe('nearDays', () => {
  it.each([
    ['2026-11-23', '2026-11-24T00:00:00Z', true],
    ['2026-11-23', '2026-11-24T03:59:59Z', true],
    ['2026-11-23', '2026-11-24T04:00:00Z', false],
    ['2026-11-23', '2026-11-23T23:59:59Z', false],
    ['2026-11-22', '2026-11-24T00:30:00Z', false],
    ['2026-11-24', '2026-11-24T00:30:00Z', false],
    ['2026-12-31', '2027-01-01T01:00:00Z', true],
  ])('the days near %s at %s are %s', (date, now, expected) => expect(isEnding(date, Date.parse(now))).toBe(expected));
});
