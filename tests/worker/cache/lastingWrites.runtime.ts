import { env } from 'cloudflare:workers';
import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import type { Env } from '../../../worker/settings/env.ts';
import { siteWith } from '../site.runtime.ts';

export const MIDNIGHT = Date.parse('2026-11-21T00:00:00Z');
export const MINUTE = 60_000;
/** The fewest minutes between two writes of one key. */
export const STEP = 10;

export const PATHS = ['/', '/nl', '/api/odds?sport=ice-hockey', '/api/odds'];
export const gambler = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };

export const FEED = 'https://quiet-day.test';

/** An id of a feed has no hyphen. */
export const idOf = (sport: Sport, hour: number) => `${sport.replace('-', '')}${hour}`;

/** A match of every sport in each hour, with a goal every ten minutes while it runs, and prices that always move. */
export function busyFeed(path: string): unknown {
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

/** Isolates that share one lasting store, whose writes are counted. */
export function countedSite(isolates = 1, more: Partial<Env> = {}) {
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

/** The settings of a site on the busy feed. */
export const BUSY: Partial<Env> = {
  LIVE_SOURCE: 'backend',
  LIVE_API_URL: FEED,
  POLLER: undefined,
};

/** The most writes of one key. */
export const mostOfOneKey = (writes: readonly string[]) =>
  Math.max(...Array.from(Map.groupBy(writes, (key) => key).values(), ({ length }) => length));
