import { describe, expect, it } from 'vitest';
import { isRunning, makeMatches } from './feedMatches.ts';
import { quantile } from './measure.ts';
import { hasRows } from './serverPart.ts';
import { digits, tableOf } from './table.ts';
import { makeVisitors } from './visitors.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

describe('benchmark feed', () => {
  it.each([50, 200, 1000])('the feed has exactly %i matches with distinct ids, half of them running', (count) => {
    const matches = makeMatches(count, NOW);
    expect(new Set(matches.map(({ id }) => id)).size).toBe(count);
    expect(matches.filter(isRunning)).toHaveLength(count / 2);
    expect(matches.every(({ home, away }) => home.name !== '' && home.id !== away.id)).toBe(true);
  });
});

describe('benchmark visitors', () => {
  // The zones depend on the hour, because around midnight a day's matches would span two dates.
  it.each([0, 5, 11, 17, 23])('all visitors differ and see every match on one day at %i o’clock', (hour) => {
    const now = Date.parse('2026-11-21T00:00:00Z') + hour * 3_600_000;
    const { at, count, ofEachKind } = makeVisitors(now);
    const seen = new Set(Array.from({ length: count }, (_, turn) => JSON.stringify(at(turn))));
    expect(seen.size).toBe(count);
    expect(count).toBeGreaterThan(4000);
    expect(at(count)).toEqual(at(0));
    const kickOffs = makeMatches(50, now).map(({ start_date }) => Date.parse(start_date));
    for (const { place } of ofEachKind) {
      const days = new Intl.DateTimeFormat('en-CA', { timeZone: place.timezone });
      expect(new Set([now, ...kickOffs].map((each) => days.format(each))).size).toBe(1);
    }
  });
});

describe('benchmark figures', () => {
  it('a quantile is one of the measured values', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([3, 1, 2], 0.99)).toBe(3);
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('a figure shows three digits and never rounds down to nothing', () => {
    expect([0, 0.00048, 0.123, 1.234, 12.34, 12_345, null].map(digits)).toEqual([
      '0',
      '0.00048',
      '0.123',
      '1.23',
      '12.3',
      '12,345',
      'n/a',
    ]);
  });

  it('figures are printed under their column heads', () => {
    const table = tableOf([
      { head: ['one', 'a'], rows: [['x', '100']] },
      { head: ['longer', 'b', 'c'], rows: [['y', '2', '3']] },
    ]);
    const [, first, , row] = table.split('\n');
    expect(first).toBe('one       a');
    expect(row).toBe('x       100');
  });
});

describe('benchmark option --only', () => {
  it('--only starts just the sites of the named rows', () => {
    const sites = (...only: string[]) => [50, 200, 1000].filter((count) => hasRows(count, only));
    expect(sites()).toEqual([50, 200, 1000]);
    expect(sites('home')).toEqual([50, 200, 1000]);
    expect(sites('home-200-cold')).toEqual([200]);
    expect(sites('home-50')).toEqual([50]);
    expect(sites('live', 'home-1000-warm')).toEqual([200, 1000]);
    expect(sites('hello')).toEqual([]);
  });
});
