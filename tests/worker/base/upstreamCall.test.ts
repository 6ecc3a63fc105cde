import { beforeEach, expect, it, vi } from 'vitest';
import { backgroundWith } from '../../../worker/base/background.ts';
import { isolateLog } from '../../../worker/base/log.ts';
import { type Failure, failure } from '../../../worker/base/result.ts';
import { type AnswerAge, loadWithAge, UpstreamCall } from '../../../worker/base/upstreamCall.ts';
import { Cache } from '../../../worker/cache/cache.ts';
import type { CacheOptions } from '../../../worker/cache/cacheTypes.ts';
import { answerCache } from '../../../worker/feeds/answerCache.ts';

const short: Failure = { kind: 'paced', detail: 'the quota is spread', retryAfterMs: 30_000 };
const good = { ok: true, value: 'a' } as const;

beforeEach(() => void vi.useFakeTimers({ now: 100_000 }));
const saying = (age: AnswerAge) => async (call: UpstreamCall) => {
  await Promise.resolve();
  call.addAge(age);
  return good;
};

it('the age is that of the oldest answer', async () => {
  const ages: AnswerAge[] = [
    { at: 10, first: 10, freshUntil: 200, staleReason: null },
    { at: 50, first: 50, freshUntil: 300, staleReason: short },
    { at: 40, first: 40, freshUntil: 250, staleReason: short },
  ];
  const { age } = await loadWithAge(async (call) => {
    await Promise.all(ages.map((each) => saying(each)(call)));
    return good;
  });
  expect(age).toEqual({ at: 40, first: 40, freshUntil: 200, staleReason: short });
});

it.each([
  ['shape', 1],
  ['not-json', 1],
  ['status', 0],
] as const)('an unreadable answer keeps its age and gives a reason (%s: %i)', async (reason, reports) => {
  const onUnreadable = vi.fn();
  await loadWithAge(async (call) => {
    call.addAge({ at: 1, first: 1, freshUntil: 2, staleReason: null }, onUnreadable);
    return failure(reason, 'none of 3 records could be read');
  });
  expect(onUnreadable).toHaveBeenCalledTimes(reports);
});

it('a shelved answer gives its age to every reader', async () => {
  const age: AnswerAge = { at: 40_000, first: 40_000, freshUntil: 130_000, staleReason: short };
  const load = vi.fn(saying(age));
  const shelf = answerCache(2, () => 15, load);
  const takes = [1, 2].map(() => loadWithAge((call) => shelf(call, 'p')));
  expect((await Promise.all(takes)).map((taken) => taken.age)).toEqual([age, age]);
  vi.setSystemTime(129_999);
  expect((await loadWithAge((call) => shelf(call, 'p'))).age).toEqual(age);
  expect(load).toHaveBeenCalledTimes(1);
  vi.setSystemTime(130_000);
  await shelf(new UpstreamCall(), 'p');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a cached value gives its age and reloads when a newer one may exist', async () => {
  const options: CacheOptions = { near: null, lasting: null, patienceMs: 1000 };
  const cache = new Cache<string>(options);
  const load = vi.fn(saying({ at: 40_000, first: 40_000, freshUntil: 130_000, staleReason: short }));
  const lifetime = { maxAge: 5000, staleWhileRevalidate: 15_000, staleIfError: 3_600_000 };
  const read = () =>
    cache.read(
      { key: 'k', lifetime, load, parse: String },
      backgroundWith(isolateLog, () => undefined),
    );
  expect(await read()).toEqual({
    ok: true,
    value: { value: 'a', at: 40_000, confirmedAt: 40_000, failing: true, paced: true },
  });
  expect(cache.report('k')).toMatchObject({ ageSeconds: 60, lastFailure: 'paced' });
  vi.setSystemTime(129_999);
  await read();
  expect(load).toHaveBeenCalledTimes(1);
  vi.setSystemTime(130_000);
  load.mockImplementation(saying({ at: 129_000, first: 129_000, freshUntil: 144_000, staleReason: null }));
  await read();
  await vi.advanceTimersByTimeAsync(1);
  expect(await read()).toEqual({
    ok: true,
    value: { value: 'a', at: 130_000, confirmedAt: 129_000, failing: false, paced: false },
  });
});
