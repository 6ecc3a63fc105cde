import { describe, expect, it } from 'vitest';
import { limitCounts } from '../../../../worker/base/limitCount.ts';
import type { FeedOdds } from '../../../../worker/feeds/feedOdds.ts';
import {
  bestOverTime,
  grownHistory,
  MAX_POINTS,
  MAX_PRICES,
  pointsOf,
} from '../../../../worker/live/prices/oddsHistory.ts';
import { oddsWith, offerAt } from '../odds/odds.records.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const MINUTE = 60_000;
const cutCount = (limit: string) => limitCounts().find(({ name }) => name === limit)?.cut ?? 0;
const RESULT = { type: '1x2', scope: 'ord', line: null } as const;

const home = (history: ReturnType<typeof grownHistory>) => pointsOf(history, RESULT, '1', 'unibet');

describe('odds history', () => {
  it('a history begins with the first price and grows only with changes', () => {
    let history = grownHistory({}, oddsWith(NOW - MINUTE, offerAt(2)), NOW);
    history = grownHistory(history, oddsWith(NOW, offerAt(2)), NOW);
    history = grownHistory(history, oddsWith(NOW + MINUTE, offerAt(2.1)), NOW + MINUTE);
    expect(home(history)).toEqual([
      { at: NOW - MINUTE, decimal: 2 },
      { at: NOW + MINUTE, decimal: 2.1 },
    ]);
  });

  it('a suspended or missing price ends a segment of the history', () => {
    let history = grownHistory({}, oddsWith(NOW, offerAt(2)), NOW);
    history = grownHistory(history, oddsWith(NOW + 1, offerAt(2, { active: false })), NOW + 1);
    history = grownHistory(history, oddsWith(NOW + 2, offerAt(2)), NOW + 2);
    history = grownHistory(history, { capturedAt: NOW + 3, markets: [] }, NOW + 3);
    expect(home(history).map(({ decimal }) => decimal)).toEqual([2, null, 2, null]);
  });

  it('points are in order of time and never in the future', () => {
    let history = grownHistory({}, oddsWith(NOW + 9 * MINUTE, offerAt(2)), NOW);
    history = grownHistory(history, oddsWith(NOW - MINUTE, offerAt(2.2)), NOW + 1);
    history = grownHistory(history, oddsWith(null, offerAt(2.3)), NOW + 2);
    expect(home(history).map(({ at }) => at)).toEqual([NOW, NOW, NOW + 2]);
  });

  it('a full history keeps its first and newest points', () => {
    let history = {};
    for (let step = 0; step < 100; step += 1) {
      history = grownHistory(history, oddsWith(NOW + step, offerAt(2 + step / 100)), NOW + step);
    }
    const points = home(history);
    expect(points.length).toBe(MAX_POINTS);
    expect(points[0]).toEqual({ at: NOW, decimal: 2 });
    expect(points.at(-1)).toEqual({ at: NOW + 99, decimal: 2.99 });
  });

  it('new prices replace removed ones when a history is full', () => {
    const many = (from: number) =>
      oddsWith(NOW, ...Array.from({ length: MAX_PRICES }, (_, index) => offerAt(2, { provider: `p${from + index}` })));
    const first = grownHistory({}, many(0), NOW);
    const second = grownHistory(first, many(1000), NOW + 1);
    expect(Object.keys(first).length).toBe(MAX_PRICES);
    expect(Object.keys(second).length).toBe(MAX_PRICES);
    expect(pointsOf(second, RESULT, '1', 'p1000')).toHaveLength(1);
  });

  it('a full history cuts other operators of each match, and /ops counts them', () => {
    const names = Array.from({ length: MAX_PRICES + 40 }, (_, index) => `p${index}`);
    const odds = oddsWith(NOW, ...names.map((provider) => offerAt(2, { provider })));
    const cut = (id: string) => {
      const history = grownHistory({}, odds, NOW, { id });
      return names.filter((provider) => pointsOf(history, RESULT, '1', provider).length === 0).join();
    };
    const before = cutCount('prices of a match with a history');
    const [first, again, other] = [cut('m1'), cut('m1'), cut('m2')];
    expect(again).toBe(first);
    expect([other, names.slice(-40).join()]).not.toContain(first);
    expect(cutCount('prices of a match with a history') - before).toBe(3 * 40);
  });

  it('correct scores and half-time markets have no history', () => {
    const scores: FeedOdds = {
      capturedAt: NOW,
      markets: [{ type: 'cs', scope: 'ord', line: null, outcomes: ['1-0'], offers: [[offerAt(7)]] }],
    };
    expect(grownHistory({}, scores, NOW)).toEqual({});
  });
});

it('the best price is the highest available, with gaps', () => {
  const best = bestOverTime([
    [
      { at: 0, decimal: 2 },
      { at: 20, decimal: null },
    ],
    [
      { at: 10, decimal: 1.9 },
      { at: 30, decimal: 2.5 },
      { at: 40, decimal: null },
    ],
  ]);
  expect(best).toEqual([
    { at: 0, decimal: 2 },
    { at: 20, decimal: 1.9 },
    { at: 30, decimal: 2.5 },
    { at: 40, decimal: null },
  ]);
});
