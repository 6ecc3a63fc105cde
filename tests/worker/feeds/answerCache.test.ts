import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, failure, ok } from '../../../worker/base/result.ts';
import { UpstreamCall } from '../../../worker/base/upstreamCall.ts';
import { answerCache } from '../../../worker/feeds/answerCache.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));

const source = vi.fn<() => Promise<Answer<string>>>();
const cached = (seconds: number) => answerCache(3, () => seconds, source).bind(null, new UpstreamCall(), 'p');

it('answerCache loads once within its cadence, also for simultaneous callers', async () => {
  source.mockResolvedValueOnce(ok('a')).mockResolvedValueOnce(ok('b'));
  const read = cached(20);
  await Promise.all([read(), read()]);
  vi.setSystemTime(19_999);
  expect(await read()).toEqual(ok('a'));
  vi.setSystemTime(20_000);
  expect(await read()).toEqual(ok('b'));
});

it.each([
  [null, 5000],
  [60_000, 60_000],
])('answerCache repeats a failure with Retry-After %s for %i ms', async (retryAfterMs, until) => {
  source.mockResolvedValueOnce(failure('status', 'no', retryAfterMs)).mockResolvedValueOnce(ok('b'));
  const read = cached(1);
  expect((await read()).ok).toBe(false);
  vi.setSystemTime(until - 1);
  expect(await read()).toMatchObject({ ok: false, error: { retryAfterMs: 1 } });
  vi.setSystemTime(until);
  expect(await read()).toEqual(ok('b'));
});

it('answerCache stops waiting for an aborted call', async () => {
  source.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(ok('a'));
  const read = cached(1);
  void read();
  vi.setSystemTime(36_000);
  expect(await read()).toEqual(ok('a'));
});
