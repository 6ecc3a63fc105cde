import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallRate } from '../../../worker/base/callRate.ts';
import { FairCalls } from '../../../worker/poller/fairCalls.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T15:40:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A rate of ten calls a second, with an empty bucket. */
async function usedUp(): Promise<FairCalls> {
  const rate = new CallRate(10);
  while (rate.take(Date.now()) === 0);
  return new FairCalls(rate);
}

describe('FairCalls', () => {
  it('serves a visitor next, however many calls another network has waiting', async () => {
    const calls = await usedUp();
    const order: string[] = [];
    const wait = (network: string | null) => {
      void calls.take(network, 5_000).then((isGranted) => isGranted && order.push(network ?? 'site'));
    };
    for (let call = 0; call < 20; call += 1) wait('crawler');
    wait('visitor');
    await vi.advanceTimersByTimeAsync(250);
    expect(order).toEqual(['crawler', 'visitor']);
  });

  it('serves the site itself first', async () => {
    const calls = await usedUp();
    const order: string[] = [];
    for (const network of ['crawler', 'visitor', null]) {
      void calls.take(network, 5_000).then(() => order.push(network ?? 'site'));
    }
    await vi.advanceTimersByTimeAsync(400);
    expect(order).toEqual(['site', 'crawler', 'visitor']);
  });

  it('gives up after the time that a call may wait', async () => {
    const calls = await usedUp();
    const first = calls.take('crawler', 150);
    const second = calls.take('crawler', 150);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(await calls.take('crawler', 0)).toBe(true);
  });
});
