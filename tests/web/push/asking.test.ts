import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushes } from '../../../web/data/polling.ts';
import { askFor, type News } from '../../../web/push/asking.ts';

// TanStack Query polls only in a browser, which it detects at its first import, perhaps by another test file.
beforeAll(() => environmentManager.setIsServer(() => false));
afterAll(() => environmentManager.setIsServer(() => true));

const NOW = Date.parse('2026-11-21T15:20:00Z');
const HOUR = 3_600_000;
const MATCH = ['event', 'football', '7'];
const LIST = ['live', 'sport=football'];
const LIVE_LIST = ['live', 'sport=football&filter=live'];
const GOALS = ['goals', ''];
const ODDS = ['odds', 'sport=football'];

let client: QueryClient;
let asked: { what: string; at: number }[];
let stops: (() => void)[];

const note = (what: string) => asked.push({ what, at: Date.now() });
const price = (decimal: number) => ({ decimal, provider: 'one', operator: 'One', at: NOW });
const board = { '7': { home: price(2), draw: null, away: null }, '8': { home: price(3), draw: null, away: null } };

function show(...keys: string[][]): void {
  for (const queryKey of keys) {
    const [kind = ''] = queryKey;
    const known = kind === 'odds' ? board : { of: kind };
    const queryFn = async () => {
      note(kind);
      return known;
    };
    client.setQueryData(queryKey, known);
    const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY });
    stops.push(observer.subscribe(() => undefined));
  }
}

const shown = (...queryKey: string[]) => client.getQueryCache().findAll({ queryKey });

const tell = (news: News) => askFor(news, client, shown);

/** The requests of a page within an hour, with a message every `seconds`. */
async function hourOf(news: News, seconds: number): Promise<string[]> {
  askFor(undefined, client, shown);
  for (let second = 1; second <= HOUR / 1_000; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    if (second % seconds === 0) tell(news);
  }
  return asked.map(({ what }) => what);
}

const isPrice = (what: string) => what.includes('odds');

const longest = (isMeant: (what: string) => boolean) => {
  const instants = asked.filter(({ what }) => isMeant(what)).map(({ at }) => at);
  return Math.max(...instants.slice(1).map((at, index) => at - (instants[index] ?? 0)));
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  client = new QueryClient();
  asked = [];
  stops = [];
  Object.assign(pushes, { on: 'sport=football', until: NOW });
  vi.stubGlobal('fetch', async (path: string) => {
    note(path);
    return Response.json({ '7': { home: price(2.5), draw: null, away: null } });
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  Object.assign(pushes, { on: '', until: 0 });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('hints from the socket', () => {
  it('a hint for a match fetches its details at once and again ten seconds later', async () => {
    show(MATCH);
    tell({ d: 1 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
  });

  it('a hint for prices fetches only the prices that moved', async () => {
    show(LIST, ODDS);
    tell({ p: ['7', '9'] });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked.map(({ what }) => what)).toEqual(['/api/odds?sport=football&matches=7']);
    expect(client.getQueryData(ODDS)).toMatchObject({ '7': { home: { decimal: 2.5 } }, '8': board['8'] });
    tell({ p: ['9'] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });

  it('unchanged prices are fetched once more', async () => {
    show(LIST, ODDS);
    vi.stubGlobal('fetch', async (path: string) => {
      note(path);
      return Response.json({ '7': board['7'] });
    });
    tell({ p: ['7'] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
  });

  it('a hint to reload fetches twice, the second time after pushed news settles', async () => {
    show(LIST);
    tell({ r: 1 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveLength(1);
    tell({ m: [{}] });
    await vi.advanceTimersByTimeAsync(5_000);
    tell({ r: 1 });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(3);
  });

  it('a hint for a goal fetches the goals at once and again ten seconds later', async () => {
    show(GOALS);
    tell({ m: [{}] });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
  });

  it('a hint that the live set changed fetches the list again', async () => {
    show(LIVE_LIST);
    tell({ s: 1, m: [{}] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
  });
});

describe('hourly requests of a busy page', () => {
  it.each([1, 5, 8, 20])('moving prices are fetched every half minute, with a hint every %i s', async (seconds) => {
    show(LIST, ODDS);
    const all = await hourOf({ p: ['7', '8'] }, seconds);
    const prices = all.filter(isPrice);
    expect(prices.length).toBeLessThanOrEqual(HOUR / 30_000 + 4);
    expect(longest(isPrice)).toBeLessThan(45_000);
    expect(all.length - prices.length).toBeLessThanOrEqual(40);
    expect(all.filter((what) => what === 'live').length).toBeGreaterThanOrEqual(10);
  });

  it.each([1, 20, 60])(
    'the live list is fetched at most forty times an hour, with a hint every %i s',
    async (seconds) => {
      show(LIVE_LIST, [...ODDS]);
      const all = await hourOf({ s: 1, m: [{}], p: ['7'] }, seconds);
      expect(all.filter((what) => !isPrice(what)).length).toBeLessThanOrEqual(40);
      expect(longest((what) => what === 'live')).toBeLessThan(230_000);
      expect(longest(isPrice)).toBeLessThan(90_000);
    },
  );

  it.each([1, 20, 60])('a match is fetched at most forty times an hour, with a hint every %i s', async (seconds) => {
    show(MATCH, ['event-odds', 'football', '7'], ['counters', '']);
    const all = await hourOf({ d: 1, p: ['7'] }, seconds);
    expect(all.filter((what) => !isPrice(what)).length).toBeLessThanOrEqual(40);
    expect(longest((what) => what === 'event')).toBeLessThan(330_000);
    expect(longest(isPrice)).toBeLessThan(90_000);
    expect(all).toContain('counters');
  });

  it.each([1, 20, 60])('the goals are fetched at most forty times an hour, with a goal every %i s', async (seconds) => {
    show(GOALS, ['counters', '']);
    const all = await hourOf({ m: [{}] }, seconds);
    expect(all.length).toBeLessThanOrEqual(40);
    expect(longest((what) => what === 'goals')).toBeLessThan(230_000);
  });

  it('a page that polls fetches nothing because of hints', async () => {
    pushes.on = '';
    show(MATCH, LIST);
    expect(await hourOf({}, 60)).toEqual([]);
  });

  it('a quiet page still refetches data that hints do not carry', async () => {
    show(MATCH, ['counters', '']);
    const all = await hourOf({}, 25);
    expect(all.length).toBeLessThanOrEqual(40);
    expect(longest((what) => what === 'event')).toBeLessThan(180_000);
    expect(longest((what) => what === 'counters')).toBeLessThan(500_000);
  });
});
