import { describe, expect, it } from 'vitest';
import { MINUTE, NOW } from '../parsed.ts';
import { AWAY, type fixture, HOME } from './apiFootball.records.ts';
import { matchFrom } from './parsed.ts';

describe('API-Football status', () => {
  const score = { home: 1, away: 1 };
  it.each([
    ['TBD', null, { kind: 'not-started' }],
    ['NS', null, { kind: 'not-started' }],
    ['1H', 40, { kind: 'playing', period: 'first-half', score }],
    ['HT', 45, { kind: 'half-time', score }],
    ['2H', 60, { kind: 'playing', period: 'second-half', score }],
    ['ET', 95, { kind: 'playing', period: 'extra-time-first-half', score }],
    ['ET', 107, { kind: 'playing', period: 'extra-time-second-half', score }],
    ['BT', 90, { kind: 'playing', period: 'extra-time-first-half', startedAt: null, score }],
    ['BT', 105, { kind: 'playing', period: 'extra-time-second-half', startedAt: null, score }],
    ['P', 120, { kind: 'playing', period: 'penalties', startedAt: null, score, shootOut: { home: 4, away: 5 } }],
    ['SUSP', 60, { kind: 'to-finish', score }],
    ['INT', 60, { kind: 'other', text: 'Interrupted', score }],
    ['FT', 90, { kind: 'finished', ending: 'regular', score, shootOut: null }],
    ['AET', 120, { kind: 'finished', ending: 'extra-time', score, shootOut: null }],
    ['PEN', 120, { kind: 'finished', ending: 'penalties', score, shootOut: { home: 4, away: 5 } }],
    ['PST', null, { kind: 'postponed' }],
    ['CANC', null, { kind: 'cancelled', score: null }],
    ['ABD', 30, { kind: 'abandoned', score }],
    ['AWD', null, { kind: 'finished', ending: 'awarded', score, shootOut: null }],
    ['WO', null, { kind: 'finished', ending: 'awarded', score, shootOut: null }],
    ['LIVE', null, { kind: 'awaiting-info', score }],
    ['LIVE', 30, { kind: 'playing', period: 'first-half', score }],
    ['LIVE', 80, { kind: 'playing', period: 'second-half', score }],
    ['NEW', 10, { kind: 'other', text: 'Status NEW', score }],
  ])('the status %s at minute %s is read', (short, elapsed, expected) => {
    const { state } = matchFrom([short, elapsed], [1, 1], { score: { penalty: { home: 4, away: 5 } } });
    expect(state).toMatchObject(expected);
  });

  it.each([
    ['ET', 105, 2, 'extra-time-first-half'],
    ['LIVE', 45, 3, 'first-half'],
  ])('added time stays in its half: %s at %d+%d', (short, elapsed, extra, period) => {
    expect(matchFrom([short, elapsed, extra], [1, 1]).state).toMatchObject({ kind: 'playing', period });
  });

  it('an unknown score is missing', () => {
    expect(matchFrom(['WO'], [null, null]).state).toMatchObject({ score: null });
    expect(matchFrom(['2H', 60], [1, null]).state).toMatchObject({ score: null });
  });
});

describe('awarded API-Football fixture', () => {
  const winnerOf = (status: string, goals: [number | null, number | null], won: [unknown, unknown]) => {
    const teams = { home: { ...HOME, winner: won[0] }, away: { ...AWAY, winner: won[1] } };
    return matchFrom([status], goals, { teams }).state;
  };

  it.each(['AWD', 'WO'])('the source’s winner counts when there are no goals: %s', (status) => {
    expect(winnerOf(status, [null, null], [true, false])).toMatchObject({ score: null, winner: 'home' });
    expect(winnerOf(status, [null, null], [false, true])).toMatchObject({ score: null, winner: 'away' });
  });

  it('the source’s winner counts when the goals contradict it', () => {
    expect(winnerOf('AWD', [2, 1], [false, true])).toMatchObject({ score: { home: 2, away: 1 }, winner: 'away' });
    expect(winnerOf('AWD', [0, 0], [true, false])).toMatchObject({ winner: 'home' });
  });

  it('no winner is added when the goals show it or the source names none', () => {
    expect(winnerOf('AWD', [3, 0], [true, false])).not.toHaveProperty('winner');
    for (const won of [
      [null, null],
      [true, true],
      [false, false],
      ['yes', 1],
      [undefined, undefined],
    ] as const)
      expect(winnerOf('WO', [null, null], [...won])).not.toHaveProperty('winner');
  });

  it.each([
    [null, null],
    [0, 0],
    [5, 1],
  ])('the winner counts over an impossible shoot-out of %s–%s', (home, away) => {
    const teams = { home: { ...HOME, winner: false }, away: { ...AWAY, winner: true } };
    const { state } = matchFrom(['PEN', 120], [1, 1], { score: { penalty: { home, away } }, teams });
    expect(state).toMatchObject({ score: { home: 1, away: 1 }, shootOut: null, winner: 'away' });
  });
});

describe('API-Football clock', () => {
  const startOf = (at: Parameters<typeof fixture>[0], periods: object) => {
    const { state } = matchFrom(at, [0, 0], { fixture: { periods } });
    return state.kind === 'playing' && state.startedAt !== null ? (NOW - state.startedAt) / MINUTE : null;
  };
  const ago = (minutes: number) => Math.round((NOW - minutes * MINUTE) / 1000);

  it('the clock runs from the stated start if it fits the minute', () => {
    expect(startOf(['1H', 40], { first: ago(39), second: null })).toBeCloseTo(39, 1);
    expect(startOf(['2H', 67], { first: ago(90), second: ago(22) })).toBeCloseTo(22, 1);
  });

  it('the clock runs from the minute if the stated start is missing or wrong', () => {
    expect(startOf(['1H', 20], { first: ago(40), second: null })).toBeCloseTo(19 + 20 / 60, 1);
    expect(startOf(['1H', 45, 3], { first: null, second: null })).toBeCloseTo(47 + 20 / 60, 1);
    expect(startOf(['ET', 98], {})).toBeCloseTo(8 + 20 / 60, 1);
  });

  it('the clock is missing without a minute or a start', () => expect(startOf(['1H', null], {})).toBeNull());
});
