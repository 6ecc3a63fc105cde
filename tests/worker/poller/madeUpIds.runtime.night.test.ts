import { evictDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contractFeed, OF_ONE } from './madeUpIds.runtime.ts';
import { clockAt, MINUTE, NOON, stopTimeouts } from './poller.runtime.ts';

/** Empty answers of sources that should send 404. */
const BARE: Record<string, () => Response> = {
  '204': () => new Response(null, { status: 204 }),
  '[]': () => Response.json([]),
  '{}': () => Response.json({}),
};

beforeEach(() => stopTimeouts(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('made-up ids', () => {
  it('remembers for an hour that an id names no match', async () => {
    const { callsFor, statusOf } = contractFeed();
    for (let number = 0; number < 10; number += 1) {
      expect(await statusOf(`/api/event?sport=football&id=made${number}`, number)).toBe(404);
    }
    for (let minutes = 1; minutes <= 50; minutes += 7) {
      vi.setSystemTime(NOON + minutes * MINUTE);
      for (let number = 0; number < 10; number += 1) {
        expect(await statusOf(`/api/event?sport=football&id=made${number}`, number + minutes)).toBe(404);
      }
    }
    expect(callsFor(OF_ONE)).toBe(10);
  }, 240_000);

  it('calls a feed once for each made-up competition, and never for teams and players', async () => {
    const { asked, callsFor, statusOf } = contractFeed();
    for (let number = 0; number < 12; number += 1) {
      expect(await statusOf(`/football/netherlands/cup-made${number % 6}`, number)).toBe(404);
    }
    expect(callsFor(/^v1\/tournaments\/made/)).toBe(6);
    expect(callsFor(/standings/)).toBe(0);
    await statusOf('/team/nobody-made0', 0);
    const before = asked.length;
    for (let number = 1; number < 20; number += 1) {
      expect(await statusOf(`/team/nobody-made${number}`, 0)).toBe(404);
      expect(await statusOf(`/player/nobody-made${number}-${number}`, 0)).toBe(404);
    }
    expect(asked.length - before).toBe(0);
  });

  it.each(['é', '..%2Flive', 'a'.repeat(65), '%F0%9F%98%80', 'constructor', '-1'])(
    'calls a feed at most once for the malformed id %s',
    async (id) => {
      const { callsFor, statusOf } = contractFeed();
      expect(await statusOf(`/api/event?sport=football&id=${id}`, 0)).toBeOneOf([400, 404]);
      expect(await statusOf(`/match/football/a-b-${id}`, 0)).toBeOneOf([301, 404]);
      expect(callsFor(OF_ONE)).toBeLessThanOrEqual(1);
    },
  );

  it('keeps calling for a listed match after 20 made-up ids', async () => {
    const { callsFor, statusOf, stub } = contractFeed();
    for (let number = 0; number < 20; number += 1) await statusOf(`/api/event?sport=football&id=made${number}`, 0);
    await statusOf('/', 0);
    expect(await statusOf('/match/football/ajax-psv-e1', 1)).toBe(200);
    await evictDurableObject(stub);
    vi.setSystemTime(NOON + MINUTE);
    expect(await statusOf('/api/event?sport=football&id=e1', 2)).toBe(200);
    expect(callsFor(/^v2\/events\/e1$/)).toBe(2);
  });

  it.each(Object.keys(BARE))('answers 404 for an unknown match when a source with lists answers %s', async (name) => {
    const { callsFor, statusOf } = contractFeed({ answerUnknown: BARE[name] });
    expect(await statusOf('/', 0)).toBe(200);
    for (let turn = 0; turn < 6; turn += 1) expect(await statusOf('/match/football/a-b-made1', turn)).toBe(404);
    expect(callsFor(/made1/)).toBe(1);
  });

  it.each(Object.keys(BARE))('answers 503 for an unknown match when every answer is %s', async (name) => {
    const { callsFor, statusOf } = contractFeed({ answerUnknown: BARE[name], lists: false });
    await statusOf('/', 0);
    for (let turn = 0; turn < 6; turn += 1) expect(await statusOf('/match/football/a-b-made1', turn)).toBe(503);
    expect(callsFor(/made1/)).toBe(1);
  });
});

describe('unlisted matches', () => {
  it('cost the feed at most half of the burst of calls', async () => {
    clockAt(NOON);
    const { callsFor, statusOf } = contractFeed();
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, number) => statusOf(`/api/event?sport=football&id=made${number}`, number)),
    );
    expect(new Set(statuses)).toEqual(new Set([404, 503]));
    expect(callsFor(OF_ONE)).toBe(15);
  });
});
