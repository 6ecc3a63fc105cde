import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteWith } from '../site.runtime.ts';

const MIDNIGHT = Date.parse('2026-11-21T00:00:00Z');
const MINUTE = 60_000;

/** The site of the demonstration on a lasting store that counts what is written to it. */
function countedSite() {
  const writes: string[] = [];
  const kept = new Map<string, string>();
  const store: Pick<KVNamespace, 'get' | 'put'> = {
    get: (async (key: string) => kept.get(key) ?? null) as KVNamespace['get'],
    async put(key, text) {
      writes.push(key);
      kept.set(key, String(text));
    },
  };
  return { writes, visit: siteWith({ ...env, CACHE: store as KVNamespace, VISITOR_OVERRIDE: '' }) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MIDNIGHT });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The free plan has 1,000 a day; half of them are for visitors' places and days that are not quiet. */
const MOST_A_DAY = 500;

describe('a quiet site', () => {
  it('writes fewer than 500 rows a day into the lasting store, looked at in both languages every other minute', async () => {
    const { writes, visit } = countedSite();
    const hours = 1;
    let first = 0;
    for (let minute = 0; minute <= hours * 60; minute += 2) {
      vi.setSystemTime(MIDNIGHT + minute * MINUTE);
      for (const path of ['/', '/nl']) expect((await visit(path, {})).status, path).toBe(200);
      if (minute === 0) first = writes.length;
    }
    const byKey = Map.groupBy(writes, (key) => key);
    const told = [...byKey].map(([key, { length }]) => `${key} ${length}`).join('\n');
    expect(first, told).toBeGreaterThanOrEqual(3);
    expect(first + (24 / hours) * (writes.length - first), told).toBeLessThan(MOST_A_DAY);
    // Of one key no more than one in ten minutes.
    expect(Math.max(...Array.from(byKey.values(), ({ length }) => length)), told).toBeLessThanOrEqual(hours * 6 + 1);
  }, 60_000);
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
