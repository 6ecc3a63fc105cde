import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { matchOf as wireOf } from '../../../worker/api/toWire.ts';
import { changeOf } from '../../../worker/api/wireChange.ts';
import { matchOf, teamOf } from '../../support/matchOf.ts';
import { linesFor } from './list.ts';
import type { components } from './published.ts';
import { readSensor } from './sensor.ts';
import { Wall } from './wall.ts';

type Schemas = components['schemas'];

const ORIGIN = 'https://scoreline.test';
const NOW = Date.parse('2026-11-21T15:30:00Z');
const HOUR = 3_600_000;
const OPTIONS = { locale: 'en', origin: ORIGIN, zone: undefined, now: NOW, hasLogos: true } as const;
const AGE = { asOf: '2026-11-21T15:30:00.000Z', stale: false, source: 'Demo', licence: { name: 'CC0', url: ORIGIN } };

const playing = (home: number, away: number): Match['state'] => ({
  ...{ kind: 'playing', period: 'second-half', startedAt: NOW - 20 * 60_000, score: { home, away } },
});
const ended: Match['state'] = { kind: 'finished', ending: 'regular', score: { home: 0, away: 3 }, shootOut: null };

const match = (more: Partial<Match> = {}): Schemas['Match'] =>
  wireOf(matchOf({ home: teamOf('47', 'Ajax'), away: teamOf('63', 'PSV'), state: playing(2, 1), ...more }), OPTIONS);

/** A site that has these answers, by path; other paths are refused as the API does. */
function siteWith(answers: Readonly<Record<string, object>>): typeof fetch {
  return async (url) => {
    const answer = answers[String(url).replace(`${ORIGIN}/api/v1/`, '')];
    const problem = { type: 'about:blank', title: 'Not found', status: 404, detail: 'Unknown ID.' };
    return Response.json(answer ?? problem, { status: answer === undefined ? 404 : 200 });
  };
}

describe('a home-automation sensor', () => {
  const team = match().home ?? expect.unreachable();
  const sensorOf = (lists: Partial<Pick<Schemas['TeamAnswer'], 'live' | 'last' | 'next'>>) => {
    const whole = { ...AGE, team, competitions: [], live: [], last: [], next: [], isWhole: true, ...lists };
    return readSensor(ORIGIN, '47', siteWith({ 'teams/47': whole satisfies Schemas['TeamAnswer'] }), NOW);
  };
  const last = [match({ state: ended, kickOff: NOW - 24 * HOUR })];
  const nextIn = (hours: number) => [match({ state: { kind: 'not-started' }, kickOff: NOW + hours * HOUR })];

  it.each<[Parameters<typeof sensorOf>[0], string, number]>([
    [{ live: [match()], last, next: nextIn(72) }, 'IN', 30],
    [{ last, next: nextIn(72) }, 'POST', 3_600],
    [{ last, next: nextIn(0.5) }, 'PRE', 300],
    [{}, 'NONE', 3_600],
  ])('shows the match that counts now', async (lists, state, secondsToNext) => {
    expect(await sensorOf(lists)).toMatchObject({ state, secondsToNext });
  });

  it('has the score of its team first, and the reason of a failure', async () => {
    const { attributes } = await sensorOf({ live: [match()] });
    expect(attributes).toMatchObject({ opponent: 'PSV', team_score: 2, opponent_score: 1, clock: '65' });
    expect(await readSensor(ORIGIN, '9', siteWith({}))).toMatchObject({
      ...{ state: 'UNAVAILABLE', attributes: { detail: 'Unknown ID.' }, secondsToNext: 60 },
    });
  });
});

describe('a terminal list', () => {
  const page = (matches: Schemas['Match'][], next: string | null) =>
    ({ ...AGE, matches, next }) satisfies Schemas['MatchesAnswer'];
  const more = `${ORIGIN}/api/v1/matches?offset=1`;

  it('has every page by competition, with age and licence', async () => {
    const site = siteWith({
      'matches?status=live': page([match()], more),
      'matches?offset=1': page([match({ state: ended })], null),
    });
    const lines = await linesFor(ORIGIN, 'live', site);
    expect(lines.slice(1)).toEqual([
      `  ${"65'".padEnd(14)} Ajax 2–1 PSV`,
      `  ${'Full-time'.padEnd(14)} Ajax 0–3 PSV`,
      'Data of 2026-11-21T15:30:00.000Z, by Demo (CC0)',
    ]);
  });

  it('says that there is nothing, or that a page failed', async () => {
    expect((await linesFor(ORIGIN, 'live', siteWith({ 'matches?status=live': page([], null) })))[0]).toBe(
      'No matches.',
    );
    const site = siteWith({ 'matches?status=live': page([match()], more) });
    expect((await linesFor(ORIGIN, 'live', site)).at(-1)).toBe('Not complete: Unknown ID.');
  });
});

it('a wall display follows the changes of its matches', async () => {
  const goal = { kind: 'goal', side: 'home', by: 1, score: { home: 3, away: 1 } } as const;
  const entry = { seq: 8, at: NOW, sport: 'football', corrects: null, change: goal } as const;
  const states = [playing(2, 1), playing(3, 1)];
  const changes = (list: Schemas['Change'][], last: number) =>
    ({ ...AGE, changes: list, last, next: null }) satisfies Schemas['ChangesAnswer'];
  const wall = new Wall(
    ORIGIN,
    'c5',
    siteWith({
      'changes?minutes=1&competition=c5': changes([], 7),
      get 'matches?competition=c5'() {
        return { ...AGE, matches: [match({ state: states.shift() ?? ended })], next: null };
      },
      'changes?after=7&competition=c5': changes([changeOf({ ...entry, match: match().id }, null)], 8),
      'changes?after=8&competition=c5': changes([], 8),
    }),
  );
  await wall.start();
  expect(wall.rows).toEqual(["Ajax 2–1 PSV 65'"]);
  await wall.turn();
  expect(wall.rows).toEqual(["Ajax 3–1 PSV 65' GOAL"]);
  await wall.turn();
  expect(wall.rows).toEqual(["Ajax 3–1 PSV 65'"]);
});

it('each client has under 60 lines and imports the published types alone', () => {
  const here = 'tests/open-data/clients/';
  const clients = readdirSync(here).filter((name) => !/test|published/.test(name));
  expect(clients).toHaveLength(3);
  for (const name of clients) {
    const text = readFileSync(`${here}${name}`, 'utf8');
    expect(text.trimEnd().split('\n').length, name).toBeLessThan(60);
    expect(text.match(/from '.*'/g), name).toEqual(["from './published.ts'"]);
  }
});
