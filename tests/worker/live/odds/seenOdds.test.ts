import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PricePoint } from '../../../../web/domain/eventOdds.ts';
import { parserOf } from '../../../../web/domain/parserOf.ts';
import { failure } from '../../../../worker/base/result.ts';
import { UpstreamCall } from '../../../../worker/base/upstreamCall.ts';
import { type LastingValues, lastingValues } from '../../../../worker/cache/lastingValues.ts';
import { SEEN_ODDS_KEEP_MS } from '../../../../worker/cache/lifetimes.ts';
import type { Store } from '../../../../worker/cache/stores.ts';
import type { Feed } from '../../../../worker/feeds/feed.ts';
import { closingOddsRequest, seenOddsRequest } from '../../../../worker/live/odds/seenOdds.ts';
import { type OddsHistory, type SeenOdds, storedHistory } from '../../../../worker/live/prices/oddsHistory.ts';
import { liveContext } from '../../../support/liveContext.ts';
import { matchFrom } from '../../../support/wireMatch.ts';
import { memoryStore } from '../../cache/bench.ts';
import { oddsWith, offerAt } from './odds.records.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const LIFETIME = { maxAge: 1, staleWhileRevalidate: 1, staleIfError: 2 };
const KEY = '1x2|1|unibet';

const answerOf = (decimal: number, captured_at: string) => oddsWith(Date.parse(captured_at), offerAt(decimal));

let answer: Awaited<ReturnType<Feed['odds']>>;
let memory: ReturnType<typeof memoryStore>;
let context: ReturnType<typeof liveContext>;

/** The stored histories of an isolate. */
function isolateOf(store: Store) {
  return lastingValues({ store, keepMs: SEEN_ODDS_KEEP_MS, parse: parserOf(storedHistory) });
}

let listed: OddsHistory;

function contextOf(histories: LastingValues<OddsHistory>) {
  const { live } = context;
  return { ...context, live: { ...live, odds: { ...live.odds, histories } } };
}

const reading = (histories: LastingValues<OddsHistory>) =>
  seenOddsRequest(matchFrom({ id: '7' }), LIFETIME, contextOf(histories));

async function load(known: SeenOdds | null, histories = isolateOf(memory.store)): Promise<SeenOdds> {
  const loaded = await reading(histories).load(new UpstreamCall(), known, 0);
  await Promise.all(context.work.splice(0));
  if (!loaded.ok) throw new Error(loaded.error.detail);
  return loaded.value;
}

const decimals = (history: OddsHistory) => history[KEY]?.map(({ decimal }) => decimal);

beforeEach(() => {
  memory = memoryStore();
  context = liveContext({ odds: async () => answer });
  vi.spyOn(context.live.odds.listed, 'seen').mockImplementation(async () => listed);
  listed = {};
  answer = { ok: true, value: answerOf(2, '2026-11-21T15:00:00Z') };
  vi.useFakeTimers({ now: NOW });
});

describe('store of seen odds', () => {
  it('a history continues from the cache or from the lasting store', async () => {
    const first = await load(null);
    answer = { ok: true, value: answerOf(2.1, '2026-11-21T15:10:00Z') };
    expect(decimals((await load(first)).history)).toEqual([2, 2.1]);
    expect(decimals((await load(null)).history)).toEqual([2, 2.1]);
  });

  it('all isolates together write at most once in ten minutes', async () => {
    const put = vi.spyOn(memory.store, 'put');
    const isolates = [isolateOf(memory.store), isolateOf(memory.store), isolateOf(memory.store)];
    let known: SeenOdds | null = null;
    const hourOf = async (decimalAt: (minute: number) => number) => {
      for (let minute = 0; minute < 60; minute += 1) {
        answer = { ok: true, value: answerOf(decimalAt(minute), new Date(Date.now()).toISOString()) };
        for (const isolate of isolates) known = await load(known, isolate);
        vi.setSystemTime(Date.now() + 60_000);
      }
      return put.mock.calls.splice(0).length;
    };
    expect(await hourOf(() => 2)).toBe(1);
    expect(await hourOf((minute) => 2.1 + minute / 10)).toBe(6);
    // The last change may still be waiting.
    expect(await hourOf(() => 8)).toBeLessThanOrEqual(1);
    expect(await hourOf(() => 8)).toBe(0);
  });

  it('a watched history is written again before it expires', async () => {
    const put = vi.spyOn(memory.store, 'put');
    const isolate = isolateOf(memory.store);
    let known = await load(null, isolate);
    for (let days = 1; days <= 7; days += 1) {
      vi.setSystemTime(NOW + days * 24 * 60 * 60_000);
      known = await load(known, isolate);
    }
    expect(put).toHaveBeenCalledTimes(2);
    expect(put.mock.calls[1]?.[2]).toBe(SEEN_ODDS_KEEP_MS / 1000);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('gone'))],
    ['holds something else', async () => '{"at":1,"value":{"1x2|1|unibet":[{"at":"never"}]}}'],
    ['holds no JSON', async () => '<html>'],
  ])('a history starts again when the store %s', async (_, get) => {
    const broken: Store = { get, put: () => Promise.reject(new Error('full')) };
    expect(decimals((await load(null, isolateOf(broken))).history)).toEqual([2]);
  });

  it('a hanging store does not delay the odds', async () => {
    const hanging: Store = { ...memory.store, get: () => new Promise(() => undefined) };
    const loading = reading(isolateOf(hanging)).load(new UpstreamCall(), null, 0);
    await vi.advanceTimersByTimeAsync(300);
    expect(await loading).toMatchObject({ ok: true, value: { history: { [KEY]: [{ decimal: 2 }] } } });
  });

  it('a history survives an answer that fails', async () => {
    answer = failure('timeout', 'silent');
    await expect(load(null)).rejects.toThrow('silent');
    expect(memory.kept.size).toBe(0);
  });

  it('a history comes back from the cache unchanged, or not at all', async () => {
    const value = await load(null);
    const { parse } = reading(isolateOf(memory.store));
    expect(parse(JSON.parse(JSON.stringify(value)))).toEqual(value);
    expect(parse({ ...value, history: { [KEY]: [{ at: NOW, decimal: '2' }] } })).toBeNull();
    expect(parse({ capturedAt: null, markets: [] })).toBeNull();
  });
});

describe('closing prices of an unopened match', () => {
  const listedPrices = { '1x2|1|toto': 2.2, '1x2|x|toto': 3.3, '1x2|2|toto': 3.4 };
  const kickOff = matchFrom({ id: '7' }).kickOff;
  const points = Object.entries(listedPrices).map(([key, decimal]): [string, PricePoint[]] => [
    key,
    [{ at: kickOff - 1, decimal }],
  ]);

  async function closing() {
    const read = await closingOddsRequest(matchFrom({ id: '7' }), contextOf(isolateOf(memory.store))).load(
      new UpstreamCall(),
      null,
      0,
    );
    return read.ok
      ? read.value.markets.map(({ type, offers }) => [type, offers.map(([first]) => first?.decimal)])
      : read;
  }

  it('listed prices are merged with the feed’s other markets', async () => {
    listed = Object.fromEntries(points);
    const { markets } = answerOf(9, '2026-11-21T15:00:00Z');
    const both = markets[0] === undefined ? [] : [markets[0], { ...markets[0], type: 'bts' as const }];
    answer = { ok: true, value: { capturedAt: null, markets: both } };
    expect(await closing()).toEqual([
      ['1x2', [2.2, 3.3, 3.4]],
      ['bts', [9, undefined, undefined]],
    ]);
    answer = failure('timeout', 'silent');
    expect(await closing()).toEqual([['1x2', [2.2, 3.3, 3.4]]]);
  });

  it('the feed’s closing prices are used when no list showed any', async () => {
    expect(await closing()).toEqual([['1x2', [2, undefined, undefined]]]);
    answer = failure('timeout', 'silent');
    expect(await closing()).toEqual(answer);
  });
});
