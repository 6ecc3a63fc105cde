import { environmentManager, QueryClient, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventPricesQuery, eventQuery, loadEventParsers, nearEventQuery } from '../../../web/data/eventQueries.ts';
import { pollClock } from '../../../web/data/polling.ts';
import { countersQuery, loadListParsers, oddsQuery, read, snapshotQuery } from '../../../web/data/queries.ts';
import type { EventSnapshot } from '../../../web/domain/eventDetail.ts';
import type { Match } from '../../../web/domain/match.ts';
import { type BadgeNumbers, countersOf, type Snapshot } from '../../../web/domain/snapshot.ts';
import { eventOf } from '../../support/eventOf.ts';
import { matchOf } from '../../support/matchOf.ts';
import { observe, pass, playing } from './matchInPlay.ts';

// TanStack Query polls only in a browser, which it detects at its first import, perhaps by another test file.
beforeAll(() => environmentManager.setIsServer(() => false));
afterAll(() => environmentManager.setIsServer(() => true));

const NOW = Date.parse('2026-11-21T09:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const QUERY = { sport: 'football', date: '2026-11-21', zone: 'UTC', filter: 'all', page: 1 } as const;
const MATCH = { sport: 'football', id: '7' } as const;

const toCome = (minutes: number): Match => matchOf({ kickOff: NOW + minutes * MINUTE });
const listOf = (matches: Match[], given: Partial<Snapshot> = {}): Snapshot => ({
  version: 'abc',
  asOf: NOW,
  stale: false,
  incomplete: false,
  matches,
  counters: countersOf(matches),
  ...given,
});
const eventSnapshot = (match: Match): EventSnapshot => ({ asOf: NOW, stale: false, event: eventOf(match) });

let client: QueryClient;
let asked: string[];
let askedAt: number[];
let stops: (() => void)[];
let numbers: BadgeNumbers;

function show<Data, Key extends QueryKey>(
  query: QueryObserverOptions<Data, Error, Data, Data, Key> & { queryKey: Key },
  known: Data,
): void {
  stops.push(observe(client, query, known));
}

const perHour = async () => {
  await pass(client, HOUR);
  return asked.length;
};

// Loading takes real time, which fake timers do not wait for.
beforeAll(() => Promise.all([loadListParsers(), loadEventParsers()]));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  pollClock.now = () => Date.now();
  asked = [];
  askedAt = [];
  stops = [];
  numbers = countersOf([toCome(300)]);
  client = new QueryClient();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    askedAt.push(Date.now());
    const [kind] = path.split('?');
    if (kind === '/api/live') return new Response(null, { status: 204 });
    if (kind === '/api/event') return Response.json(eventSnapshot(toCome(300)));
    return Response.json(kind === '/api/live/counters' ? numbers : {});
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  pollClock.now = Date.now;
});

describe('list queries', () => {
  it('a list polls every ten seconds while a match runs', async () => {
    show(snapshotQuery(QUERY, 10), listOf([toCome(300), playing(0)]));
    expect(await perHour()).toBe(360);
  });

  it('a list and its prices poll at most 40 times an hour while no match runs', async () => {
    const matches = [toCome(300), matchOf({ id: '8', state: { kind: 'postponed' } })];
    show(snapshotQuery(QUERY, 10), listOf(matches));
    show(oddsQuery(QUERY, 10, matches), {});
    expect(await perHour()).toBeLessThanOrEqual(40);
    expect(asked.filter((path) => path.startsWith('/api/live')).length).toBeGreaterThanOrEqual(22);
  });

  it('a list polls often from shortly before the next kick-off', async () => {
    show(snapshotQuery(QUERY, 10), listOf([toCome(11)]));
    await pass(client, 2 * MINUTE);
    const [first = 0, second = 0] = askedAt;
    expect(first).toBeGreaterThanOrEqual(NOW + MINUTE);
    expect(first).toBeLessThan(NOW + MINUTE + 10_000);
    expect(second - first).toBe(10_000);
  });

  it.each([
    ['a part of the day is missing', listOf([toCome(300)], { incomplete: true })],
    ['it has one page of many', listOf([toCome(300)], { counters: { ...countersOf([toCome(300)]), all: 900 } })],
  ])('a list polls often when %s, since the next running match may be missing', async (_, known) => {
    show(snapshotQuery(QUERY, 10), known);
    await pass(client, MINUTE);
    expect(asked).toHaveLength(6);
  });
});

describe('match queries an hour before kick-off', () => {
  it('a match, its prices and the badge poll at most 40 times an hour', async () => {
    show(eventQuery(MATCH, 10), eventSnapshot(toCome(300)));
    show(eventPricesQuery(MATCH, 10, [toCome(300)]), {});
    show(countersQuery(QUERY, 10), countersOf([toCome(300)]));
    expect(await perHour()).toBeLessThanOrEqual(40);
  });
});

it.each([
  ['some times an hour in case its result is corrected', 2 * HOUR, 7, 10],
  ['no more, four hours after its kick-off', 4 * HOUR + MINUTE, 0, 0],
])('a finished match polls %s', async (_, ago, least, most) => {
  const state = { kind: 'finished', ending: 'regular', score: { home: 1, away: 0 }, shootOut: null } as const;
  const ended = eventSnapshot(matchOf({ state, kickOff: NOW - ago }));
  const fetch = vi.fn(async () => Response.json(ended));
  vi.stubGlobal('fetch', fetch);
  show(eventQuery(MATCH, 10), ended);
  await perHour();
  expect(fetch.mock.calls.length).toBeGreaterThanOrEqual(least);
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(most);
});

it.each([
  ['is near', true, toCome(5), true],
  ['is known to run', false, playing(0), true],
  ['is to come', false, toCome(5), false],
])('a match of another page is polled while it is near or runs: it %s', async (_, isNear, match, isPolled) => {
  show(nearEventQuery(match, 10, isNear), eventSnapshot(match));
  await pass(client, MINUTE);
  expect(asked.length > 0).toBe(isPolled);
});

describe('queries of another day', () => {
  const today = (minutes: number) => ({ ...countersOf([toCome(minutes)]), next: NOW + minutes * MINUTE });
  const badgeAt = () => askedAt.filter((_, index) => asked[index]?.startsWith('/api/live/counters'));

  it.each([
    ['after the last match of today', countersOf([matchOf({ state: { kind: 'cancelled', score: null } })])],
    ['before the first match of today', today(300)],
  ])('the list, its prices and the badge poll at most 40 times an hour %s', async (_, counters) => {
    show(snapshotQuery(QUERY, 10), listOf([toCome(1_500)]));
    show(oddsQuery(QUERY, 10, [toCome(1_500)]), {});
    numbers = counters;
    show(countersQuery(QUERY, 10), numbers);
    expect(await perHour()).toBeLessThanOrEqual(40);
    expect(badgeAt().length).toBeGreaterThanOrEqual(4);
  });

  it('the badge polls at the next kick-off, then every two minutes until it runs', async () => {
    numbers = today(20);
    show(countersQuery(QUERY, 10), numbers);
    await perHour();
    const soonest = badgeAt().find((at) => at >= NOW + 20 * MINUTE) ?? 0;
    expect(soonest).toBeLessThan(NOW + 22 * MINUTE);
    const after = badgeAt().filter((at) => at > soonest);
    expect((after[0] ?? 0) - soonest).toBe(2 * MINUTE);
  });
});

describe('answers that come in another order', () => {
  const goalsIn = (data: unknown) => /"score":{"home":(\d)/.exec(JSON.stringify(data))?.[1];
  const lists = (home: number, given: object) => ({ ...listOf([playing(home)], { version: `v${home}` }), ...given });
  const matches = (home: number, given: object) => ({ ...eventSnapshot(playing(home)), ...given });

  it.each([
    ['an older answer takes no goal back', 10, { asOf: NOW - 1 }, '1'],
    ['a newer answer may take a goal back', 10, { asOf: NOW + 1 }, '0'],
    ['an older answer shows if its source confirms nothing newer', 10, { asOf: NOW - 1, stale: true }, '0'],
    ['an answer with an old date shows when no isolate can be so far behind', 20, { asOf: NOW - 1 }, '0'],
  ])('%s', async (_, seconds, given, goals) => {
    show(snapshotQuery(QUERY, 10), lists(1, {}));
    show(eventQuery(MATCH, 10), matches(1, {}));
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(path.startsWith('/api/live') ? lists(0, given) : matches(0, given)),
    );
    await pass(client, seconds * 1000);
    const shown = client.getQueryCache().findAll();
    expect(shown.map(({ state }) => goalsIn(state.data))).toEqual([goals, goals]);
  });
});

it('a query aborts a hanging request after twenty seconds', async () => {
  const late = new AbortController();
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const answer = read('/api/live', () => null, new AbortController().signal);
  late.abort(new Error('too late'));
  await expect(answer).rejects.toThrow('too late');
  expect(patience).toHaveBeenCalledExactlyOnceWith(20_000);
});
