import { beforeEach, expect, it, vi } from 'vitest';
import { createApiFootball } from '../../../../worker/feeds/apiFootball/client.ts';
import type { FeedOptions } from '../../../../worker/feeds/definition.ts';
import { loadDetailedEvent } from '../../../../worker/live/match/eventSnapshot.ts';
import { liveContext } from '../../../support/liveContext.ts';
import { answer, fixture } from '../../feeds/apiFootball/apiFootball.records.ts';
import { feedOptions } from '../../feeds/feedOptions.ts';

const NOW = Date.parse('2026-11-21T17:30:00Z');

/** Whether a snapshot is stale when its answer is two minutes old because calls are spread. */
async function staleOf(status: Parameters<typeof fixture>[0], kickOff: string): Promise<boolean> {
  const answered: FeedOptions['fetch'] = async (_, call) => {
    const staleReason = { kind: 'paced', detail: 'the quota is spread', retryAfterMs: 60_000 } as const;
    call.addAge({ at: NOW - 120_000, first: NOW - 120_000, freshUntil: NOW + 60_000, staleReason });
    const own = { timestamp: Date.parse(kickOff) / 1000 };
    return Response.json(answer([fixture(status, [1, 0], { fixture: own })]));
  };
  const client = createApiFootball(feedOptions(() => new Response(), { fetch: answered, now: () => NOW }));
  const read = await loadDetailedEvent({ sport: 'football', id: 'af1001' }, liveContext(client));
  if (!read.ok || read.value === null) throw new Error('no event');
  return read.value.snapshot.stale;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

it.each([
  ['2H', '2026-11-21T16:30:00Z'],
  ['ET', '2026-11-21T15:30:00Z'],
  ['NS', '2026-11-21T17:30:30Z'],
])('a running match gives the time of its scores: %s', async (status, kickOff) => {
  expect(await staleOf([status], kickOff)).toBe(true);
});

it.each([
  ['FT', '2026-11-21T15:00:00Z'],
  ['PST', '2026-11-21T17:30:00Z'],
  ['NS', '2026-11-21T20:00:00Z'],
])('a match before or after play does not wait for newer data: %s', async (status, kickOff) => {
  expect(await staleOf([status], kickOff)).toBe(false);
});
