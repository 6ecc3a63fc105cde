import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unpacked } from '../../../worker/poller/bodies.ts';
import { budgetParts } from '../../../worker/poller/budgetParts.ts';
import { STRANGERS_A_MINUTE } from '../../../worker/poller/strangers.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { answer, fixture } from '../feeds/apiFootball/apiFootball.records.ts';
import { siteWith } from '../site.runtime.ts';
import { apiFootball, clockAt, falseObject, HOUR, MINUTE, NONE, NOON, pollerWith, visitor } from './poller.runtime.ts';

const LIVE = 'v2/events/live';

const { granted: GRANTED, alone: ALONE } = budgetParts(STRANGERS_A_MINUTE);

const event = (id: string, hours = 0) => ({
  id,
  sport: 'football',
  start_date: new Date(NOON + hours * HOUR).toISOString(),
  status: hours > 0 ? 'Not started' : 'Finished',
  tournament: { id: '37', name: 'Eredivisie', country: { id: '1', name: 'Netherlands' } },
  home: { id: '1', name: 'Ajax' },
  away: { id: '2', name: 'PSV' },
  results: { runningscore: { home: '2', away: '1' } },
});

let feeds = 0;

const notFound = () => Response.json({ detail: 'Not found.' }, { status: 404 });

/** How sources say that there is nothing without a word. */
const BARE: Record<string, () => Response> = {
  '204': () => new Response(null, { status: 204 }),
  '[]': () => Response.json([]),
  '{}': () => Response.json({}),
};

/** A contract's feed that lists one match, has an old one in no list, and knows nobody else; and isolates of its site. */
function contractFeed({ isolates = 3, cutOff = 0, hasPoller = true, nobody = notFound, lists = true } = {}) {
  feeds += 1;
  const url = `https://strangers-${feeds}.test`;
  const settings = { ...NONE, LIVE_SOURCE: 'backend', LIVE_API_URL: url };
  const { stub, binding } = pollerWith(settings);
  const asked = fakeSource(url, (path) => {
    if (!lists) return nobody();
    if (path === LIVE) return { fixtures: [event('e1', 2)], results: [] };
    if (path === 'v2/events/e1') return event('e1', 2);
    if (path === 'v2/events/old') return event('old', -24 * 60);
    if (path.startsWith('v1/tournaments?')) return { tournaments: [event('e1').tournament] };
    return nobody();
  });
  const away = { getByName: () => falseObject({}) };
  const reached = (isolate: number) => (isolate < cutOff ? away : binding);
  const sites = Array.from({ length: isolates }, (_, isolate) =>
    siteWith({ ...settings, POLLER: hasPoller ? reached(isolate) : undefined }),
  );
  /** The status of an address, asked of one isolate after the other. */
  const statusOf = async (path: string, turn: number) => (await sites[turn % isolates]?.(path, visitor))?.status ?? 0;
  const callsFor = (pattern: RegExp) => asked.filter((path) => pattern.test(path)).length;
  return { asked, callsFor, statusOf, stub };
}

/** What the poller knows to be named by lists, as its disk has it. */
function namedIn(stub: ReturnType<typeof pollerWith>['stub']): Promise<string> {
  return runInDurableObject(stub, async (_, { storage }) => {
    const [row] = storage.sql.exec<{ body: ArrayBuffer }>('SELECT body FROM names').toArray();
    return row === undefined ? '' : new TextDecoder().decode(await unpacked(row.body));
  });
}

const OF_ONE = /^v2\/events\/(?!live)/;

beforeEach(() => clockAt(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ids that visitors make up', () => {
  it('cost one call each and no more than a minute’s, whatever isolate they ask', async () => {
    const { callsFor, statusOf } = contractFeed();
    const statuses = await Promise.all(
      Array.from({ length: 380 }, (_, number) => statusOf(`/api/event?sport=football&id=made${number}`, number)),
    );
    expect(new Set(statuses)).toEqual(new Set([404, 503]));
    expect(callsFor(OF_ONE)).toBe(GRANTED);
    for (let minutes = 1; minutes <= 50; minutes += 7) {
      clockAt(NOON + minutes * MINUTE);
      for (let number = 0; number < 10; number += 1) {
        expect(await statusOf(`/api/event?sport=football&id=made${number}`, number + minutes)).toBe(404);
      }
    }
    expect(callsFor(OF_ONE)).toBe(GRANTED);
  });

  it('are 404 on their pages in both languages, and are never kept warm', async () => {
    const { callsFor, statusOf, stub } = contractFeed();
    for (const path of ['/match/football/a-b-made1', '/nl/wedstrijd/voetbal/a-b-made2', '/match/football/a-b-made1']) {
      expect(await statusOf(path, 0)).toBe(404);
    }
    for (let second = 5; second <= 25; second += 5) {
      clockAt(NOON + second * 1000);
      await runDurableObjectAlarm(stub);
    }
    expect(callsFor(OF_ONE)).toBe(2);
    const { live } = (await stub.report()).sources;
    expect(live?.warm.map(({ path }) => path)).toEqual([LIVE]);
  });

  it.each(Object.keys(BARE))('are unknown where a source that has lists answers %s', async (name) => {
    const { callsFor, statusOf } = contractFeed({ nobody: BARE[name] });
    expect(await statusOf('/', 0)).toBe(200);
    for (let turn = 0; turn < 6; turn += 1) expect(await statusOf('/match/football/a-b-made1', turn)).toBe(404);
    expect(callsFor(/made1/)).toBe(1);
  });

  it.each(Object.keys(BARE))('are not said to be unknown by a source that answers everything with %s', async (name) => {
    const { callsFor, statusOf } = contractFeed({ nobody: BARE[name], lists: false });
    await statusOf('/', 0);
    for (let turn = 0; turn < 6; turn += 1) expect(await statusOf('/match/football/a-b-made1', turn)).toBe(503);
    expect(callsFor(/made1/)).toBe(1);
  });

  it('of competitions, teams and players cost no more', async () => {
    const { asked, callsFor, statusOf } = contractFeed();
    for (let number = 0; number < 40; number += 1) {
      expect(await statusOf(`/football/netherlands/cup-made${number}`, number)).toBeOneOf([404, 503]);
    }
    expect(callsFor(/^v1\/tournaments\/made/)).toBe(GRANTED);
    expect(callsFor(/standings/)).toBe(0);
    await statusOf('/team/nobody-made0', 0);
    const before = asked.length;
    for (let number = 1; number < 20; number += 1) {
      expect(await statusOf(`/team/nobody-made${number}`, 0)).toBe(404);
      expect(await statusOf(`/player/nobody-made${number}-${number}`, 0)).toBe(404);
    }
    expect(asked.length - before).toBe(0);
  });

  it.each(['é', '..%2Flive', 'a'.repeat(65), '%F0%9F%98%80', 'constructor', '-1'])(
    'and are no ids (%s) cost no call',
    async (id) => {
      const { callsFor, statusOf } = contractFeed();
      expect(await statusOf(`/api/event?sport=football&id=${id}`, 0)).toBeOneOf([400, 404]);
      expect(await statusOf(`/match/football/a-b-${id}`, 0)).toBeOneOf([301, 404]);
      expect(callsFor(OF_ONE)).toBeLessThanOrEqual(1);
    },
  );

  it('do not keep the address of a match from working that is in no list any more', async () => {
    const { callsFor, statusOf } = contractFeed();
    for (let number = 0; number < 20; number += 1) await statusOf(`/api/event?sport=football&id=made${number}`, number);
    expect(await statusOf('/match/football/ajax-psv-old', 0)).toBe(200);
    expect(await statusOf('/nl/wedstrijd/voetbal/ajax-psv-old', 1)).toBe(200);
    expect(callsFor(/^v2\/events\/old$/)).toBe(1);
  });

  it('do not keep a listed match from being asked for as often as before', async () => {
    const { callsFor, statusOf, stub } = contractFeed();
    for (let number = 0; number < 60; number += 1) await statusOf(`/api/event?sport=football&id=made${number}`, 0);
    await statusOf('/', 0);
    expect(await statusOf('/match/football/ajax-psv-e1', 1)).toBe(200);
    await evictDurableObject(stub);
    clockAt(NOON + MINUTE);
    expect(await statusOf('/api/event?sport=football&id=e1', 2)).toBe(200);
    expect(callsFor(/^v2\/events\/e1$/)).toBe(2);
  });

  it('of matches and of competitions share one budget', async () => {
    const { callsFor, statusOf } = contractFeed();
    for (let number = 0; number < 60; number += 1) {
      await statusOf(`/api/event?sport=football&id=made${number}`, number);
      await statusOf(`/football/netherlands/cup-made${number}`, number);
    }
    expect(callsFor(/made/)).toBe(GRANTED);
  });

  it('cost no more while an isolate is cut off from the poller', async () => {
    const { callsFor, statusOf } = contractFeed({ cutOff: 1 });
    for (let number = 0; number < 200; number += 1) {
      await statusOf(`/api/event?sport=football&id=made${number}`, number);
    }
    expect(callsFor(OF_ONE)).toBe(STRANGERS_A_MINUTE);
  });

  it('cost an isolate without the poller a few calls a minute', async () => {
    const { callsFor, statusOf } = contractFeed({ isolates: 1, hasPoller: false });
    for (let number = 0; number < 40; number += 1) {
      expect(await statusOf(`/api/event?sport=football&id=made${number}`, 0)).toBeOneOf([404, 503]);
    }
    expect(callsFor(OF_ONE)).toBe(ALONE);
  });
});

describe('ids that visitors make up where calls are counted', () => {
  const tomorrow = 'fixtures?date=2040-11-18';
  const at = (id: number, hours: number) =>
    fixture(['NS'], [null, null], { fixture: { id, timestamp: (NOON + hours * HOUR) / 1000 } });
  const answers = (path: string) => {
    if (path === 'fixtures?date=2040-11-17') return answer([at(1001, 5)]);
    if (path === tomorrow) return answer([at(2002, 26)]);
    return answer(path.startsWith('fixtures?id=') ? [at(Number(path.slice(12)), path.endsWith('2002') ? 26 : 5)] : []);
  };
  const ofOne = (asked: readonly string[]) => asked.filter((path) => path.startsWith('fixtures?id='));

  it('cost none, and a match that a list of another isolate named is shown, after a restart too', async () => {
    const { settings, binding, url, stub } = apiFootball();
    const asked = fakeSource(url, answers);
    const [one, other] = [siteWith({ ...settings, POLLER: binding }), siteWith({ ...settings, POLLER: binding })];
    for (let number = 1; number <= 240; number += 1) {
      expect((await one(`/api/event?sport=football&id=af${number}`, visitor)).status).toBe(404);
    }
    expect(ofOne(asked)).toEqual([]);
    expect(asked.length).toBeLessThan(10);
    await one('/?date=2040-11-18', visitor);
    await vi.waitFor(async () => expect(await namedIn(stub)).toContain('match af2002'));
    await evictDurableObject(stub);
    clockAt(NOON + MINUTE);
    expect((await other('/match/football/manchester-united-liverpool-af2002', visitor)).status).toBe(200);
    expect((await other('/match/football/manchester-united-liverpool-af1001', visitor)).status).toBe(200);
    expect(ofOne(asked)).toEqual(['fixtures?id=2002', 'fixtures?id=1001']);
  });

  it('cost none while the poller is away either', async () => {
    const { settings, url } = apiFootball();
    const asked = fakeSource(url, answers);
    const visit = siteWith({ ...settings, POLLER: undefined });
    for (let number = 1; number <= 20; number += 1) {
      expect((await visit(`/api/event?sport=football&id=af${number}`, visitor)).status).toBe(404);
    }
    expect(ofOne(asked)).toEqual([]);
    expect((await visit('/api/event?sport=football&id=af1001', visitor)).status).toBe(200);
  });
});
