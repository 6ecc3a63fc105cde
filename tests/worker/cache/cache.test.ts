import { describe, expect, it, vi } from 'vitest';
import { type Answer, failure } from '../../../worker/base/result.ts';
import { Bench, memoryStore, ok, PATIENCE, START } from './bench.ts';

describe('cached value', () => {
  it('a fresh value is loaded once', async () => {
    const bench = new Bench();
    expect(await bench.seen()).toEqual({ value: 1, failing: false });
    expect(await bench.later(5_000).seen()).toEqual({ value: 1, failing: false });
    expect(bench.loads).toBe(1);
  });

  it('a stale value is served at once while a new one loads', async () => {
    const bench = new Bench();
    await bench.seen();
    expect(await bench.later(5_001).seen()).toEqual({ value: 1, failing: false });
    expect(bench.loads).toBe(2);
    expect(await bench.seen()).toEqual({ value: 2, failing: false });
  });

  it('a reader waits when the cached value is too old to show', async () => {
    const bench = new Bench();
    await bench.seen();
    expect(await bench.later(20_001).seen()).toEqual({ value: 2, failing: false });
  });

  it('a hundred simultaneous readers cause one load', async () => {
    const bench = new Bench();
    const answers = await Promise.all(Array.from({ length: 100 }, () => bench.read()));
    expect(bench.loads).toBe(1);
    expect(answers.every((answer) => answer.ok && answer.value.value === 1)).toBe(true);
  });
});

describe('remembered value', () => {
  const stored = (age: number) => memoryStore({ key: `{"at":${START - age},"value":7}` }).store;

  it('a cold isolate shows it at once while the source is asked', async () => {
    const bench = new Bench({ lasting: stored(20_000), remembered: true });
    expect(await bench.seen()).toEqual({ value: 7, failing: false });
    expect(await bench.seen()).toEqual({ value: 1, failing: false });
  });

  it('a cold isolate asks the source first when it is too old', async () => {
    const bench = new Bench({ lasting: stored(20_001), remembered: true });
    expect(await bench.seen()).toEqual({ value: 1, failing: false });
  });
});

describe('cache with a silent source', () => {
  it('a reader waits at most its patience, and the next gets the late value', async () => {
    const bench = new Bench();
    vi.useFakeTimers({ now: START });
    const { promise, resolve } = Promise.withResolvers<Answer<number>>();
    bench.source = () => promise;
    const reading = bench.read();
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await reading).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    resolve(ok(7));
    expect(await bench.seen()).toEqual({ value: 7, failing: false });
    expect(bench.loads).toBe(1);
  });

  it('the source is asked again after half a minute when a load never ends', async () => {
    const bench = new Bench();
    vi.useFakeTimers({ now: START });
    bench.source = () => new Promise<Answer<number>>(() => undefined);
    const reading = bench.read();
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await reading;
    bench.source = async () => ok(9);
    expect((await bench.later(31_000).read()).ok).toBe(true);
  });

  it.each([
    ['brings a value', ok(1)],
    ['fails', failure('status', 'answered 503', 300_000)],
  ])('a load that was given up and then %s does not change what a later one brought', async (_, answer) => {
    const bench = new Bench();
    const { promise, resolve } = Promise.withResolvers<Answer<number>>();
    bench.source = () => promise;
    const first = bench.read();
    await vi.waitFor(() => expect(bench.loads).toBe(1));
    bench.later(31_000).source = async () => ok(2);
    await bench.read();
    resolve(answer);
    await first;
    await Promise.all(bench.background);
    expect(await bench.later(1_000).seen()).toEqual({ value: 2, failing: false });
  });
});

describe('cache with a failing source', () => {
  const down = async (): Promise<Answer<number>> => failure('status', 'answered 503');

  it('a failed value is dropped only when it is too old to keep', async () => {
    const bench = new Bench();
    await bench.seen();
    bench.source = down;
    expect(await bench.later(3_600_000).seen()).toEqual({ value: 1, failing: true });
    expect(await bench.later(1).seen()).toBeNull();
  });

  it('a failing source is asked again after 1, 2, 4, 6 seconds', async () => {
    const bench = new Bench();
    bench.source = down;
    await bench.seen();
    for (const [index, wait] of [1, 2, 4, 6, 6].entries()) {
      await bench.later(wait * 1000 - 1).seen();
      expect(bench.loads).toBe(index + 1);
      await bench.later(1).seen();
      expect(bench.loads).toBe(index + 2);
    }
  });

  it('a failing source rests for the time that it asks for', async () => {
    const bench = new Bench();
    bench.source = async () => failure('status', 'answered 429', 30_000);
    await bench.seen();
    await bench.later(29_999).seen();
    expect(bench.loads).toBe(1);
    await bench.later(1).seen();
    expect(bench.loads).toBe(2);
  });

  it('counts the backoff of a silent source from the question, not from its timeout', async () => {
    const bench = new Bench();
    bench.source = down;
    for (const wait of [1, 2, 4, 6]) {
      await bench.seen();
      bench.later(wait * 1000);
    }
    bench.source = async () => {
      bench.later(5_000);
      return down();
    };
    await bench.seen();
    await bench.later(999).seen();
    expect(bench.loads).toBe(5);
    await bench.later(1).seen();
    expect(bench.loads).toBe(6);
  });

  it('a reader waits 0.3 seconds for a source that failed before', async () => {
    const bench = new Bench();
    await bench.seen();
    bench.source = down;
    await bench.later(21_000).seen();
    bench.source = async () => ok(9);
    expect(await bench.later(1_000).seen()).toEqual({ value: 9, failing: false });
  });

  it('a load that throws counts as a failure and is logged as an error', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bench = new Bench();
    bench.source = async () => {
      throw new TypeError('not a function');
    };
    expect(await bench.read()).toMatchObject({ ok: false, error: { kind: 'shape' } });
    expect(bench.cache.report('key')).toMatchObject({ failures: 1 });
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"load threw".*not a function/));
  });
});

describe('cache with a resting source', () => {
  it('a reader waits at most 0.3 seconds for a resting source', async () => {
    const bench = new Bench();
    vi.useFakeTimers({ now: START });
    bench.resting = true;
    bench.source = () => new Promise<Answer<number>>(() => undefined);
    const reading = bench.read();
    await vi.advanceTimersByTimeAsync(300);
    expect(await reading).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });

  it('the source is asked again when its rest ends, however often it was extended', async () => {
    const bench = new Bench();
    bench.source = async () => failure('resting', 'left alone', 1_000);
    for (let wait = 0; wait < 5; wait += 1) {
      await bench.seen();
      bench.later(1_000);
    }
    expect(bench.loads).toBe(5);
    bench.source = async () => ok(7);
    await bench.seen();
    expect(await bench.seen()).toEqual({ value: 7, failing: false });
  });
});

describe('value that the poller loads', () => {
  const silent = { kind: 'timeout', detail: 'no answer', retryAfterMs: null } as const;
  const age = (at: number, staleReason: typeof silent | null = null) => ({
    at,
    first: START,
    freshUntil: at + 1_000,
    staleReason,
  });

  it('a late value’s age counts from when its source last gave it', async () => {
    const bench = new Bench();
    bench.source = async () => ok(1);
    for (let seconds = 0; seconds <= 12; seconds += 6) {
      bench.age = age(START + 40);
      await bench.seen();
      bench.later(6_000);
    }
    bench.age = age(START, silent);
    await bench.seen();
    expect(await bench.seen()).toEqual({ value: 1, failing: true });
    expect(bench.cache.report('key')).toMatchObject({ ageSeconds: 18, lastFailure: 'timeout' });
  });

  it('an older answer of the source does not replace a newer value', async () => {
    const bench = new Bench();
    bench.source = async () => ok(2);
    await bench.seen();
    bench.later(6_000).source = async () => ok(1);
    bench.age = age(START - 10_000, silent);
    await bench.seen();
    expect(await bench.seen()).toEqual({ value: 2, failing: true });
  });
});
