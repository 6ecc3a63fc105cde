import { describe, expect, it } from 'vitest';
import {
  type Ending,
  leaderOf,
  type MatchPhase,
  type MatchState,
  OFF_KINDS,
  type Period,
  phaseOf,
} from '../../../web/domain/match.ts';
import * as kinds from '../../../web/domain/matchKinds.ts';
import { matchSchema } from '../../../web/domain/matchSchemas.ts';
import { isExtended } from '../../../web/domain/scoreLine.ts';
import { SPORTS } from '../../../web/domain/sport.ts';

it('each state that is off is named as called off, unless nobody reported on it', () => {
  const kinds = matchSchema.entries.state.options.flatMap(({ entries: { kind } }) =>
    'options' in kind ? kind.options : [kind.literal],
  );
  const off = kinds.filter(
    (kind) => phaseOf({ state: { kind, text: '', period: 'first-half' } as MatchState, sport: 'football' }) === 'off',
  );
  expect(off.toSorted()).toEqual([...OFF_KINDS, 'unreported'].toSorted());
});

/** Whether each period and ending is beyond regular time, and the phase of each period in football and in the other sports. */
const PERIODS: Readonly<Record<Period, readonly [isExtended: boolean, football: MatchPhase, others: MatchPhase]>> = {
  'first-half': [false, 'live', 'live'],
  'second-half': [false, 'live', 'live'],
  'extra-time-first-half': [true, 'running', 'running'],
  'extra-time-second-half': [true, 'running', 'running'],
  'first-quarter': [false, 'live', 'live'],
  'second-quarter': [false, 'live', 'live'],
  'third-quarter': [false, 'live', 'live'],
  'fourth-quarter': [false, 'live', 'live'],
  'first-period': [false, 'live', 'live'],
  'second-period': [false, 'live', 'live'],
  'third-period': [false, 'live', 'live'],
  overtime: [true, 'live', 'live'],
  penalties: [true, 'running', 'live'],
};
const ENDINGS: Readonly<Record<Ending, boolean>> = {
  regular: false,
  'extra-time': true,
  penalties: true,
  awarded: false,
  overtime: true,
};

it('each period of each sport, and each ending, is within or beyond regular time', () => {
  for (const period of kinds.PERIODS) {
    const state: MatchState = { kind: 'playing', period, startedAt: null, score: null };
    const [isBeyond, football, others] = PERIODS[period];
    expect([period, isExtended(state)]).toEqual([period, isBeyond]);
    for (const sport of SPORTS)
      expect([period, sport, phaseOf({ state, sport })]).toEqual([
        period,
        sport,
        sport === 'football' ? football : others,
      ]);
  }
  for (const ending of kinds.ENDINGS)
    expect([ending, isExtended({ kind: 'finished', ending, score: null, shootOut: null })]).toEqual([
      ending,
      ENDINGS[ending],
    ]);
});

describe('leaderOf', () => {
  const score = { home: 2, away: 1 };
  const shootOut = { home: 3, away: 4 };
  const ended = { kind: 'finished', ending: 'regular', score, shootOut: null } as const;
  it.each<[string, MatchState, 'home' | 'away' | null]>([
    ['has scored more', { kind: 'half-time', score }, 'home'],
    ['is missing at a level score', { kind: 'half-time', score: { home: 1, away: 1 } }, null],
    ['is missing without a score', { kind: 'not-started' }, null],
    ['has scored more at the end', ended, 'home'],
    ['is the winner of the shoot-out for any goals', { ...ended, ending: 'penalties', shootOut }, 'away'],
    ['is the winner by decision for any goals', { ...ended, ending: 'awarded', winner: 'away' }, 'away'],
    ['is the winner without goals', { ...ended, ending: 'awarded', score: null, winner: 'home' }, 'home'],
  ])('the leading side %s', (_, state, side) => expect(leaderOf(state)).toBe(side));
});
