import { expect, it } from 'vitest';
import { AskPause } from '../../../worker/push/askPause.ts';

const MINUTE = 60_000;
const FIRST = Date.parse('2026-11-21T15:00:00Z');

/** The most questions of a second, after the first ones, and the last pause, where each isolate asks as soon as it may. */
function askedBy(isolates: number): { most: number; pauseMs: number } {
  const pause = new AskPause();
  const seconds = new Map<number, number>();
  // Isolates start within a second: each asks with its first visitor.
  const next = Array.from({ length: isolates }, (_, index) => FIRST + (index * 1_000) / isolates);
  let pauseMs = 0;
  for (let now = FIRST; now < FIRST + MINUTE; now += 50) {
    for (const [index, at] of next.entries()) {
      if (at > now) continue;
      pauseMs = pause.next(now);
      next[index] = now + pauseMs;
      const second = Math.floor((now - FIRST) / 1_000);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
    }
  }
  const later = [...seconds].flatMap(([second, count]) => (second >= 10 ? [count] : []));
  return { most: Math.max(...later), pauseMs };
}

it.each([1, 50, 150])('%d isolates ask every half second', (isolates) => {
  expect(askedBy(isolates).pauseMs).toBe(500);
});

it.each([250, 1_000, 3_000])('%d isolates ask the journal at most 500 times a second', (isolates) => {
  expect(askedBy(isolates).most).toBeLessThanOrEqual(500);
});

it('asks every half second again when the other isolates have gone', () => {
  const pause = new AskPause();
  for (let isolate = 0; isolate < 2_000; isolate += 1) pause.next(FIRST);
  expect(pause.next(FIRST)).toBeGreaterThan(4_000);
  pause.next(FIRST + MINUTE);
  expect(pause.next(FIRST + 2 * MINUTE)).toBe(500);
});
