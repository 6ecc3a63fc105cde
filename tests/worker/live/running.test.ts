import { describe, expect, it } from 'vitest';
import { heldSeconds, runningLifetime, SILENT_MS } from '../../../worker/live/running.ts';

describe('how long running scores serve', () => {
  it.each([2, 3, 5, 10, 30, 600])('is shorter than the time between two questions of a page (%d s)', (pollSeconds) => {
    const { fresh, usable, keep } = runningLifetime(pollSeconds);
    expect(usable).toBeLessThan(pollSeconds * 1000);
    expect(fresh).toBeLessThan(usable);
    expect(keep).toBeGreaterThan(SILENT_MS);
    expect(heldSeconds(pollSeconds)).toBeLessThan(pollSeconds);
    expect(heldSeconds(pollSeconds)).toBeGreaterThanOrEqual(1);
  });

  it('does not grow with patient pages: a source is asked at least every five seconds while somebody looks', () => {
    expect(runningLifetime(10)).toMatchObject({ fresh: 5_000, usable: 8_000 });
    expect(runningLifetime(600)).toMatchObject({ fresh: 5_000, usable: 8_000 });
    expect([heldSeconds(10), heldSeconds(600)]).toEqual([4, 4]);
  });
});
