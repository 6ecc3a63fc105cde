import { expect, it } from 'vitest';
import { ALERT_KINDS } from '../../../web/domain/alerts.ts';
import type { Match } from '../../../web/domain/match.ts';
import { alertsOf, NEWS_FACTS } from '../../../worker/push/alertsOf.ts';
import { changesOf } from '../../../worker/push/changes.ts';
import { matchOf } from '../../support/matchOf.ts';

const KICK_OFF = Date.parse('2026-11-26T19:00:00Z');
const MINUTE = 60_000;

const playing = (home: number, away: number, more: Partial<Match['state']> = {}): Match['state'] =>
  ({ kind: 'playing', period: 'first-half', startedAt: KICK_OFF, score: { home, away }, ...more }) as Match['state'];

const match = (state: Match['state'], more: Partial<Match> = {}): Match =>
  matchOf({ kickOff: KICK_OFF, state, ...more });

/** The news between two states of a match, some minutes after kick-off. */
function newsBetween(before: Match, after: Match, minutes = 10) {
  const at = KICK_OFF + minutes * MINUTE;
  const { id, sport } = after;
  const entries = changesOf(before, after).map((change) => ({ at, sport, match: id, change, row: after }));
  return alertsOf(entries, at).map(({ kind, news }) => `${kind}: ${news.type}`);
}

const toCome = match({ kind: 'not-started' });
const goalless = match(playing(0, 0));
const halfTime: Match['state'] = { kind: 'half-time', score: { home: 0, away: 0 } };
const finished = (home: number, away: number): Match['state'] =>
  ({ kind: 'finished', ending: 'regular', score: { home, away }, shootOut: null }) as Match['state'];

it('each change gives the alert of its kind', () => {
  expect(newsBetween(toCome, goalless)).toEqual(['kick-off: kick-off']);
  expect(newsBetween(goalless, match(playing(1, 0)))).toEqual(['goal: goal']);
  expect(newsBetween(match(playing(1, 0)), goalless)).toEqual(['goal: goal-disallowed']);
  expect(newsBetween(match(playing(1, 0)), match(playing(0, 1)))).toEqual(['goal: score-corrected']);
  expect(newsBetween(goalless, match(halfTime), 45)).toEqual(['half-time: half-time']);
  expect(newsBetween(goalless, match(finished(0, 0)), 110)).toEqual(['full-time: full-time']);
  const card = { redCards: { home: 1, away: 0 } };
  expect(newsBetween(goalless, match(playing(0, 0), card))).toEqual(['red-card: red-card']);
  expect(newsBetween(match(playing(0, 0), card), goalless)).toEqual(['red-card: red-card-overturned']);
  expect(newsBetween(toCome, match({ kind: 'postponed' }), -60)).toEqual(['moved: postponed']);
  const later = { kickOff: KICK_OFF + 60 * MINUTE };
  expect(newsBetween(toCome, match({ kind: 'not-started' }, later), -60)).toEqual(['moved: moved']);
});

it('no kind is part of another’s name, because subscriptions are found by the text of their kinds', () => {
  expect(ALERT_KINDS.filter((kind) => ALERT_KINDS.some((other) => other !== kind && other.includes(kind)))).toEqual([]);
});

it('every kind has news', () => {
  expect(new Set(Object.values(NEWS_FACTS).map(({ kind }) => kind))).toEqual(new Set(ALERT_KINDS));
});

it('the most important news of a read comes last', () => {
  expect(newsBetween(goalless, match(finished(1, 0)), 110)).toEqual(['goal: goal', 'full-time: full-time']);
});

it('a second half, or a kick-off reported late, is not told as a kick-off', () => {
  expect(newsBetween(match(halfTime), match(playing(0, 0, { period: 'second-half' } as object)), 60)).toEqual([]);
  expect(newsBetween(toCome, goalless, 20)).toEqual([]);
});

const unknown: Match['state'] = { kind: 'other', text: 'Rescheduled', score: null };

it.each([
  ['moved during play', goalless, playing(0, 0), 2, 10, []],
  ['moved at the kick-off', toCome, playing(0, 0), 2, 2, ['kick-off: kick-off']],
  ['moved with an unknown status', toCome, unknown, 24 * 60, -60, ['moved: moved']],
  ['moved during play of an unknown status', match(unknown), unknown, 2, 10, []],
])('a kick-off time tells followers only of matches to come: %s', (_, before, state, later, minutes, news) => {
  const moved = match(state, { kickOff: KICK_OFF + later * MINUTE });
  expect(newsBetween(before, moved, minutes)).toEqual(news);
});

it('a correction after the match gives no alert', () => {
  expect(newsBetween(match(finished(1, 0)), match(finished(2, 0)), 400)).toEqual([]);
});

it('a sport with a goal each minute gives no alerts of goals', () => {
  const sport = { sport: 'basketball' as const };
  expect(newsBetween(match(playing(0, 0), sport), match(playing(2, 0), sport))).toEqual([]);
});

it('extra time and a shoot-out are told once, in the words of the sport', () => {
  const period = (name: string, more: Partial<Match> = {}) => match(playing(1, 1, { period: name } as object), more);
  const end = period('second-half');
  const [first, second] = [period('extra-time-first-half'), period('extra-time-second-half')];
  expect(newsBetween(end, first, 120)).toEqual(['full-time: extra-time']);
  expect(newsBetween(first, second, 140)).toEqual([]);
  expect(newsBetween(second, period('penalties'), 160)).toEqual(['full-time: shoot-out']);
  const hockey = { sport: 'ice-hockey' } as const;
  expect(newsBetween(period('third-period', hockey), period('overtime', hockey), 120)).toEqual(['full-time: overtime']);
});

it('a disallowed goal names its side and its scorer', () => {
  const goals = [{ side: 'away' as const, minute: 5, scorer: 'De Jong' }];
  const before = match(playing(0, 1, { goals } as object));
  const entries = changesOf(before, goalless).map((change) => ({
    ...{ at: KICK_OFF, sport: before.sport, match: before.id, change, row: goalless },
  }));
  expect(alertsOf(entries, KICK_OFF).map(({ news }) => news)).toEqual([
    { type: 'goal-disallowed', side: 'away', score: { home: 0, away: 0 }, scorer: 'De Jong', reason: null },
  ]);
});

it('a clock or a scorer gives no alert', () => {
  const scorer = { goals: [{ side: 'home' as const, minute: 5, scorer: 'A' }] };
  expect(newsBetween(match(playing(1, 0)), match(playing(1, 0, scorer as object)))).toEqual([]);
});

it('ids rise, also with a clock that goes back', () => {
  const at = KICK_OFF;
  const change = { kind: 'line-ups', side: 'home' } as const;
  const entry = { at, sport: goalless.sport, match: goalless.id, change, row: goalless };
  const ids = [at, at, at - 1_000].flatMap((now) => alertsOf([entry, entry], now).map(({ id }) => id));
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(new Set(ids).size).toBe(6);
});
