import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import type { Env } from '../../../worker/env.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { siteWith } from '../site.runtime.ts';

const MIDNIGHT = Date.parse('2026-11-21T00:00:00Z');
const MINUTE = 60_000;
/** In minutes. */
const DAY = 24 * 60;
/** As soon as a key may be written anew, in minutes. */
const STEP = 10;

const PATHS = ['/', '/nl', '/api/odds?sport=ice-hockey', '/api/odds'];
/** What the first of two isolates never shows. */
const PRICED_APART = ['/api/odds?sport=basketball', '/api/odds?sport=handball'];
const gambler = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };

const FEED = 'https://quiet-day.test';

/** An id of a feed has no hyphen. */
const idOf = (sport: Sport, hour: number) => `${sport.replace('-', '')}${hour}`;

/** A match of every sport for each hour of the day, with a goal every ten minutes while it is played and prices that always move. */
function busyFeed(path: string): unknown {
  const minutes = (Date.now() - MIDNIGHT) / MINUTE;
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const [, date] = /date=(.*)/.exec(path) ?? [];
  if (path.startsWith('v2/odds')) {
    const offers = [{ provider: 'bet365', odds: 2 + (minutes % 97) / 100 }];
    const outcomes = ['1', 'x', '2'].map((subtype) => ({ subtype, offers }));
    const markets = [
      { type: '1x2', scope: 'ord', outcomes },
      { type: '12', scope: 'ord', outcomes: outcomes.filter(({ subtype }) => subtype !== 'x') },
    ];
    const ids = SPORTS.flatMap((sport) => hours.map((hour) => idOf(sport, hour)));
    return { events: ids.map((id) => ({ id, captured_at: new Date().toISOString(), markets })) };
  }
  if (path !== 'v2/events/live' && date !== '2026-11-21') return { fixtures: [], results: [] };
  const fixtures = SPORTS.flatMap((sport) =>
    hours.map((hour) => {
      const played = minutes - hour * 60;
      const half = played < 45 ? '1st half' : '2nd half';
      return {
        ...{ id: idOf(sport, hour), sport, start_date: new Date(MIDNIGHT + hour * 60 * MINUTE).toISOString() },
        status: played < 0 ? 'Not started' : played < 90 ? half : 'Finished',
        tournament: { id: idOf(sport, 37), name: 'Eredivisie', country: { id: '1', name: 'Netherlands' } },
        ...{
          home: { id: `h${idOf(sport, hour)}`, name: `Home ${hour}` },
          away: { id: `a${idOf(sport, hour)}`, name: `Away ${hour}` },
        },
        results: { runningscore: { home: `${Math.max(0, Math.floor(Math.min(played, 90) / 10))}`, away: '0' } },
      };
    }),
  );
  return { fixtures, results: [] };
}

/** Isolates of the demonstration's site on one lasting store that counts what is written to it. */
function countedSite(isolates = 1, more: Partial<Env> = {}) {
  const writes: string[] = [];
  const kept = new Map<string, string>();
  const store: Pick<KVNamespace, 'get' | 'put'> = {
    get: (async (key: string) => kept.get(key) ?? null) as KVNamespace['get'],
    async put(key, text) {
      writes.push(key);
      kept.set(key, String(text));
    },
  };
  const settings = { ...env, CACHE: store as KVNamespace, ...more };
  const visits = Array.from({ length: isolates }, () => siteWith(settings));
  const visit: (typeof visits)[number] = (path, headers) => visits[0]?.(path, headers) ?? Promise.reject(new Error());
  return { writes, kept, visits, visit };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MIDNIGHT });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The free plan has 1,000 a day; half of them are for visitors' places and days that are not quiet. */
const MOST_A_DAY = 500;

describe('a quiet site', () => {
  it('writes fewer than 500 rows a day, by two isolates that are looked at in both languages and four sports, with live matches and prices', async () => {
    const asked = fakeSource(FEED, busyFeed);
    const more = { LIVE_SOURCE: 'backend', LIVE_API_URL: FEED, CONTENT_SOURCE: 'demo', POLLER: undefined };
    const { writes, kept, visits } = countedSite(2, more);
    for (let minute = 0; minute < DAY; minute += STEP) {
      vi.setSystemTime(MIDNIGHT + minute * MINUTE);
      // Each isolate is looked at in one language and then in the other.
      const turned = minute % (2 * STEP) === 0 ? PATHS : PATHS.toReversed();
      for (const [index, path] of turned.entries()) {
        expect((await visits[index % 2]?.(path, gambler))?.status, path).toBe(200);
      }
      for (const path of PRICED_APART) expect((await visits[1]?.(path, gambler))?.status, path).toBe(200);
    }
    const listed = kept.get([...kept.keys()].find((key) => key.endsWith(':listed-odds:2026-11-21')) ?? '') ?? '';
    for (const sport of SPORTS) expect(listed).toContain(`"${sport}/${idOf(sport, 23)}":`);
    expect(asked.length).toBeGreaterThan(2 * (DAY / STEP));
    const byKey = Map.groupBy(writes, (key) => key);
    const told = [...byKey].map(([key, { length }]) => `${key} ${length}`).join('\n');
    expect(writes.length, told).toBeLessThan(MOST_A_DAY);
    expect(byKey.size).toBeGreaterThan(10);
    // Of one key no more than one in ten minutes.
    expect(Math.max(...Array.from(byKey.values(), ({ length }) => length)), told).toBeLessThanOrEqual(DAY / 10 + 1);
  }, 240_000);
});

describe('an afternoon on which something is new every minute', () => {
  it('has no key written more than once in ten minutes, whichever of two isolates is asked', async () => {
    fakeSource(FEED, busyFeed);
    const more = { LIVE_SOURCE: 'backend', LIVE_API_URL: FEED, CONTENT_SOURCE: 'demo', POLLER: undefined };
    const { writes, visits } = countedSite(2, more);
    for (let minute = 0; minute < 3 * STEP; minute += 1) {
      vi.setSystemTime(MIDNIGHT + (15 * 60 + minute) * MINUTE);
      for (const [index, path] of PATHS.entries()) {
        expect((await visits[(index + minute) % 2]?.(path, gambler))?.status, path).toBe(200);
      }
    }
    const byKey = Map.groupBy(writes, (key) => key);
    expect(Math.max(...Array.from(byKey.values(), ({ length }) => length))).toBe(3);
  }, 120_000);
});

describe('a visitor who wants everything', () => {
  it('has no more written than a quiet site has room for: 60 days, and 120 matches', async () => {
    const { writes, visit } = countedSite();
    await visit('/', {});
    const quiet = writes.length;
    for (let day = -30; day < 30; day += 1) {
      const date = new Date(MIDNIGHT + day * 24 * 60 * MINUTE).toISOString().slice(0, 10);
      expect((await visit(`/api/live?date=${date}`, {})).status, date).toBe(200);
    }
    // Yesterday and the week to come: what others look at too.
    expect(writes.length - quiet).toBeLessThanOrEqual(8);
    const days = writes.length;
    const list = await (await visit('/api/live', {})).json<{ matches: { id: string }[] }>();
    const ids = list.matches.slice(0, 120).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(60);
    for (const id of ids) await visit(`/match/football/a-b-${id}`, {});
    expect(writes.length - days).toBeLessThanOrEqual(20 + 3);
  }, 120_000);
});
