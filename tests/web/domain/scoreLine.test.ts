import { describe, expect, it } from 'vitest';
import type { Match, MatchState } from '../../../web/domain/match.ts';
import { dotsPath, linePath, reachOf } from '../../../web/domain/scoreLine.ts';

const START = Date.parse('2026-11-21T15:00:00Z');
const MINUTE = 60_000;

const of = (state: MatchState, sport: Match['sport'] = 'football') => ({ sport, state });

const playing = (period: (MatchState & { kind: 'playing' })['period'], startedAt: number | null = START) =>
  ({ kind: 'playing', period, startedAt, score: null }) as const;

describe('score line', () => {
  it('the score line is as long as the share of minutes played', () => {
    expect(reachOf(of(playing('first-half')), [], START + 8 * MINUTE)).toBe(10);
    expect(reachOf(of(playing('second-half')), [], START + 35 * MINUTE)).toBe(88.9);
  });

  it('the score line stays at the end of a half during added time', () => {
    expect(reachOf(of(playing('first-half')), [], START + 49 * MINUTE)).toBe(50);
    expect(reachOf(of({ kind: 'half-time', score: null }), [], START)).toBe(50);
    expect(reachOf(of(playing('second-half')), [], START + 50 * MINUTE)).toBe(100);
  });

  it('the score line spans 120 minutes from extra time on and is full at the end', () => {
    expect(reachOf(of(playing('extra-time-first-half')), [], START + 9 * MINUTE)).toBe(82.5);
    expect(reachOf(of(playing('penalties', null)), [], START)).toBe(100);
    expect(reachOf(of({ kind: 'finished', ending: 'regular', score: null, shootOut: null }), [], START)).toBe(100);
  });

  it('the score line shows the finished periods when the clock is unknown', () => {
    expect(reachOf(of(playing('third-quarter', null), 'basketball'), [], START)).toBe(50);
    expect(reachOf(of(playing('first-period', null), 'ice-hockey'), [], START)).toBe(0);
    expect(reachOf(of(playing('second-half', null)), [], START)).toBe(50);
  });

  it('the score line reaches the last goal when the clock is behind it or unknown', () => {
    const goals = [
      { side: 'home', minute: 9 },
      { side: 'away', minute: 81 },
    ] as const;
    expect(reachOf(of(playing('second-half')), goals, START + 26 * MINUTE)).toBe(90);
    expect(reachOf(of(playing('second-half', null)), goals, START)).toBe(90);
    expect(reachOf(of(playing('second-half')), goals, START + 44 * MINUTE)).toBe(98.9);
  });

  it.each([
    { kind: 'not-started' },
    { kind: 'postponed' },
    { kind: 'abandoned', score: null },
    { kind: 'awaiting-info', score: null },
    { kind: 'other', text: 'Interrupted', score: null },
  ] as const)('the score line does not exist for a match of state $kind', (state) => {
    expect(reachOf(of(state), [], START)).toBeNull();
  });

  it('the score line has a dot for each goal', () => {
    const match = of(playing('second-half'));
    const goals = [
      { side: 'home', minute: 45 },
      { side: 'away', minute: 72 },
    ] as const;
    expect(linePath(54.4)).toBe('M0 5H54');
    expect(dotsPath(goals, match)).toBe('M50 5h0M80 5h0');
    expect(dotsPath(goals, match, 'away')).toBe('M80 5h0');
    expect(dotsPath([{ side: 'home', minute: 999 }], match)).toBe('M100 5h0');
  });
});
