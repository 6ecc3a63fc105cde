import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, failure } from '../../../worker/base/result.ts';
import { UpstreamCall } from '../../../worker/base/upstreamCall.ts';
import { answerCache } from '../../../worker/feeds/answerCache.ts';

const load = vi.fn<() => Promise<Answer<string>>>();
const good = (value: string) => load.mockImplementation(async () => ({ ok: true, value }));
const cached = (seconds: number) => {
  const read = answerCache(3, () => seconds, load);
  return () => read(new UpstreamCall(), 'p');
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  load.mockReset();
});

it('answerCache loads once within its cadence, also for simultaneous callers', async () => {
  good('a');
  const read = cached(20);
  await Promise.all([read(), read()]);
  vi.setSystemTime(19_999);
  expect(await read()).toEqual({ ok: true, value: 'a' });
  expect(load).toHaveBeenCalledTimes(1);
  vi.setSystemTime(20_000);
  good('b');
  expect(await read()).toEqual({ ok: true, value: 'b' });
});

it.each([
  [null, 5000],
  [60_000, 60_000],
])('answerCache repeats a failure with Retry-After %s for %i ms', async (retryAfterMs, until) => {
  load.mockImplementation(async () => failure('status', 'no', retryAfterMs));
  const read = cached(1);
  expect((await read()).ok).toBe(false);
  good('b');
  vi.setSystemTime(until - 1);
  expect(await read()).toMatchObject({ ok: false, error: { retryAfterMs: 1 } });
  vi.setSystemTime(until);
  expect(await read()).toEqual({ ok: true, value: 'b' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('answerCache stops waiting for an aborted call', async () => {
  load.mockImplementation(() => new Promise(() => undefined));
  const read = cached(1);
  void read();
  vi.setSystemTime(36_000);
  good('a');
  expect(await read()).toEqual({ ok: true, value: 'a' });
});
