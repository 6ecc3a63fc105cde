import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Incident } from '../../web/domain/eventDetail.ts';
import type { MatchState } from '../../web/domain/match.ts';
import * as schemas from '../../worker/api/schemas.ts';
import { matchDetailOf, matchOf as wireOf } from '../../worker/api/toWire.ts';
import { eventOf } from '../support/eventOf.ts';
import { matchOf, teamOf } from '../support/matchOf.ts';

const NOW = Date.parse('2026-11-21T15:30:00Z');
const options = { locale: 'en', origin: 'https://scoreline.test', zone: undefined, now: NOW, hasLogos: true } as const;
const score = { home: 2, away: 1 };

describe('a match of the public API', () => {
  it.each<[MatchState, string, string | null]>([
    [{ kind: 'not-started' }, 'scheduled', null],
    [{ kind: 'delayed', score: null }, 'delayed', null],
    [{ kind: 'postponed' }, 'postponed', null],
    [{ kind: 'playing', period: 'first-half', startedAt: NOW - 20 * 60_000, score }, 'in-play', '21'],
    [{ kind: 'half-time', score }, 'half-time', null],
    [{ kind: 'playing', period: 'extra-time-first-half', startedAt: NOW, score }, 'extra-time', '90'],
    [{ kind: 'playing', period: 'penalties', startedAt: null, score, shootOut: score }, 'shoot-out', null],
    [{ kind: 'awaiting-info', score }, 'interrupted', null],
    [{ kind: 'awaiting-info', score, since: null }, 'unreported', null],
    [{ kind: 'to-finish', score }, 'suspended', null],
    [{ kind: 'abandoned', score }, 'abandoned', null],
    [{ kind: 'cancelled', score: null }, 'cancelled', null],
    [{ kind: 'finished', ending: 'regular', score, shootOut: null }, 'finished', null],
    [{ kind: 'unreported' }, 'unreported', null],
    [{ kind: 'other', text: 'Toss', score: null }, 'other', null],
  ])('in the state %o has the status %s', (state, status, minute) => {
    expect(v.parse(schemas.match, wireOf(matchOf({ state }), options))).toMatchObject({ status, minute });
  });
});

it.each([true, false])('a team has its logo only where the licence covers logos: %s', (hasLogos) => {
  const home = { ...teamOf('1', 'Ajax'), logo: 'https://pictures.test/ajax.png' };
  const { home: team } = wireOf(matchOf({ home }), { ...options, hasLogos });
  expect(team?.logo).toBe(hasLogos ? home.logo : null);
});

describe('the details of a match of the public API', () => {
  const goal = (player: string): Incident => {
    return { kind: 'goal', side: 'home', minute: { minute: 5, added: null }, player, assists: [], scoreAfter: null };
  };
  const card: Incident = { kind: 'red-card', side: 'away', minute: null, player: 'C' };

  it.each<[string, Incident[], string[]]>([
    ['when the list agrees with the score', [goal('A'), goal('B'), card], ['goal', 'goal', 'red-card']],
    ['not when a goal is listed twice', [goal('A'), goal('A'), goal('B'), card], ['red-card']],
    ['not when a goal is missing', [card, goal('A')], ['red-card']],
  ])('has goals %s', (_, incidents, kinds) => {
    const state: MatchState = { kind: 'playing', period: 'first-half', startedAt: NOW, score: { home: 2, away: 0 } };
    const detail = matchDetailOf(eventOf(matchOf({ state }), { incidents }), options);
    expect(detail.incidents.map(({ kind }) => kind)).toEqual(kinds);
  });
});
