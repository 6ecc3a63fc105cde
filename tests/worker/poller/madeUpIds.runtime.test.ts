import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { soon } from '../../support/soon.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { answer, fixture } from '../feeds/apiFootball/apiFootball.records.ts';
import { siteWith } from '../site.runtime.ts';
import { apiFootball, ask, clockAt, HOUR, MINUTE, NONE, NOON, pollerWith, visitor } from './poller.runtime.ts';

const LIVE = 'v2/events/live';
const LONG_AGO = 'v2/events?sport=1&date=2040-10-18';

const event = (id: string, hours = 0) =>
  wireMatch({
    id,
    start_date: new Date(NOON + hours * HOUR).toISOString(),
    status: hours > 0 ? 'Not started' : 'Finished',
    results: { runningscore: { home: '2', away: '1' } },
  });

const ISOLATES = 3;

/** A feed with one listed and one unlisted match, and isolates of its site. */
function contractFeed() {
  const url = newUrl('unknown-ids');
  const settings = {
    ...NONE,
    LIVE_SOURCE: 'backend',
    LIVE_API_URL: url,
    LIVE_CALLS_PER_SECOND: '10',
  };
  const { stub, binding } = pollerWith(settings);
  const asked = fakeSource(url, (path) => {
    if (path === LIVE) return { fixtures: [event('e1', 2)], results: [] };
    if (path === LONG_AGO) return { fixtures: [], results: [event('old', -24 * 30)] };
    if (path === 'v2/events/e1') return event('e1', 2);
    const old = /^v2\/events\/(old\d*)$/.exec(path)?.[1];
    if (old !== undefined) return event(old, -24 * 30);
    if (path.startsWith('v1/tournaments?')) return { tournaments: [event('e1').tournament] };
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  });
  const sites = Array.from({ length: ISOLATES }, () => siteWith({ ...settings, POLLER: binding }));
  /** The status of an address; `turn` chooses the isolate. */
  const statusOf = async (path: string, turn: number) =>
    (await sites[turn % ISOLATES]?.(path, { ...visitor, 'CF-Connecting-IP': '192.0.2.1' }))?.status ?? 0;
  const callsFor = (pattern: RegExp) => asked.filter((path) => pattern.test(path)).length;
  const listLongAgo = () => ask(stub, `backend:${url}`, LONG_AGO);
  return { asked, callsFor, statusOf, stub, listLongAgo };
}

/** The calls of a feed about one match. */
const OF_ONE = /^v2\/events\/(?!live)/;

beforeEach(() => clockAt(NOON));

describe('made-up ids', () => {
  it('answer 404 in both languages and are never polled', async () => {
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
    expect(live?.warm).toEqual([LIVE]);
  });

  it('are remembered for an hour', async () => {
    const { callsFor, statusOf } = contractFeed();
    for (const [turn, minutes] of [0, 7, 29, 50].entries()) {
      vi.setSystemTime(NOON + minutes * MINUTE);
      for (const id of ['made1', 'made2']) expect(await statusOf(`/api/event?sport=football&id=${id}`, turn)).toBe(404);
    }
    expect(callsFor(OF_ONE)).toBe(2);
  });

  it('cost one call for a competition, and none for teams and players', async () => {
    const { asked, callsFor, statusOf } = contractFeed();
    for (let number = 0; number < 12; number += 1) {
      expect(await statusOf(`/football/netherlands/cup-made${number % 6}`, number)).toBe(404);
    }
    expect(callsFor(/^v1\/tournaments\/made/)).toBe(6);
    expect(callsFor(/standings/)).toBe(0);
    await statusOf('/team/nobody-made0', 0);
    const before = asked.length;
    for (let number = 1; number < 20; number += 1) {
      expect(await statusOf(`/team/nobody-made${number}`, 0)).toBe(404);
      expect(await statusOf(`/player/nobody-made${number}-${number}`, 0)).toBe(404);
    }
    expect(asked.length - before).toBe(0);
  });

  it('do not block a match of long ago that a list has named', async () => {
    const { callsFor, statusOf, listLongAgo } = contractFeed();
    await listLongAgo();
    for (let number = 0; number < 20; number += 1) await statusOf(`/api/event?sport=football&id=made${number}`, number);
    // A slow machine can answer 503 first, while the poller still waits for the feed.
    await soon(async () => expect(await statusOf('/match/football/ajax-psv-old', 0)).toBe(200));
    expect(await statusOf('/nl/wedstrijd/voetbal/ajax-psv-old', 1)).toBe(200);
    expect(callsFor(/^v2\/events\/old$/)).toBe(1);
  });
});

const tomorrow = 'fixtures?date=2040-11-18';
const at = (id: number, hours: number) =>
  fixture(['NS'], [null, null], { fixture: { id, timestamp: (NOON + hours * HOUR) / 1000 } });
const answers = (path: string) => {
  if (path === 'fixtures?date=2040-11-17') return answer([at(1001, 5)]);
  if (path === tomorrow) return answer([at(2002, 26)]);
  return answer(path.startsWith('fixtures?id=') ? [at(Number(path.slice(12)), path.endsWith('2002') ? 26 : 5)] : []);
};
const ofOne = (asked: readonly string[]) => asked.filter((path) => path.startsWith('fixtures?id='));

it('made-up ids cost no call, while a match that another isolate listed opens', async () => {
  clockAt(NOON);
  const { settings, binding, url, stub } = apiFootball();
  const asked = fakeSource(url, answers);
  const [one, other] = [siteWith({ ...settings, POLLER: binding }), siteWith({ ...settings, POLLER: binding })];
  for (let number = 1; number <= 20; number += 1) {
    expect((await one(`/api/event?sport=football&id=af${number}`, visitor)).status).toBe(404);
  }
  expect(ofOne(asked)).toEqual([]);
  expect(asked.length).toBeLessThan(10);
  await one('/?date=2040-11-18', visitor);
  await evictDurableObject(stub);
  vi.setSystemTime(NOON + MINUTE);
  expect((await other('/match/football/manchester-united-liverpool-af2002', visitor)).status).toBe(200);
  expect((await other('/match/football/manchester-united-liverpool-af1001', visitor)).status).toBe(200);
  expect(ofOne(asked)).toEqual(['fixtures?id=2002', 'fixtures?id=1001']);
});
