import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPORTS } from '../../../web/domain/sport.ts';
import { demonstrationOf } from '../../support/demonstration.runtime.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import {
  BUSY,
  busyFeed,
  countedSite,
  FEED,
  gambler,
  idOf,
  MIDNIGHT,
  MINUTE,
  PATHS,
  STEP,
} from './lastingWrites.runtime.ts';

/** In minutes. */
const DAY = 24 * 60;
/** Paths that only the second isolate requests. */
const PRICED_APART = ['/api/odds?sport=basketball', '/api/odds?sport=handball'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MIDNIGHT });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Half of the free plan's 1,000 writes a day. The rest is for busy days and for places that visitors choose. */
const MOST_A_DAY = 500;

describe('the lasting store', () => {
  it('gets fewer than 500 writes a day from two isolates', async () => {
    const asked = fakeSource(FEED, busyFeed);
    const { writes, kept, visits } = countedSite(2, BUSY);
    for (let minute = 0; minute < DAY; minute += STEP) {
      vi.setSystemTime(MIDNIGHT + minute * MINUTE);
      // Each isolate alternates between both languages.
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
    const report = [...byKey].map(([key, { length }]) => `${key} ${length}`).join('\n');
    expect(writes.length, report).toBeLessThan(MOST_A_DAY);
    expect(byKey.size).toBeGreaterThan(10);
    // At most one write of a key in ten minutes.
    expect(Math.max(...Array.from(byKey.values(), ({ length }) => length)), report).toBeLessThanOrEqual(DAY / 10 + 1);
  }, 240_000);
});

describe('a visitor who opens 60 days and 120 matches', () => {
  it('causes at most 31 writes', async () => {
    const { writes, visit } = countedSite(1, { LIVE_API_URL: demonstrationOf(240) });
    await visit('/', {});
    const quiet = writes.length;
    for (let day = -30; day < 30; day += 1) {
      const date = new Date(MIDNIGHT + day * 24 * 60 * MINUTE).toISOString().slice(0, 10);
      expect((await visit(`/api/live?date=${date}`, {})).status, date).toBe(200);
    }
    // Only yesterday and the coming week are stored.
    expect(writes.length - quiet).toBeLessThanOrEqual(8);
    const days = writes.length;
    const list = await (await visit('/api/live', {})).json<{ matches: { id: string }[] }>();
    const ids = list.matches.slice(0, 120).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(60);
    for (const id of ids) await visit(`/match/football/a-b-${id}`, {});
    expect(writes.length - days).toBeLessThanOrEqual(20 + 3);
  }, 120_000);
});
