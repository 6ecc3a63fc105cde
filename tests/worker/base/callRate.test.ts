import { expect, it } from 'vitest';
import { CallRate } from '../../../worker/base/callRate.ts';

const START = Date.parse('2026-11-28T15:40:00Z');

it('CallRate lets ten calls a second through after the first burst', () => {
  const rate = new CallRate('test', 30, 3_000);
  while (rate.take(START));
  let calls = 0;
  for (let at = 0; at < 60_000; at += 10) if (rate.take(START + at)) calls += 1;
  expect(calls).toBeGreaterThanOrEqual(599);
  expect(calls).toBeLessThanOrEqual(601);
});

it('CallRate leaves the reserved share of the bucket to others', () => {
  const rate = new CallRate('test', 30, 3_000);
  let calls = 0;
  while (rate.take(START, 1 / 2)) calls += 1;
  expect(calls).toBe(15);
  expect(rate.take(START)).toBe(true);
});
