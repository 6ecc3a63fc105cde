import { afterEach, describe, expect, it, vi } from 'vitest';
import { Turns } from '../../../worker/base/turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Tasks that the test ends one by one, and the most that ran at once. */
function heldWork() {
  let atOnce = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise<void>((end) => ends.push(end));
    atOnce -= 1;
    return most;
  };
  return { work, ends, most: () => most };
}

describe('Turns', () => {
  it('Turns runs at most the given number of tasks at once, and all in the end', async () => {
    const turns = new Turns(2);
    const { work, ends, most } = heldWork();
    const all = Promise.all(Array.from({ length: 9 }, () => turns.take(work)));
    for (let ended = 0; ended < 9; ended += 1) {
      await vi.waitUntil(() => ends.length > 0);
      ends.shift()?.();
    }
    expect(await all).toHaveLength(9);
    expect(most()).toBe(2);
  });

  it('Turns frees the turn of a failed task and reports the failure to its caller', async () => {
    const turns = new Turns(1);
    const failing = turns.take(() => Promise.reject(new Error('no list')));
    await expect(failing).rejects.toThrow('no list');
    expect(await turns.take(async () => 'next')).toBe('next');
  });

  it('Turns frees the turn of a task that never ends after ten seconds', async () => {
    vi.useFakeTimers();
    const turns = new Turns(1);
    void turns.take(() => new Promise(() => undefined));
    const next = turns.take(async () => 'next');
    const told = vi.fn();
    void next.then(told);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toHaveBeenCalledWith('next');
  });
});
