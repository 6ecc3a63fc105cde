import * as v from 'valibot';
import { expect, it } from 'vitest';
import { storedAlert } from '../../../../worker/settings/alertBinding.ts';
import { matchOf } from '../../../support/matchOf.ts';

const SCORE = { home: 0, away: 0 };

it.each([
  ['goal-taken-back', 'goal-disallowed', { side: 'home', score: SCORE, scorer: null, reason: 'offside' }],
  ['red-card-taken-back', 'red-card-overturned', { side: 'away' }],
  ['full-time', 'full-time', { ending: 'awarded', score: SCORE, shootOut: null }],
])('a stored alert “%s” is read as “%s”', (stored, type, news) => {
  const alert = { id: 1, at: 0, kind: 'goal', follows: ['m1'], match: { ...matchOf(), score: null } };
  expect(v.parse(storedAlert, { ...alert, news: { type: stored, ...news } }).news).toEqual({ type, ...news });
});
