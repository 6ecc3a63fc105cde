import { expect, it } from 'vitest';
import { type MatchState, type Period, periodsOf } from '../../../../web/domain/match.ts';
import type { Sport } from '../../../../web/domain/sport.ts';
import { concealed } from '../../../../worker/live/views/concealed.ts';
import { matchOf } from '../../../support/matchOf.ts';

function shownPeriod(sport: Sport, period: Period) {
  const score = { home: 1, away: 1 };
  const { state } = concealed(matchOf({ sport, state: { kind: 'playing', period, startedAt: 1, score } }));
  return state.kind === 'playing' ? state : null;
}

it.each([
  ['football', 'extra-time-first-half', 'second-half'],
  ['football', 'penalties', 'second-half'],
  ['ice-hockey', 'overtime', 'third-period'],
] as const)('shows %s in %s as %s, because extra time reveals a draw', (sport, period, shown) => {
  expect(shownPeriod(sport, period)).toEqual({ kind: 'playing', period: shown, startedAt: null, score: null });
});

it('concealed hides the scores of the periods', () => {
  const score = { home: 20, away: 18 };
  const shown: MatchState = { kind: 'playing', period: 'second-quarter', startedAt: null, score, periods: [score] };
  const { state } = concealed(matchOf({ sport: 'basketball', state: shown }));
  expect(periodsOf(state)).toEqual([]);
});

it.each([
  ['Finished AGG', { kind: 'finished', ending: 'regular', score: null, shootOut: null }],
  ['Interval', { kind: 'playing', period: 'second-half', startedAt: null, score: null }],
] as const)('concealed shows the unknown status %s as one that tells no result', (text, shown) => {
  const state: MatchState = { kind: 'other', text, score: { home: 1, away: 1 } };
  expect(concealed(matchOf({ state })).state).toEqual(shown);
});

it('concealed keeps an earlier period and its clock', () => {
  expect(shownPeriod('football', 'first-half')).toMatchObject({ period: 'first-half', startedAt: 1 });
});
