import { describe, expect, it } from 'vitest';
import type { fixture } from './apiFootball.records.ts';
import { MINUTE, matchFrom, NOW } from './parsed.ts';

describe('the status of a fixture', () => {
  const score = { home: 1, away: 1 };
  it.each([
    ['TBD', null, { kind: 'not-started', untimed: true }],
    ['NS', null, { kind: 'not-started' }],
    ['1H', 40, { kind: 'playing', period: 'first-half', score }],
    ['HT', 45, { kind: 'half-time', score }],
    ['2H', 60, { kind: 'playing', period: 'second-half', score }],
    ['ET', 95, { kind: 'playing', period: 'extra-time-first-half', score }],
    ['ET', 107, { kind: 'playing', period: 'extra-time-second-half', score }],
    ['BT', 90, { kind: 'playing', period: 'extra-time-first-half', startedAt: null, score }],
    ['BT', 105, { kind: 'playing', period: 'extra-time-second-half', startedAt: null, score }],
    ['P', 120, { kind: 'playing', period: 'penalties', startedAt: null, score }],
    ['SUSP', 60, { kind: 'to-finish', score }],
    ['INT', 60, { kind: 'to-finish', score }],
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
  ])('%s at %s', (short, elapsed, expected) => {
    const { state } = matchFrom([short, elapsed], [1, 1], { score: { penalty: { home: 4, away: 5 } } });
    expect(state).toMatchObject(expected);
  });

  it('has no score that nobody knows', () => {
    expect(matchFrom(['WO'], [null, null]).state).toMatchObject({ score: null });
    expect(matchFrom(['2H', 60], [1, null]).state).toMatchObject({ score: null });
  });
});

describe('the clock of a fixture', () => {
  const startOf = (at: Parameters<typeof fixture>[0], periods: object) => {
    const { state } = matchFrom(at, [0, 0], { fixture: { periods } });
    return state.kind === 'playing' && state.startedAt !== null ? (NOW - state.startedAt) / MINUTE : null;
  };
  const ago = (minutes: number) => Math.round((NOW - minutes * MINUTE) / 1000);

  it('runs from the stated start of a half while that agrees with the counted minute', () => {
    expect(startOf(['1H', 40], { first: ago(39), second: null })).toBeCloseTo(39, 1);
    expect(startOf(['2H', 67], { first: ago(90), second: ago(22) })).toBeCloseTo(22, 1);
  });

  it('runs from the counted minute where the stated start is missing or speaks of another one', () => {
    expect(startOf(['1H', 20], { first: ago(40), second: null })).toBeCloseTo(19 + 20 / 60, 1);
    expect(startOf(['1H', 45, 3], { first: null, second: null })).toBeCloseTo(47 + 20 / 60, 1);
    expect(startOf(['ET', 98], {})).toBeCloseTo(8 + 20 / 60, 1);
  });

  it('is not there without a minute or a start', () => expect(startOf(['1H', null], {})).toBeNull());
});
