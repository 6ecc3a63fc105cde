import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Entries, MOST_ENTRIES, numberBefore } from '../../../worker/push/entries.ts';
import { reportOfPush } from '../../../worker/push/reportOfPush.ts';
import { visit } from '../site.runtime.ts';
import { clockAt, journalWith, NOON, openSocket, running } from './push.runtime.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
/** The number of the first entry. */
const FIRST = numberBefore(NOON) + 1;

beforeEach(() => clockAt(NOON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the push journal', () => {
  it('numbers the changes after the first list that it sees', async () => {
    const { stub, feed, look } = await journalWith([running('1'), running('2')]);
    await look();
    expect(await stub.since(0)).toEqual([]);
    feed.matches = [running('1', 1, 0), running('2')];
    clockAt(NOON + 6 * SECOND);
    await look();
    feed.matches = [running('1', 1, 0), running('2', 0, 1)];
    await look();
    expect(await stub.since(0)).toMatchObject([
      { seq: FIRST, match: '1', sport: 'football', kind: 'goal', side: 'home', at: NOON + 6 * SECOND, corrects: null },
      { seq: FIRST + 1, match: '2', kind: 'goal', side: 'away' },
    ]);
    expect(await stub.since(FIRST)).toHaveLength(1);
    expect(await stub.ofMatch('1')).toMatchObject([{ seq: FIRST }]);
  });

  it('numbers a change once when it hears of it ten times', async () => {
    const { stub, feed, look } = await journalWith([running('1')]);
    await look();
    feed.matches = [running('1', 1, 0)];
    await Promise.all(Array.from({ length: 10 }, look));
    expect(await stub.since(0)).toHaveLength(1);
  });

  it('names the goal that is taken back, each once', async () => {
    const { stub, feed, look } = await journalWith([running('1')]);
    for (const [home, away] of [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [0, 1],
    ] as const) {
      feed.matches = [running('1', home, away)];
      await look();
    }
    expect((await stub.since(0)).map(({ seq, kind, corrects }) => [seq, kind, corrects])).toEqual([
      [FIRST, 'goal', null],
      [FIRST + 1, 'goal', null],
      [FIRST + 2, 'goal', null],
      [FIRST + 3, 'goal-taken-back', FIRST + 1],
      [FIRST + 4, 'goal-taken-back', FIRST],
    ]);
  });

  it('reports the goals that fell while it was restarted', async () => {
    const { stub, feed, look } = await journalWith([running('1')]);
    await look();
    await evictDurableObject(stub);
    feed.matches = [running('1', 1, 0)];
    await look();
    await evictDurableObject(stub);
    feed.matches = [running('1', 1, 1)];
    await look();
    expect(await stub.since(0)).toMatchObject([
      { seq: FIRST, side: 'home' },
      { seq: FIRST + 1, side: 'away' },
    ]);
  });

  it('reuses no old number after it lost its storage', async () => {
    const { stub, feed, look } = await journalWith([running('1')]);
    await look();
    feed.matches = [running('1', 1, 0)];
    await look();
    const [before] = await stub.since(0);
    await runInDurableObject(stub, (_, { storage }) => storage.deleteAll());
    await evictDurableObject(stub);
    clockAt(NOON + 10 * SECOND);
    for (let goals = 2; goals < 9; goals += 1) {
      feed.matches = [running('1', goals, 0)];
      await look();
    }
    const after = await stub.since(0);
    expect(after).toHaveLength(6);
    expect(after[0]?.seq).toBeGreaterThan((before?.seq ?? 0) + 6);
    expect(await stub.since(before?.seq ?? 0)).toEqual(after);
  });

  it('reports nothing for a failing or empty feed', async () => {
    const { stub, feed, look } = await journalWith([running('1', 1, 0)]);
    await look();
    feed.isDown = true;
    await look();
    expect(await stub.since(0)).toEqual([]);
    feed.isDown = false;
    clockAt(NOON + HOUR);
    feed.matches = [running('1', 2, 0)];
    await look();
    feed.matches = [];
    await look();
    feed.matches = [running('1', 2, 0)];
    await look();
    // The list lost the match and has it again, which changes the list but not its goals.
    expect((await stub.since(0)).map(({ kind }) => kind)).toEqual(['goal', 'list']);
  });

  it('reports once per sport that a list has other matches', async () => {
    const { stub, feed, look } = await journalWith([running('1')]);
    await look();
    feed.matches = [running('1'), running('2'), running('3', 2, 2)];
    await look();
    expect(await stub.since(0)).toMatchObject([{ kind: 'list', match: '', sport: 'football' }]);
    feed.matches = [running('1'), running('2')];
    await look();
    expect(await stub.since(FIRST)).toMatchObject([{ kind: 'list' }]);
  });

  it('ignores the poller of another source', async () => {
    const { stub, asked } = await journalWith([running('1')]);
    await stub.changed('backend:https://elsewhere.test', 'v2/events/live');
    expect(asked).toEqual([]);
  });

  it('keeps 48 hours and a bounded number of entries', async () => {
    const { stub } = await journalWith([]);
    await runInDurableObject(stub, (_, { storage }) => {
      const goal = { kind: 'goal', side: 'home', by: 1, score: { home: 1, away: 0 } } as const;
      const one = (at: number) => ({ at, sport: 'football' as const, match: '1', change: goal });
      const entries = new Entries(storage.sql, NOON);
      entries.append([one(NOON - 49 * HOUR), one(NOON - 47 * HOUR)], NOON - 47 * HOUR);
      entries.append([one(NOON)], NOON);
      expect(entries.since(0).map(({ seq }) => seq)).toEqual([FIRST + 1, FIRST + 2]);
      const many = Array.from({ length: MOST_ENTRIES + 10 }, () => one(NOON + HOUR));
      entries.append(many, NOON + HOUR);
      expect(entries.count()).toBe(MOST_ENTRIES);
      expect(entries.since(0)).toHaveLength(1_000);
      // Deleted entries do not free their numbers.
      expect(new Entries(storage.sql, NOON).last()).toBe(FIRST + MOST_ENTRIES + 12);
    });
  });

  it('drops an entry that is too long', async () => {
    const { stub } = await journalWith([]);
    await runInDurableObject(stub, (_, { storage }) => {
      const entries = new Entries(storage.sql, NOON);
      const status = { kind: 'status', from: 'x'.repeat(700), to: 'y' } as const;
      const added = entries.append([{ at: NOON, sport: 'football', match: '1', change: status }], NOON);
      expect(added).toEqual([]);
      expect(entries.count()).toBe(0);
    });
  });
});

const OPS_TOKEN = 'opens-the-page-of-operations';
const SOON = 8_000;

const asOps = async (path: string) => {
  const response = await visit(path, { Authorization: `Bearer ${OPS_TOKEN}` });
  return response.text();
};

describe('the push report for operators', () => {
  it('shows sockets, relays, entries and the lag of the last batch', async () => {
    clockAt(NOON);
    const { feed, look, stub } = await journalWith([running('1')], { name: 'site', OPS_TOKEN });
    await look();
    const page = await openSocket('sport=football');
    clockAt(NOON + 1_000);
    feed.matches = [running('1', 1, 0)];
    await look();
    const isTold = { lagMs: expect.any(Number), relays: [{ failures: 0 }] };
    await vi.waitFor(async () => expect(await stub.report()).toMatchObject(isTold), SOON);
    const told = {
      ...{
        state: 'ok',
        entries: 1,
        last: numberBefore(NOON) + 1,
        sockets: 1,
        lagMs: expect.any(Number),
        source: 'confirmed',
      },
      relays: [{ name: 'football-0', sockets: 1, failures: 0 }],
    };
    // On a slow machine the journal may answer after the report's timeout.
    await vi.waitFor(async () => expect(JSON.parse(await asOps('/api/health')).push).toMatchObject(told), SOON);
    expect(await asOps('/ops')).toMatch(/Push is ok: 1 sockets, 1 entries in the journal, the last batch took \d+ ms/);
    page.socket.close();
  });

  it('has no lag before the journal hears its source after a restart', async () => {
    clockAt(NOON);
    const { feed, look, stub } = await journalWith([running('1')]);
    await look();
    feed.matches = [running('1', 1, 0)];
    await look();
    expect(await stub.report()).toMatchObject({ lagMs: 0, last: numberBefore(NOON) + 1 });
    await evictDurableObject(stub);
    feed.isDown = true;
    await look();
    expect(await stub.report()).toMatchObject({ lagMs: null, last: numberBefore(NOON) + 1 });
  });

  it('is off, absent or away', async () => {
    expect(await reportOfPush(env, false)).toEqual({ state: 'off' });
    expect(await reportOfPush({ RELAY: env.RELAY }, true)).toEqual({ state: 'absent' });
    const report = () => Promise.reject(new Error('gone'));
    const JOURNAL = { getByName: () => ({ ...env.JOURNAL.getByName('site'), report }) };
    expect(await reportOfPush({ JOURNAL, RELAY: env.RELAY }, true)).toEqual({ state: 'away' });
  });
});
