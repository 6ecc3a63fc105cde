import { runDurableObjectAlarm } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { newUrl, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { siteWith } from '../site.runtime.ts';
import { clockAt, NOON, pollerWith, runningEvent, visitor } from './poller.runtime.ts';

const SECOND = 1000;

const FAULTS: Record<string, () => Response> = {
  'no connection': () => {
    throw new TypeError('connection refused');
  },
  'the status 500': () => new Response('broken', { status: 500 }),
  'a wrong key': () => new Response('no', { status: 401 }),
  '429 with Retry-After': () => new Response('', { status: 429, headers: { 'Retry-After': '300' } }),
  '503 with Retry-After': () => new Response('', { status: 503, headers: { 'Retry-After': '120' } }),
  'a page for JSON': () => new Response('<html>'),
  'half an answer': () => new Response('{"fixtures": ['),
  'another schema': () => Response.json({ games: 1 }),
};

/** How long the faults last (seconds), and when they begin: the pauses between the calls have grown to different lengths. */
const BREAKS = [
  { length: 3, isCold: false },
  { length: 23, isCold: true },
  { length: 23, isCold: false },
  { length: 3, isCold: true },
];

/** A site with one running match. `goal` changes its score. */
function siteOf(hasPoller: boolean) {
  const url = newUrl('recovery');
  const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: url };
  const { stub, binding } = pollerWith(settings);
  const feed: { goals: number; fault: (() => Response) | null } = { goals: 0, fault: null };
  stubFetch(async (input) => {
    if (!new Request(input).url.startsWith(url)) return new Response('', { status: 502 });
    if (feed.fault !== null) return feed.fault();
    const score = { runningscore: { home: `${feed.goals}`, away: '0' } };
    return Response.json({ fixtures: [runningEvent(score)], results: [] });
  });
  const visit = siteWith({ ...settings, POLLER: hasPoller ? binding : undefined });
  return {
    feed,
    /** The next second, with its alarm. */
    at: async (second: number) => {
      clockAt(NOON + second * SECOND);
      if (hasPoller) await runDurableObjectAlarm(stub);
    },
    seen: async (): Promise<{ stale?: boolean; matches?: unknown[] }> => (await visit('/api/live', visitor)).json(),
  };
}

beforeEach(() => clockAt(NOON));

describe.each([
  ['with the poller', true],
  ['without it', false],
])('a site %s', (_, hasPoller) => {
  // By day each fault has one break, with or without the poller.
  const turns = Object.keys(FAULTS)
    .map((name, index) => [name, index % 4] as const)
    .filter(([, turn]) => isNight || turn < 2 === hasPoller);
  it.each(turns)('has fresh scores ten seconds after %s', async (name, turn) => {
    for (const { length, isCold } of isNight ? BREAKS : BREAKS.slice(turn, turn + 1)) {
      const { feed, at, seen } = siteOf(hasPoller);
      const said = `${length} s, ${isCold ? 'from the start' : 'later'}`;
      await at(0);
      if (!isCold) await seen();
      feed.fault = FAULTS[name] ?? null;
      for (let second = 5; second < 5 + length; second += 1) {
        await at(second);
        await seen();
      }
      Object.assign(feed, { fault: null, goals: 3 });
      // No visitor comes for nine seconds.
      for (let second = 5 + length; second < 14 + length; second += 1) await at(second);
      const found = await seen();
      expect(found, said).toMatchObject({ stale: false, matches: [{ state: { score: { home: 3 } } }] });
    }
  });
});
