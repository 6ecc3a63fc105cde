import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseEventOdds } from '../../../../web/domain/eventOdds.ts';
import { type Match, phaseOf } from '../../../../web/domain/match.ts';
import { parseSnapshot } from '../../../../web/domain/snapshot.ts';
import { createDemoLive } from '../../../../worker/demo/live/app.ts';
import type { Env } from '../../../../worker/env.ts';
import { MINUTE, NOON } from '../../poller/poller.runtime.ts';
import { siteWith } from '../../site.runtime.ts';

const HOUR = 60 * MINUTE;
const visitor = (country: string) => ({ 'x-visitor-country': country, 'x-visitor-time-zone': 'UTC' });

let feeds = 0;

/** A site before a feed that knows prices of lists alone, or of each match alone until it ends. */
function siteOf(hasList: boolean) {
  feeds += 1;
  const url = `https://listed-odds-${feeds}.test`;
  const live = createDemoLive({ now: () => Date.now(), matchesPerDay: 40 });
  let hasPrices = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    const path = request.url.slice(url.length + 1);
    const isListed = path.startsWith('v2/odds');
    const isKnown = isListed ? hasList : !path.endsWith('/odds') || !hasList;
    return isKnown && (hasPrices || !path.includes('odds'))
      ? live.fetch(request)
      : new Response('not found', { status: 404 });
  });
  const settings: Partial<Env> = {
    LIVE_SOURCE: 'backend',
    LIVE_API_URL: url,
    CONTENT_SOURCE: 'demo',
    POLLER: undefined,
  };
  const endPrices = () => {
    hasPrices = false;
  };
  return { endPrices, isolate: () => siteWith(settings) };
}

type Site = ReturnType<typeof siteWith>;

async function matchesOf(open: Site): Promise<Match[]> {
  const snapshot = parseSnapshot(await (await open('/api/live?sport=football', visitor('GB'))).json());
  if (snapshot === null) throw new Error('no list of matches');
  return snapshot.matches;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['of lists', true],
  ['match by match', false],
])(
  'a match that only lists showed has closing prices in another isolate once it has ended (prices %s)',
  async (_, hasList) => {
    const { endPrices, isolate } = siteOf(hasList);
    const first = isolate();
    const board = JSON.parse(await (await first('/api/odds', visitor('GB'))).text());
    const listed = (await matchesOf(first)).filter(
      (match) =>
        phaseOf(match) === 'upcoming' && match.kickOff < NOON + 3 * HOUR && board[match.id]?.home !== undefined,
    );
    expect(listed.length).toBeGreaterThan(0);
    endPrices();
    vi.setSystemTime(NOON + 7 * HOUR);
    const later = isolate();
    const ended = (await matchesOf(later)).filter(
      (match) => phaseOf(match) === 'finished' && listed.some(({ id }) => id === match.id),
    );
    expect(ended.length).toBeGreaterThan(0);
    for (const { id } of ended) {
      const path = `/api/event-odds?id=${id}&sport=football`;
      const odds = parseEventOdds(await (await later(path, visitor('GB'))).json());
      expect(odds).toMatchObject({ closing: true, markets: [{ type: '1x2' }] });
      const shown = odds?.markets[0]?.rows.map(({ prices }) => prices[0]?.decimal ?? 0) ?? [];
      expect(Math.max(...shown)).toBe(board[id].home.decimal);
      for (const country of ['IT', 'XX', 'T1', 'BE']) {
        expect(await (await later(path, visitor(country))).text()).not.toContain('"decimal"');
      }
    }
  },
);
