import { expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { countersOf, type Snapshot } from '../../../../web/domain/snapshot.ts';
import { badgeNumbers } from '../../../../worker/live/follows/badgeNumbers.ts';
import { matchOf } from '../../../support/matchOf.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

const at = (minutes: number, given: Partial<Match> = {}) => matchOf({ kickOff: NOW + minutes * MINUTE, ...given });
const nextOf = (matches: Match[], given: Partial<Snapshot> = {}) => {
  const list = { version: 'v', asOf: NOW, stale: false, incomplete: false, matches, counters: countersOf(matches) };
  const { next, ...counters } = badgeNumbers({ ...list, ...given }, NOW);
  expect(counters).toEqual(given.counters ?? list.counters);
  return next === undefined ? undefined : (next - NOW) / MINUTE;
};

it('the badge says when the next match begins, and for a while that it should have', () => {
  expect(nextOf([at(90), at(30), at(-400, { state: { kind: 'postponed' } })])).toBe(30);
  expect(nextOf([at(90), at(-5)])).toBe(-5);
});

it.each([
  ['no match is upcoming', [at(-120, { state: { kind: 'cancelled', score: null } })], {}],
  ['a match is late', [at(90), at(-30)], {}],
  ['a match has only a date', [at(60, { untimed: true })], {}],
  ['a part of the day is missing', [at(60)], { incomplete: true }],
  ['the list has one page of many', [at(60)], { counters: { ...countersOf([at(60)]), all: 900 } }],
])('the badge gives no next kick-off when %s', (_, matches, given) => {
  expect(nextOf(matches, given)).toBeUndefined();
});

it('the badge stops waiting for a match that is hours late', () => {
  expect(nextOf([at(-200), at(60)])).toBe(60);
});
