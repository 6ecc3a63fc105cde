import { describe, expect, it } from 'vitest';
import { isAwaited, quietFor } from '../../../web/domain/awaited.ts';
import type { MatchState } from '../../../web/domain/match.ts';
import { matchOf } from '../../support/matchOf.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const MAX = 150_000;

const inMinutes = (minutes: number, state: MatchState = { kind: 'not-started' }) =>
  matchOf({ kickOff: NOW + minutes * MINUTE, state });
const playing: MatchState = { kind: 'playing', period: 'first-half', startedAt: NOW, score: { home: 0, away: 0 } };

describe('awaited match', () => {
  it.each([
    ['is being played, whenever it began', inMinutes(-300, playing)],
    ['is at half-time', inMinutes(-50, { kind: 'half-time', score: null })],
    ['begins in ten minutes', inMinutes(10)],
    ['should have begun and is late', inMinutes(-170)],
    ['is delayed', inMinutes(-20, { kind: 'delayed', score: null })],
    ['has an unknown state', inMinutes(-20, { kind: 'other', text: 'Rain', score: null })],
  ])('a match is awaited when it %s', (_, match) => {
    expect([isAwaited(match, NOW), quietFor([inMinutes(300), match], NOW, MAX)]).toEqual([true, 0]);
  });

  it.each([
    ['begins later', inMinutes(20)],
    ['has ended', inMinutes(-20, { kind: 'finished', ending: 'regular', score: null, shootOut: null })],
    ['was put off', inMinutes(5, { kind: 'postponed' })],
    ['has no hour yet', matchOf({ ...inMinutes(5), untimed: true })],
    ['should have begun three hours ago', inMinutes(-180)],
  ])('a match is not awaited when it %s', (_, match) => {
    expect([isAwaited(match, NOW), quietFor([match], NOW, MAX)]).toEqual([false, MAX]);
  });
});

describe('quiet list', () => {
  it('a list is quiet until ten minutes before the next kick-off', () => {
    expect(quietFor([inMinutes(300), inMinutes(12), inMinutes(11)], NOW, MAX)).toBe(MINUTE);
  });
});
