import { describe, expect, it } from 'vitest';
import { askTurns } from '../../../web/push/askTurns.ts';

const NOW = Date.parse('2026-11-21T15:20:00Z');
const HOUR = 3_600_000;

/** The instants of the questions in an hour in which something is told every so many milliseconds. */
function asked(everyMs: number): number[] {
  const toNextTurn = askTurns();
  const instants: number[] = [];
  for (let now = NOW; now < NOW + HOUR; now += everyMs) {
    // One that waits for its turn stands for all that is told until then.
    if ((instants.at(-1) ?? 0) <= now) instants.push(now + toNextTurn(now));
  }
  return instants.filter((at) => at < NOW + HOUR);
}

describe('what a page asks because it was told of something', () => {
  it('comes at once after a goal, and ten seconds later again', () => {
    const toNextTurn = askTurns();
    expect([toNextTurn(NOW), toNextTurn(NOW + 10_000)]).toEqual([0, 0]);
    expect([toNextTurn(NOW + 600_000), toNextTurn(NOW + 610_000)]).toEqual([0, 0]);
  });

  it.each([1_000, 5_000, 25_000, 60_000, 100_000])(
    'is under 32 questions in an hour, and never puts one off for long, where something is told every %i ms',
    (everyMs) => {
      const instants = asked(everyMs);
      expect(instants.length).toBeGreaterThan(25);
      expect(instants.length).toBeLessThan(32);
      const pauses = instants.slice(1).map((at, index) => at - (instants[index] ?? 0));
      expect(Math.max(...pauses)).toBeLessThanOrEqual(135_000 + everyMs);
    },
  );
});
