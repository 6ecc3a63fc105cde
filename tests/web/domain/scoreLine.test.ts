import { describe, expect, it } from 'vitest';
import type { Match, MatchState } from '../../../web/domain/match.ts';
import { linePath, reachOf, ticksPath } from '../../../web/domain/scoreLine.ts';

const START = Date.parse('2026-11-21T15:00:00Z');
const MINUTE = 60_000;

const of = (state: MatchState, sport: Match['sport'] = 'football') => ({ sport, state });

const playing = (period: (MatchState & { kind: 'playing' })['period'], startedAt: number | null = START) =>
  ({ kind: 'playing', period, startedAt, score: null }) as const;

describe('the score line', () => {
  it('is as long as the minute is far', () => {
    expect(reachOf(of(playing('first-half')), START + 8 * MINUTE)).toBe(10);
    expect(reachOf(of(playing('second-half')), START + 35 * MINUTE)).toBe(88.9);
  });

  it('waits at the end of a half whose added time runs', () => {
    expect(reachOf(of(playing('first-half')), START + 49 * MINUTE)).toBe(50);
    expect(reachOf(of({ kind: 'half-time', score: null }), START)).toBe(50);
    expect(reachOf(of(playing('second-half')), START + 50 * MINUTE)).toBe(100);
  });

  it('is 120 minutes long once there is extra time, and whole in a shoot-out and at the end', () => {
    expect(reachOf(of(playing('extra-time-first-half')), START + 9 * MINUTE)).toBe(82.5);
    expect(reachOf(of(playing('penalties', null)), START)).toBe(100);
    expect(reachOf(of({ kind: 'finished', ending: 'regular', score: null, shootOut: null }), START)).toBe(100);
  });

  it('goes by the parts that are over where nobody knows the clock', () => {
    expect(reachOf(of(playing('third-quarter', null), 'basketball'), START)).toBe(50);
    expect(reachOf(of(playing('first-period', null), 'ice-hockey'), START)).toBe(0);
    expect(reachOf(of(playing('second-half', null)), START)).toBe(50);
  });

  it.each([
    { kind: 'not-started' },
    { kind: 'postponed' },
    { kind: 'abandoned', score: null },
    { kind: 'awaiting-info', score: null },
    { kind: 'other', text: 'Interrupted', score: null },
  ] as const)('is not there while a match is $kind', (state) => {
    expect(reachOf(of(state), START)).toBeNull();
  });

  it('has a tick where a goal fell: up for the home side, down for the away side', () => {
    const match = of(playing('second-half'));
    const goals = [
      { side: 'home', minute: 45 },
      { side: 'away', minute: 72 },
    ] as const;
    expect(linePath(54.4)).toBe('M0 5H54.4');
    expect(ticksPath(goals, match)).toBe('M50 4V0M80 6v4');
    expect(ticksPath([{ side: 'home', minute: 999 }], match)).toBe('M100 4V0');
  });
});
