import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scoreOf } from '../../../web/domain/match.ts';
import { loadWithAge } from '../../../worker/base/upstreamCall.ts';
import { createApiFootball } from '../../../worker/feeds/apiFootball/client.ts';
import type { Feed } from '../../../worker/feeds/feed.ts';
import { createOpenLigaDb } from '../../../worker/feeds/openligadb/client.ts';
import { loadToday } from '../../../worker/live/day/daySnapshot.ts';
import { liveContext } from '../../support/liveContext.ts';
import { answer, fixture, kickOff } from './apiFootball/apiFootball.records.ts';
import { feedOptions } from './feedOptions.ts';
import { goal, record } from './openligadb/openligadb.records.ts';
import { bundesliga, KICK_OFF } from './openligadb/parsed.ts';

const MINUTE = 60_000;

/** The source’s state in a test. */
interface Source {
  home: number;
  isListed: boolean;
  /** The list that holds the whole day is down. */
  isDown: boolean;
  /** The kick-off of another match, which is in the live list. */
  otherAt: string | null;
}

const apiFootballOptions = (source: Source) =>
  feedOptions((url) => {
    const own = Date.now() < KICK_OFF ? fixture() : fixture(['1H', 20], [source.home, 0]);
    const at = kickOff(2, source.otherAt ?? '');
    const other = (...facts: Parameters<typeof fixture>) => (source.otherAt === null ? [] : [fixture(...facts)]);
    const live = [...(source.isListed ? [own] : []), ...other(['1H', 20], [0, 0], at)];
    if (url.endsWith('live=all')) return Response.json(answer(live));
    if (source.isDown) return new Response('down', { status: 502 });
    return Response.json(answer([own, ...other(['NS'], [null, null], at)]));
  });

/** Sources that have a list of running matches beside one of the whole day. */
const SOURCES: Record<string, (source: Source) => Feed> = {
  openligadb: (source) =>
    createOpenLigaDb({
      leagues: [bundesliga],
      ...feedOptions((url) => {
        if (source.isDown && /\/bl1\/\d{4}$/.test(url)) return new Response('down', { status: 502 });
        return Response.json([record({ goals: source.home === 0 ? [] : [goal([source.home, 0], 20)] })]);
      }),
    }),
  'api-football': (source) => createApiFootball(apiFootballOptions(source)),
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: KICK_OFF - 6 * 60 * MINUTE, toFake: ['Date'] });
});

const given = (of: (source: Source) => Feed) => {
  const source: Source = { home: 0, isListed: true, isDown: false, otherAt: null };
  return { source, feed: of(source) };
};

describe.each(Object.entries(SOURCES))('%s', (_, of) => {
  it('a list that can’t be loaded again has the age of its last answer', async () => {
    const { source, feed } = given(of);
    const begun = Date.now();
    expect(await loadWithAge(feed.today)).toMatchObject({ result: { ok: true }, age: null });
    vi.setSystemTime(begun + 60 * MINUTE);
    source.isDown = true;
    expect(await loadWithAge(feed.today)).toMatchObject({
      result: { ok: true, value: { matches: [{ state: { kind: 'not-started' } }] } },
      age: { at: begun, staleReason: { kind: 'status' } },
    });
  });

  it('scores go on while the list of the whole day can’t be loaded again', async () => {
    const { source, feed } = given(of);
    const context = liveContext({ today: feed.today });
    const seen = async (minutes: number) => {
      vi.setSystemTime(KICK_OFF + minutes * MINUTE);
      const list = await loadToday(context);
      await Promise.all(context.work.splice(0));
      return list.ok && [list.stale, scoreOf(list.value.matches[0]?.state ?? { kind: 'not-started' })];
    };
    await seen(1);
    source.home = 1;
    await seen(24);
    expect(await seen(25)).toEqual([false, { home: 1, away: 0 }]);
    Object.assign(source, { isDown: true, home: 2 });
    await seen(36);
    expect(await seen(37)).toEqual([false, { home: 2, away: 0 }]);
  });
});

const apiFootball = (source: Source) => createApiFootball(apiFootballOptions(source));

it.each([
  ['has left the live one', '2026-11-21T14:30:00Z', 20, 22],
  ['kicked off more than four hours ago', '2026-11-21T19:00:00Z', -60, 300],
])('api-football: without its list, a match that %s is as old as that list', async (_, otherAt, listed, later) => {
  const { source, feed } = given(apiFootball);
  source.otherAt = otherAt;
  vi.setSystemTime(KICK_OFF + listed * MINUTE);
  await loadWithAge(feed.today);
  const at = Date.now();
  vi.setSystemTime(KICK_OFF + later * MINUTE);
  Object.assign(source, { isDown: true, isListed: false });
  expect(await loadWithAge(feed.today)).toMatchObject({ age: { at, staleReason: { kind: 'status' } } });
});

it('api-football: live scores have the age of the live list, not that of the day’s', async () => {
  const { source } = given(apiFootball);
  const { fetch, ...options } = apiFootballOptions(source);
  vi.setSystemTime(KICK_OFF + 20 * MINUTE);
  const [at, freshUntil] = [Date.now() - MINUTE, Date.now()];
  const feed = createApiFootball({
    ...options,
    fetch: (request, call) => {
      const isLive = request.url.endsWith('live=all');
      call.addAge({ at: isLive ? Date.now() : at, first: at, freshUntil, staleReason: null });
      return fetch(request, call);
    },
  });
  expect(await loadWithAge(feed.today)).toMatchObject({ age: { at: Date.now() } });
});
