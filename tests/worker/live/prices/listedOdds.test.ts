import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { parserOf } from '../../../../web/domain/parserOf.ts';
import type { Sport } from '../../../../web/domain/sport.ts';
import { limitCounts } from '../../../../worker/base/limitCount.ts';
import { lastingValues } from '../../../../worker/cache/lastingValues.ts';
import {
  joinedDays,
  ListedOdds,
  listedDay,
  listedDayKey,
  listedDayOf,
  listedName,
  MAX_LISTED,
} from '../../../../worker/live/prices/listedOdds.ts';
import type { WinnerPrice } from '../../../../worker/live/prices/oddsBook.ts';
import { closingOdds } from '../../../../worker/live/prices/oddsHistory.ts';
import { matchFrom } from '../../../support/wireMatch.ts';
import { memoryStore } from '../../cache/bench.ts';
import { pricesOf } from '../odds/odds.records.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KICK_OFF = Date.parse('2026-11-21T15:00:00Z');
const KEY = listedDayKey('feed', '2026-11-21');

const matchOf = (id: string, kickOff = KICK_OFF, sport: Sport = 'football'): Match =>
  matchFrom({ id, sport, start_date: new Date(kickOff).toISOString() });
const match = matchOf('m');

const dayOf = (prices: WinnerPrice[], matches = [match]) =>
  listedDayOf(
    Object.fromEntries(matches.map(({ id }) => [id, { asked: 0, at: Date.now(), scope: 'ord' as const, prices }])),
    matches,
  );

let memory: ReturnType<typeof memoryStore>;

const isolate = () =>
  new ListedOdds(lastingValues({ store: memory.store, keepMs: 7 * 24 * HOUR, parse: parserOf(listedDay) }));

/** Adds an isolate's listed prices at a minute from kick-off. */
async function showing(odds: ListedOdds, minutes: number, ...prices: WinnerPrice[]): Promise<void> {
  vi.setSystemTime(KICK_OFF + minutes * MINUTE);
  await odds.note(KEY, dayOf(prices), Date.now());
}

async function closingOf(odds: ListedOdds, of = match): Promise<string[]> {
  const [market] = closingOdds(await odds.seen('feed', of), of.kickOff).markets;
  return (market?.offers[0] ?? []).map(({ provider, decimal }) => `${provider} ${decimal}`).toSorted();
}

beforeEach(() => {
  memory = memoryStore();
  vi.useFakeTimers({ toFake: ['Date'], now: KICK_OFF });
});

describe('listed odds of an unopened match', () => {
  it('each operator’s last prices before kick-off are kept, otherwise the last', async () => {
    const odds = isolate();
    await showing(odds, -30, ...pricesOf('toto', 2, 3, 4), ...pricesOf('bwin', 2.1, 3, 4));
    await showing(odds, -1, ...pricesOf('toto', 2.2, 3, 4));
    await showing(odds, 20, ...pricesOf('toto', 9, 3, 4), ...pricesOf('late', 5, 3, 4));
    await showing(odds, 40, ...pricesOf('late', 6, 3, 4));
    expect(await closingOf(odds)).toEqual(['bwin 2.1', 'late 6', 'toto 2.2']);
  });

  it('a partial update keeps the operator’s other prices', async () => {
    const odds = isolate();
    await showing(odds, -30, ...pricesOf('toto', 2, 3, 4));
    await showing(odds, -1, ...pricesOf('toto', 2.5, null, 4), ...pricesOf('half', 2, 3, null));
    expect(await closingOf(odds)).toEqual(['toto 2']);
  });

  it('isolates share prices that only one of them saw', async () => {
    const [first, second] = [isolate(), isolate()];
    await showing(first, -9, ...pricesOf('toto', 2, 3, 4));
    await showing(second, 5, ...pricesOf('bwin', 7, 3, 4));
    await showing(second, 16, ...pricesOf('bwin', 8, 3, 4));
    await showing(first, 30, ...pricesOf('toto', 9, 3, 4));
    for (const odds of [isolate(), second]) expect(await closingOf(odds)).toEqual(['bwin 8', 'toto 2']);
  });

  it('a match of another sport with the same id is separate', async () => {
    const odds = isolate();
    const handball = matchOf('m', KICK_OFF, 'handball');
    await showing(odds, -9, ...pricesOf('toto', 2, 3, 4));
    await odds.note(KEY, dayOf(pricesOf('bwin', 5, 6, 7), [handball]), Date.now());
    expect(await closingOf(odds)).toEqual(['toto 2']);
    expect(await closingOf(odds, handball)).toEqual(['bwin 5']);
  });

  it('another day, another id or a broken store gives no prices', async () => {
    const odds = isolate();
    await showing(odds, -5, ...pricesOf('toto', 2, 3, 4));
    expect(await closingOf(odds, matchOf('other'))).toEqual([]);
    expect(await closingOf(odds, matchOf('m', KICK_OFF + 24 * HOUR))).toEqual([]);
    for (const text of ['<html>', '{"at":1,"value":{"m":{"operators":7}}}', '[]']) {
      memory.kept.set(KEY, text);
      expect(await closingOf(isolate())).toEqual([]);
    }
  });
});

describe('store of listed odds', () => {
  it('changes are written at most once in ten minutes, in one value for the day', async () => {
    const isolates = [isolate(), isolate(), isolate()];
    const many = Array.from({ length: 20 }, (_, index) => matchOf(`m${index}`));
    for (let seconds = -3600; seconds < 3600; seconds += 20) {
      vi.setSystemTime(KICK_OFF + seconds * 1000);
      const prices = pricesOf('toto', 3 + seconds / 3600, 3, 4);
      for (const odds of isolates) await odds.note(KEY, dayOf(prices, many), Date.now());
    }
    expect(new Set(memory.puts.map(({ key }) => key))).toEqual(new Set([KEY]));
    // Prices in play do not change closing prices.
    expect(memory.puts.length).toBeGreaterThanOrEqual(6);
    expect(memory.puts.length).toBeLessThanOrEqual(7);
    for (const [index, { at, seconds }] of memory.puts.entries()) {
      expect(at - (memory.puts[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(10 * MINUTE);
      expect(seconds).toBe(7 * 24 * 3600);
    }
  });

  it('prices far from kick-off are written once an hour, and empty lists never', async () => {
    const odds = isolate();
    for (let minutes = -600; minutes < -120; minutes += 1) {
      await showing(odds, minutes, ...pricesOf('toto', 3 + minutes / 600, 3, 4));
    }
    expect(memory.puts).toHaveLength(8);
    memory.puts.splice(0);
    await isolate().note(KEY, {}, KICK_OFF);
    expect(memory.puts).toEqual([]);
  });
});

it('the number of matches and operators is bounded, and the first ones stay', () => {
  const matches = Array.from({ length: 3 * MAX_LISTED.matches }, (_, index) => matchOf(`m${index}`));
  const prices = Array.from({ length: 200 }, (_, index) => pricesOf(`operator-${index}`, 2, 3, 4)).flat();
  const first = dayOf(prices, matches.slice(0, 10));
  const all = joinedDays(first, dayOf(pricesOf('another', 2, 3, 4), matches.toReversed()));
  expect(Object.keys(all)).toHaveLength(MAX_LISTED.matches);
  expect(all).toMatchObject(first);
  expect(Object.keys(all['football/m0']?.operators ?? {})).toHaveLength(MAX_LISTED.operators);
});

it('a match keeps the prices of eighty operators', () => {
  const prices = Array.from({ length: 80 }, (_, index) => pricesOf(`operator-${index}`, 2, 3, 4)).flat();
  expect(Object.keys(dayOf(prices)['football/m']?.operators ?? {})).toHaveLength(80);
});

it('too many operators of a match leave the same ones each time, with a count', () => {
  const [one, other] = [matchOf('m1'), matchOf('m2')];
  const names = Array.from({ length: MAX_LISTED.operators + 10 }, (_, index) => `operator-${index}`);
  const keptOf = (order: string[], ...matches: Match[]) => {
    const day = dayOf(
      order.flatMap((name) => pricesOf(name, 2, 3, 4)),
      matches,
    );
    return matches.map((match) =>
      Object.keys(day[listedName(match)]?.operators ?? {})
        .toSorted()
        .join(),
    );
  };
  const [first, second] = keptOf(names, one, other);
  expect(keptOf(names.toReversed(), one)).toEqual([first]);
  expect(second).not.toBe(first);
  const counted = limitCounts().find(({ name }) => name === 'operators of a match with listed prices');
  expect(counted?.cut).toBeGreaterThanOrEqual(30);
});
