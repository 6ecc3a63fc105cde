import { describe, expect, it } from 'vitest';
import type { MatchState, Period } from '../../../web/domain/match.ts';
import { runningMinute } from '../../../web/domain/matchClock.ts';
import { minuteText } from '../../../web/format/matchStatus.ts';

const START = Date.parse('2026-11-21T15:00:00Z');

const inPlay = (period: Period, startedAt: number | null = START): MatchState => ({
  kind: 'playing',
  period,
  startedAt,
  score: null,
});

/** The minute shown `clock` (minutes:seconds) after the start of a period. */
function shown(period: Period, clock: string): string | null {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return minuteText(inPlay(period), START + (minutes * 60 + seconds) * 1000);
}

describe('match clock', () => {
  it.each<[Period, string, string]>([
    ['first-half', '0:00', "1'"],
    ['first-half', '0:59', "1'"],
    ['first-half', '1:00', "2'"],
    ['first-half', '44:59', "45'"],
    ['first-half', '45:00', "45+1'"],
    ['first-half', '46:00', "45+2'"],
    ['first-half', '64:59', "45+20'"],
    ['first-half', '65:00', "45+'"],
    ['second-half', '0:00', "45'"],
    ['second-half', '1:00', "46'"],
    ['second-half', '45:59', "90'"],
    ['second-half', '46:00', "90+1'"],
    ['second-half', '120:00', "90+'"],
    ['extra-time-first-half', '0:00', "90'"],
    ['extra-time-first-half', '15:59', "105'"],
    ['extra-time-first-half', '16:00', "105+1'"],
    ['extra-time-first-half', '60:00', "105+'"],
    ['extra-time-second-half', '0:00', "105'"],
    ['extra-time-second-half', '15:59', "120'"],
    ['extra-time-second-half', '16:00', "120+1'"],
    ['extra-time-second-half', '60:00', "120+'"],
  ])('the minute of the %s is, %s after it began, %s', (period, clock, minute) => {
    expect(shown(period, clock)).toBe(minute);
  });

  it('the minute never goes back and never passes the end of its period', () => {
    let last = 0;
    for (let minute = 0; minute < 300; minute += 1) {
      const running = runningMinute(inPlay('first-half'), START + minute * 60_000);
      const total = (running?.minute ?? 0) + (running?.added ?? 0);
      expect(running?.minute).toBeLessThanOrEqual(45);
      if (running?.added !== null) expect(total).toBeGreaterThanOrEqual(last);
      last = running?.added === null ? last : total;
    }
  });

  it('the minute is the first one when clocks disagree by up to two minutes', () => {
    expect(minuteText(inPlay('first-half'), START - 1)).toBe("1'");
    expect(minuteText(inPlay('first-half'), START - 120_000)).toBe("1'");
    expect(minuteText(inPlay('first-half'), START - 3_600_000)).toBeNull();
  });

  it('a match whose clock is stopped has no minute', () => {
    expect(minuteText({ kind: 'half-time', score: null }, START)).toBeNull();
    expect(minuteText({ kind: 'not-started' }, START)).toBeNull();
    expect(minuteText(inPlay('second-quarter'), START + 60_000)).toBeNull();
    expect(minuteText(inPlay('penalties'), START + 60_000)).toBeNull();
  });
});
