import { expect, it } from 'vitest';
import type { MatchState } from '../../../web/domain/match.ts';
import { earlierOf, type StateHistory, stateAt as stateSeenAt } from '../../../worker/push/stateHistory.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const SECOND = 1000;

const playing = (home: number): MatchState => {
  return { kind: 'playing', period: 'first-half', startedAt: NOON, score: { home, away: 0 } };
};

const seen = (since: number, state: MatchState): StateHistory => ({
  id: '1',
  sport: 'football',
  state,
  since,
  earlier: [],
  redCards: { home: 0, away: 0 },
  correctedAt: null,
  kickOff: NOON - 20 * 60_000,
});

const changed = (before: StateHistory, at: number, state: MatchState): StateHistory => {
  return { ...before, state, since: at, earlier: earlierOf(before, at) };
};

/** The state at an instant, for a list that is newer than the journal. */
const stateAt = (match: StateHistory, instant: number) => stateSeenAt(match, instant, NOON + 400 * SECOND);

it('a match has the state before its first change after the instant', () => {
  const before = changed(seen(NOON - 60 * SECOND, playing(0)), NOON, playing(1));
  const match = changed(before, NOON + 10 * SECOND, playing(2));
  expect(stateAt(match, NOON - SECOND)).toMatchObject({ id: '1', state: playing(0) });
  expect(stateAt(match, NOON)).toMatchObject({ state: playing(1) });
  expect(stateAt(match, NOON + 10 * SECOND)).toBeNull();
});

it('a match that changed after the list has its current state', () => {
  const match = changed(seen(NOON - 60 * SECOND, playing(0)), NOON, playing(1));
  expect(stateSeenAt(match, NOON + SECOND, NOON - SECOND)).toMatchObject({ state: playing(1) });
  expect(stateSeenAt(match, NOON + SECOND, NOON)).toBeNull();
});

it('a match that was not seen at the instant is unknown', () => {
  const unknown = { id: '1', state: { kind: 'awaiting-info', score: null } };
  expect(stateAt(seen(NOON, playing(3)), NOON - 30 * SECOND)).toMatchObject(unknown);
  // A match that has not begun had not begun at the earlier instant either.
  expect(stateAt(seen(NOON, { kind: 'not-started' }), NOON - 30 * SECOND)).toBeNull();
});

it('a match that ended long ago gives nothing', () => {
  const ended: MatchState = { kind: 'finished', ending: 'regular', score: { home: 2, away: 1 }, shootOut: null };
  const long = { ...seen(NOON, ended), kickOff: NOON - 6 * 3_600_000 };
  expect(stateAt(long, NOON - 30 * SECOND)).toBeNull();
  expect(stateAt(seen(NOON, ended), NOON - 30 * SECOND)).not.toBeNull();
});

it('earlier states are forgotten after some minutes', () => {
  const first = changed(seen(NOON - SECOND, playing(0)), NOON, playing(1));
  const match = changed(first, NOON + 300 * SECOND, playing(2));
  expect(stateAt(match, NOON - SECOND)?.state).toEqual({ kind: 'awaiting-info', score: null });
  expect(stateAt(match, NOON)?.state).toEqual(playing(1));
});
