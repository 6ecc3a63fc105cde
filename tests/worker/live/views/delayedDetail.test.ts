import { expect, it } from 'vitest';
import type { EventDetail, Incident } from '../../../../web/domain/eventDetail.ts';
import type { MatchState } from '../../../../web/domain/match.ts';
import { detailAt } from '../../../../worker/live/views/delayedDetail.ts';
import { eventOf } from '../../../support/eventOf.ts';
import { matchOf } from '../../../support/matchOf.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');

const playing = (home: number): MatchState => {
  return { kind: 'playing', period: 'first-half', startedAt: NOON, score: { home, away: 0 } };
};
const ended = { kind: 'finished', ending: 'regular', score: { home: 1, away: 0 }, shootOut: null } as const;
const at = (minute: number) => ({ side: 'home', minute: { minute, added: null } }) as const;
const goal = (minute: number): Incident => {
  return { ...at(minute), kind: 'goal', player: `Scorer ${minute}`, assists: [], scoreAfter: null };
};
const card = (minute: number): Incident => ({ ...at(minute), kind: 'yellow-card', player: `Booked ${minute}` });

const detail = (home: number, incidents: Incident[]): EventDetail =>
  eventOf(matchOf({ state: playing(home) }), {
    incidents,
    referee: 'Somebody',
    periods: [{ name: 'first-half', score: { home, away: 0 } }],
    statistics: [{ type: 'shots', home: 7, away: 3 }],
  });

const marked = (name: string, rating: number) => ({ name, number: null, position: null, captain: false, rating });
const lineUps: EventDetail['lineUps'] = {
  home: { formation: null, coach: null, starters: [marked('Ada', 7.4)], bench: [marked('Bob', 6)] },
  away: null,
};

const namesOf = ({ incidents }: EventDetail) => incidents.map((each) => ('player' in each ? each.player : ''));

it('a delayed match has the goals of its score and the earlier incidents', () => {
  const now = detail(2, [goal(3), card(7), card(10), goal(10)]);
  const before = detailAt(now, matchOf({ state: playing(1) }), NOON + 9.5 * MINUTE);
  expect(namesOf(before)).toEqual(['Scorer 3', 'Booked 7']);
  expect(before.periods).toEqual([]);
  expect(before.statistics).toEqual([]);
  expect(before.referee).toBe('Somebody');
});

it('goals of the current minute are left out when some are unknown', () => {
  const now = detail(3, [goal(3), goal(10)]);
  const before = detailAt(now, matchOf({ state: playing(2) }), NOON + 9.5 * MINUTE);
  expect(namesOf(before)).toEqual(['Scorer 3']);
});

it('player ratings appear only after the end', () => {
  const before = detailAt({ ...detail(1, []), lineUps }, matchOf({ state: playing(1) }), NOON + 9.5 * MINUTE);
  expect(before.lineUps.home?.starters.map(({ name }) => name)).toEqual(['Ada']);
  expect(JSON.stringify(before.lineUps)).not.toContain('rating');
  const over = { ...detail(1, []), match: matchOf({ state: ended }), lineUps };
  expect(detailAt(over, over.match, NOON).lineUps).toEqual(lineUps);
});

it('nothing of play is shown before the delayed kick-off', () => {
  const before = detailAt(detail(1, [goal(1)]), matchOf({ state: { kind: 'not-started' } }), NOON - MINUTE);
  expect([before.incidents, before.periods, before.statistics]).toEqual([[], [], []]);
});

it('the ending is hidden until the delayed end', () => {
  const shootOut = { home: 5, away: 4 };
  const state: MatchState = { ...ended, ending: 'penalties', shootOut };
  const now = { ...detail(1, [goal(3)]), match: matchOf({ state }), shootOut };
  const before = detailAt(now, matchOf({ state: playing(0) }), NOON + 20 * MINUTE);
  expect(before.shootOut).toBeNull();
  expect(namesOf(before)).toEqual([]);
  expect(JSON.stringify(before)).not.toContain('penalties');
});

it('a match keeps all its details when nothing changed since its end', () => {
  const now = { ...detail(1, [goal(3)]), match: matchOf({ state: ended }) };
  expect(detailAt(now, now.match, NOON)).toEqual(now);
});

it.each([
  ['football', 45, 46],
  ['handball', 30, 31],
  ['basketball', 20, 21],
  ['ice-hockey', 20, 21],
] as const)('at the break of %s only what came before it has happened', (sport, before, after) => {
  const state: MatchState = { kind: 'half-time', score: { home: 0, away: 0 } };
  const now = detail(0, [card(before), card(after)]);
  expect(namesOf(detailAt(now, matchOf({ sport, state }), NOON))).toEqual([`Booked ${before}`]);
});

it.each([
  ['football', 'second-half', true],
  ['football', 'extra-time-first-half', true],
  ['football', 'penalties', true],
  ['handball', 'first-half', false],
  ['basketball', 'second-quarter', false],
  ['basketball', 'third-quarter', true],
  ['ice-hockey', 'second-period', false],
  ['ice-hockey', 'overtime', true],
] as const)('a delayed match of %s in its %s has its half-time score: %s', (sport, period, isShown) => {
  const state: MatchState = { kind: 'playing', period, startedAt: null, score: { home: 1, away: 0 } };
  const halfTime = { home: 1, away: 0 };
  const before = detailAt({ ...detail(2, []), halfTime }, matchOf({ sport, state }), NOON);
  expect(before.halfTime).toEqual(isShown ? halfTime : null);
});

it('a delayed match has the periods of its own score, not those of the newest', () => {
  const periods = [
    { home: 24, away: 20 },
    { home: 8, away: 10 },
  ];
  const score = { home: 32, away: 30 };
  const state: MatchState = { kind: 'playing', period: 'second-quarter', startedAt: null, score, periods };
  const named = (second: number) => [
    { name: 'first-quarter' as const, score: { home: 24, away: 20 } },
    { name: 'second-quarter' as const, score: { home: second, away: 10 } },
  ];
  const now = {
    ...detail(0, []),
    periods: [...named(11), { name: 'third-quarter' as const, score: { home: 2, away: 0 } }],
  };
  expect(detailAt(now, matchOf({ sport: 'basketball', state }), NOON).periods).toEqual(named(8));
});
