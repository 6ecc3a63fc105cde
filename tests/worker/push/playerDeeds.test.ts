import { expect, it } from 'vitest';
import type { EventDetail, Incident, LineUp } from '../../../web/domain/eventDetail.ts';
import { alertsOf } from '../../../worker/push/alertsOf.ts';
import { newDeeds, playerDeeds } from '../../../worker/push/playerDeeds.ts';
import { eventOf } from '../../support/eventOf.ts';
import { matchOf } from '../../support/matchOf.ts';

const KICK_OFF = Date.parse('2026-11-26T19:00:00Z');

const player = (id: string, name: string) => ({ id, name, number: null, position: null, captain: false });
const LINE_UP: LineUp = {
  formation: null,
  coach: null,
  starters: [player('9', 'Suárez'), player('8', 'Taylor')],
  bench: [player('7', 'Brobbey')],
};

/** A match with a score, the line-up of the home side and incidents of its players. */
function eventAt(goals: number, incidents: object[], home: LineUp | null = LINE_UP): EventDetail {
  const score = { home: goals, away: 0 };
  const state = { kind: 'playing' as const, period: 'first-half' as const, startedAt: KICK_OFF, score };
  const whole = incidents.map((each, index) => ({ side: 'home', minute: { minute: index + 1, added: null }, ...each }));
  const match = matchOf({ kickOff: KICK_OFF, state });
  return eventOf(match, { incidents: whole as Incident[], lineUps: { home, away: null } });
}

const goalBy = (playerId: string, name = 'Suárez', assists: string[] = []) => {
  return { kind: 'goal', playerId, player: name, assists, scoreAfter: null };
};
const team = matchOf({}).home?.id;

/** The new deeds of a reading after others: `9 goal`. */
function deedsAfter(...events: EventDetail[]): string[] {
  let known = playerDeeds(eventAt(0, [], null));
  let fresh: string[] = [];
  for (const event of events) {
    const deeds = playerDeeds(event, known);
    fresh = newDeeds(known, deeds).map(({ player: follow, deed }) => `${follow.replace(`p${team}-`, '')} ${deed}`);
    known = deeds;
  }
  return fresh;
}

const before = eventAt(0, []);

it('a line-up tells who starts, and not who is on the bench', () => {
  expect(deedsAfter(before)).toEqual(['9 starter', '8 starter']);
});

it.each([
  ['a goal and its assist', 1, [goalBy('9', 'Suárez', ['Taylor'])], ['9 goal', '8 assist']],
  ['a card', 0, [{ kind: 'yellow-card', playerId: '8', player: 'Taylor' }], ['8 yellow-card']],
  [
    'a substitution',
    0,
    [{ kind: 'substitution', playerId: '7', playerIn: 'Brobbey', playerOutId: '9', playerOut: 'Suárez' }],
    ['9 went-off', '7 came-on'],
  ],
  ['a goal without an id', 1, [{ ...goalBy('9'), playerId: undefined }], []],
  ['a goal that the score lacks', 0, [goalBy('9')], []],
])('%s of a known player is told once', (_, goals, incidents, told) => {
  const event = eventAt(goals, incidents);
  expect(deedsAfter(before, event)).toEqual(told);
  expect(deedsAfter(before, event, event)).toEqual([]);
});

it('each goal of a player is told, also after one that was disallowed', () => {
  const [first, second] = [goalBy('9'), { ...goalBy('9'), minute: { minute: 50, added: null } }];
  expect(deedsAfter(before, eventAt(1, [first]), eventAt(2, [first, second]))).toEqual(['9 goal']);
  expect(deedsAfter(before, eventAt(1, [first]), eventAt(0, []), eventAt(1, [second]))).toEqual(['9 goal']);
});

it.each([
  ['that leaves the list', []],
  ['that the list calls disallowed', [{ ...goalBy('9'), kind: 'cancelled-goal' }]],
])('a goal %s is told as disallowed, once', (_, incidents) => {
  const [goal, after] = [eventAt(1, [goalBy('9')]), eventAt(0, incidents)];
  expect(deedsAfter(before, goal, after)).toEqual(['9 cancelled-goal']);
  expect(deedsAfter(before, goal, after, after)).toEqual([]);
});

it('a goal that becomes a penalty is not told as disallowed', () => {
  const penalty = eventAt(1, [{ ...goalBy('9'), kind: 'penalty' }]);
  expect(deedsAfter(before, eventAt(1, [goalBy('9')]), penalty)).not.toContain('9 cancelled-goal');
});

it('a goal is not told again when score and incidents disagree for a while', () => {
  expect(deedsAfter(before, eventAt(1, [goalBy('9')]), eventAt(2, [goalBy('9')]), eventAt(1, [goalBy('9')]))).toEqual(
    [],
  );
});

it('a goal that was listed before the first reading is not told when the score agrees', () => {
  const goals = [goalBy('9'), { ...goalBy('9'), minute: { minute: 50, added: null } }];
  const first = playerDeeds(eventAt(3, goals.slice(0, 1)));
  expect(newDeeds(first, playerDeeds(eventAt(1, goals.slice(0, 1)), first))).toEqual([]);
  expect(newDeeds(first, playerDeeds(eventAt(2, goals), first)).map(({ deed }) => deed)).toEqual(['goal']);
});

it('an alert of a player goes to those who follow the player alone', () => {
  const event = eventAt(1, [goalBy('9')]);
  const { match } = event;
  const entries = newDeeds(playerDeeds(before), playerDeeds(event)).map((change) => {
    return { at: KICK_OFF, sport: match.sport, match: match.id, change, row: match };
  });
  const [alert, ...others] = alertsOf(entries, KICK_OFF);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ kind: 'goal', follows: [`p${team}-9`], news: { name: 'Suárez', minute: "1'" } });
});
