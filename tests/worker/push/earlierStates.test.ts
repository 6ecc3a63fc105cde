import { describe, expect, it } from 'vitest';
import type { MatchState } from '../../../web/domain/match.ts';
import { type DatedState, EarlierStates } from '../../../worker/push/earlierStates.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const SECOND = 1000;

const playing = (home: number): MatchState => {
  return { kind: 'playing', period: 'first-half', startedAt: NOON, score: { home, away: 0 } };
};

const dated = (since: number, state: MatchState, id = '1'): DatedState => ({
  ...{ id, sport: 'football', state, since },
  ...{ redCards: { home: 0, away: 0 }, correctedAt: null, kickOff: NOON - 20 * 60_000 },
});

describe('earlier states of matches', () => {
  it('a match has the state before its first change after the instant', () => {
    const states = new EarlierStates();
    states.note(dated(NOON - 60 * SECOND, playing(0)), NOON);
    states.note(dated(NOON, playing(1)), NOON + 10 * SECOND);
    const now = [dated(NOON + 10 * SECOND, playing(2))];
    expect(states.at(NOON - SECOND, now)).toMatchObject([{ id: '1', state: playing(0) }]);
    expect(states.at(NOON, now)).toMatchObject([{ state: playing(1) }]);
    expect(states.at(NOON + 10 * SECOND, now)).toEqual([]);
  });

  it('a match that was not seen at the instant is unknown', () => {
    const now = [dated(NOON, playing(3)), dated(NOON, { kind: 'not-started' }, '2')];
    const [unknown, ...others] = new EarlierStates().at(NOON - 30 * SECOND, now);
    expect(unknown).toMatchObject({ id: '1', state: { kind: 'awaiting-info', score: null } });
    // A match that has not begun had not begun at the earlier instant either.
    expect(others).toEqual([]);
  });

  it('a match that ended long ago gives nothing', () => {
    const ended: MatchState = { kind: 'finished', ending: 'regular', score: { home: 2, away: 1 }, shootOut: null };
    const long = { ...dated(NOON, ended), kickOff: NOON - 6 * 3_600_000 };
    expect(new EarlierStates().at(NOON - 30 * SECOND, [long])).toEqual([]);
    expect(new EarlierStates().at(NOON - 30 * SECOND, [dated(NOON, ended)])).toHaveLength(1);
  });

  it('earlier states are forgotten after some minutes', () => {
    const states = new EarlierStates();
    states.note(dated(NOON - SECOND, playing(0)), NOON);
    states.note(dated(NOON - SECOND, playing(0), '2'), NOON + 300 * SECOND);
    const now = [dated(NOON, playing(1)), dated(NOON + 300 * SECOND, playing(1), '2')];
    const found = states.at(NOON - SECOND, now);
    expect(found.find(({ id }) => id === '1')?.state).toEqual({ kind: 'awaiting-info', score: null });
    expect(found.find(({ id }) => id === '2')?.state).toEqual(playing(0));
  });
});
