import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../web/data/queryClient.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('an answer of the server is as old as its page on a device whose clock is wrong', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') });
  const known = { key: ['live'], data: {}, at: Date.parse('2026-11-21T12:00:00Z') };
  const client = createQueryClient([known], 2_000);
  expect(client.getQueryState(['live'])?.dataUpdatedAt).toBe(Date.parse('2026-11-21T08:59:58Z'));
});
