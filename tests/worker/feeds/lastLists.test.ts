import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scoreOf } from '../../../web/domain/match.ts';
import { loadWithAge } from '../../../worker/base/upstreamCall.ts';
import { createApiFootball } from '../../../worker/feeds/apiFootball/client.ts';
import type { Feed } from '../../../worker/feeds/feed.ts';
import { createOpenLigaDb } from '../../../worker/feeds/openligadb/client.ts';
import { loadToday } from '../../../worker/live/day/daySnapshot.ts';
import { liveContext } from '../../support/liveContext.ts';
import { answer, fixture } from './apiFootball/apiFootball.records.ts';
import { feedOptions } from './feedOptions.ts';
import { goal, record } from './openligadb/openligadb.records.ts';
import { bundesliga, KICK_OFF } from './openligadb/parsed.ts';

const MINUTE = 60_000;

/** What the source says of one match. */
interface Source {
  home: number;
  isListed: boolean;
  /** The list that holds the whole day is down. */
  isDown: boolean;
}

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
  'api-football': (source) =>
    createApiFootball(
      feedOptions((url) => {
        const fixtureNow = Date.now() < KICK_OFF ? fixture() : fixture(['1H', 20], [source.home, 0]);
        if (url.endsWith('live=all')) return Response.json(answer(source.isListed ? [fixtureNow] : []));
        return source.isDown ? new Response('down', { status: 502 }) : Response.json(answer([fixtureNow]));
      }),
    ),
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: KICK_OFF - 6 * 60 * MINUTE, toFake: ['Date'] });
});

const given = (of: (source: Source) => Feed) => {
  const source = { home: 0, isListed: true, isDown: false };
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

it('api-football: without its list, a match that has left the live one is as old as that list', async () => {
  const { source, feed } = given(SOURCES['api-football'] as (source: Source) => Feed);
  vi.setSystemTime(KICK_OFF + 20 * MINUTE);
  await loadWithAge(feed.today);
  const listed = Date.now();
  vi.setSystemTime(KICK_OFF + 22 * MINUTE);
  Object.assign(source, { isDown: true, isListed: false });
  expect(await loadWithAge(feed.today)).toMatchObject({ age: { at: listed, staleReason: { kind: 'status' } } });
});
