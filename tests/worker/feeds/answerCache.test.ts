import { beforeEach, expect, it, vi } from 'vitest';
import { failure } from '../../../worker/base/result.ts';
import { UpstreamCall } from '../../../worker/base/upstreamCall.ts';
import { AnswerCache } from '../../../worker/feeds/answerCache.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
const good = (value: string) => vi.fn(async () => ({ ok: true as const, value }));

it('AnswerCache loads once within its cadence, also for simultaneous callers', async () => {
  const shelf = new AnswerCache<string>(3, () => 20);
  const load = good('a');
  await Promise.all([shelf.take(new UpstreamCall(), 'p', load), shelf.take(new UpstreamCall(), 'p', load)]);
  vi.setSystemTime(19_999);
  expect(await shelf.take(new UpstreamCall(), 'p', load)).toEqual({ ok: true, value: 'a' });
  expect(load).toHaveBeenCalledTimes(1);
  vi.setSystemTime(20_000);
  expect(await shelf.take(new UpstreamCall(), 'p', good('b'))).toEqual({ ok: true, value: 'b' });
});

it.each([
  [null, 5000],
  [60_000, 60_000],
])('AnswerCache keeps the old answer for %s ms after a failure', async (retryAfterMs, until) => {
  const shelf = new AnswerCache<string>(3, () => 1);
  await shelf.take(new UpstreamCall(), 'p', good('a'));
  vi.setSystemTime(1000);
  expect((await shelf.take(new UpstreamCall(), 'p', async () => failure('status', 'no', retryAfterMs))).ok).toBe(false);
  const load = good('b');
  vi.setSystemTime(1000 + until - 1);
  expect(await shelf.take(new UpstreamCall(), 'p', load)).toMatchObject({ ok: false, error: { retryAfterMs: 1 } });
  vi.setSystemTime(1000 + until);
  expect(await shelf.take(new UpstreamCall(), 'p', load)).toEqual({ ok: true, value: 'b' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('AnswerCache stops waiting for an aborted call', async () => {
  const shelf = new AnswerCache<string>(2, () => 1);
  void shelf.take(new UpstreamCall(), 'p', () => new Promise(() => undefined));
  vi.setSystemTime(36_000);
  expect(await shelf.take(new UpstreamCall(), 'p', good('a'))).toEqual({ ok: true, value: 'a' });
});
