import { describe, expect, it } from 'vitest';
import type { Cadence } from '../../../worker/feeds/cadence.ts';
import { Allowance } from '../../../worker/poller/allowance.ts';
import {
  affords,
  demandOf,
  intervalOf,
  stretchOf,
  UNSTRETCHED,
  type WindowLeft,
} from '../../../worker/poller/pacing.ts';
import { runningWindow } from '../../../worker/poller/quotaWindows.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-11-21T12:00:00Z');

const dayWith = (left: number): WindowLeft => ({
  span: 'day',
  limit: 100,
  left,
  start: NOON - DAY / 2,
  end: NOON + DAY / 2,
});
const minuteWith = (left: number): WindowLeft => ({ span: 'minute', limit: 10, left, start: NOON, end: NOON + 60_000 });
const running: Cadence = { seconds: 15, quietSeconds: 60, cost: 1, rank: 'running' };
const match: Cadence = { seconds: 20, cost: 1, rank: 'match' };

describe('calls within a quota', () => {
  it.each([
    [running, [dayWith(1), minuteWith(1)], true],
    [running, [dayWith(1), minuteWith(0)], false],
    [{ ...running, cost: 2 }, [dayWith(1)], false],
    // Half of an even share (25 of 100 at noon) is reserved for running matches, and a fifth of a minute.
    [match, [dayWith(26)], true],
    [match, [dayWith(25)], false],
    [match, [minuteWith(3)], true],
    [match, [minuteWith(2)], false],
    [match, [], true],
  ])('the quota allows the expected interval (%#)', (cadence, spans, wanted) =>
    expect(affords(spans, cadence, NOON)).toBe(wanted),
  );
});

describe('poller pacing', () => {
  it('each path keeps its own pace while the day’s quota allows it', () => {
    expect(stretchOf([dayWith(100), minuteWith(0)], { running: 100 / DAY, other: 0 }, NOON)).toEqual(UNSTRETCHED);
    expect(intervalOf(running, UNSTRETCHED, NOON, NOON)).toBe(15_000);
    expect(intervalOf(match, UNSTRETCHED, 0, NOON)).toBe(20_000);
  });

  it('the remaining quota is spread over the day, running matches twice as dense', () => {
    const stretch = stretchOf([dayWith(80)], { running: demandOf(running), other: 0 }, NOON);
    expect(intervalOf(running, stretch, NOON, NOON)).toBe((12 * HOUR) / 80);
    expect(intervalOf(match, { running: 1, other: 2 }, NOON, NOON)).toBe(80_000);
    const none = stretchOf([dayWith(0)], { running: demandOf(running), other: 0 }, NOON);
    expect(none.running).toBeGreaterThan(1000);
  });

  it('half of the remaining quota is reserved for lists of running matches', () => {
    const looked = (pages: number) => {
      const demand = { running: demandOf(running), other: pages * demandOf(match) };
      const stretch = stretchOf([dayWith(80)], demand, NOON);
      const calls = (12 * HOUR) / intervalOf(running, stretch, NOON, NOON);
      const others = (pages * 12 * HOUR) / intervalOf(match, stretch, NOON, NOON);
      return [calls, others].map(Math.round);
    };
    expect(looked(0)).toEqual([80, 0]);
    expect(looked(1)).toEqual([58, 22]);
    expect(looked(20)).toEqual([40, 40]);
    expect(looked(300)).toEqual([40, 40]);
  });

  it('the pace slows down ten minutes after the last change', () => {
    expect(intervalOf(running, UNSTRETCHED, NOON - 10 * 60_000, NOON)).toBe(15_000);
    expect(intervalOf(running, UNSTRETCHED, NOON - 10 * 60_000 - 1, NOON)).toBe(60_000);
  });
});

describe('quota span', () => {
  it.each([
    ['minute', '2026-02-28T23:59:59Z', '2026-02-28T23:59:00Z', '2026-03-01T00:00:00Z'],
    ['hour', '2026-02-28T23:00:00Z', '2026-02-28T23:00:00Z', '2026-03-01T00:00:00Z'],
    ['day', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'],
    ['month', '2026-12-31T23:59:59Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ] as const)('the span of %s begins and ends as expected at %s', (span, now, start, end) => {
    expect(runningWindow(span, Date.parse(now))).toEqual({ start: Date.parse(start), end: Date.parse(end) });
  });
});

describe('allowance of an isolate', () => {
  it('the tightest span limits an isolate until the next span', () => {
    const allowance = new Allowance({ minute: 2, day: 3 });
    expect([1, 1, 1].map((cost) => allowance.take(cost, NOON))).toEqual([true, true, false]);
    expect([2, 1, 1].map((cost) => allowance.take(cost, NOON + 60_000))).toEqual([false, true, false]);
    expect(allowance.take(2, NOON + DAY)).toBe(true);
  });
});
