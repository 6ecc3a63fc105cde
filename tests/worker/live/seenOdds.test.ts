import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../worker/cache/stores.ts';
import { type FeedOdds, NO_ODDS } from '../../../worker/live/feedOdds.ts';
import type { OddsHistory } from '../../../worker/live/oddsHistory.ts';
import { type SeenOdds, type SeenOddsContext, seenOddsReading } from '../../../worker/live/seenOdds.ts';
import { failure } from '../../../worker/upstream/fetchJson.ts';
import { matchFrom } from './wireRecord.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const LIFETIME = { fresh: 1, usable: 2, keep: 3 };
const KEY = '1x2|1|unibet';

const answerOf = (decimal: number, captured_at: string): FeedOdds => ({
  capturedAt: Date.parse(captured_at),
  markets: [
    {
      type: '1x2',
      scope: 'ord',
      line: null,
      outcomes: ['1', 'x', '2'],
      offers: [[{ provider: 'unibet', decimal, previous: null, active: true, capturedAt: null }], [], []],
    },
  ],
});

let answer: Awaited<ReturnType<SeenOddsContext['client']['odds']>>;
let kept: Map<string, string>;
let work: Promise<unknown>[];

const lasting: Store = {
  get: async (key) => kept.get(key) ?? null,
  async put(key, text) {
    kept.set(key, text);
  },
};

function reading(store: Store) {
  const client: SeenOddsContext['client'] = {
    upstream: { id: 'feed', kind: 'real', baseUrl: '', headers: {}, fetch: () => fetch(''), timeoutMs: 1 },
    odds: async () => answer,
  };
  const background = (each: Promise<unknown>) => void work.push(each);
  const context = { client, lasting: store, background, now: NOW };
  return seenOddsReading(matchFrom({ id: '7' }), LIFETIME, context);
}

async function load(known: SeenOdds | null, store = lasting): Promise<SeenOdds> {
  const loaded = await reading(store).load(known);
  await Promise.all(work);
  if (!loaded.ok) throw new Error(loaded.error.detail);
  return loaded.value;
}

const decimals = (history: OddsHistory) => history[KEY]?.map(({ decimal }) => decimal);

beforeEach(() => {
  kept = new Map();
  work = [];
  answer = { ok: true, value: answerOf(2, '2026-11-21T15:00:00Z') };
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what the site has seen of prices', () => {
  it('goes on from the value before, and from the lasting store where there is none', async () => {
    const first = await load(null);
    answer = { ok: true, value: answerOf(2.1, '2026-11-21T15:10:00Z') };
    expect(decimals((await load(first)).history)).toEqual([2, 2.1]);
    expect(decimals((await load(null)).history)).toEqual([2, 2.1]);
  });

  it('is kept for other isolates at most every five minutes', async () => {
    const put = vi.spyOn(lasting, 'put');
    const first = await load(null);
    await load(first);
    expect(put).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOW + 5 * 60_000);
    await load(first);
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing of a match that nobody prices', async () => {
    answer = { ok: true, value: NO_ODDS };
    expect(await load(null)).toMatchObject({ markets: [], history: {} });
    expect(kept.size).toBe(0);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('gone'))],
    ['holds something else', async () => '{"1x2|1|unibet":[{"at":"never"}]}'],
    ['holds no JSON', async () => '<html>'],
  ])('begins anew where the store %s', async (_, get) => {
    const broken: Store = { get, put: () => Promise.reject(new Error('full')) };
    expect(decimals((await load(null, broken)).history)).toEqual([2]);
  });

  it('does not wait for a store that hangs', async () => {
    const hanging: Store = { ...lasting, get: () => new Promise(() => undefined) };
    const loading = load(null, hanging);
    await vi.advanceTimersByTimeAsync(300);
    expect(decimals((await loading).history)).toEqual([2]);
  });

  it('survives an answer that can’t be had: the value before it stays', async () => {
    answer = failure('timeout', 'silent');
    await expect(load(null)).rejects.toThrow('silent');
    expect(kept.size).toBe(0);
  });

  it('is read back from a cache as it was put there, and not from another shape', async () => {
    const value = await load(null);
    const { parse } = reading(lasting);
    expect(parse(JSON.parse(JSON.stringify(value)))).toEqual(value);
    expect(parse({ ...value, history: { [KEY]: [{ at: NOW, decimal: '2' }] } })).toBeNull();
    expect(parse({ capturedAt: null, markets: [] })).toBeNull();
  });
});
