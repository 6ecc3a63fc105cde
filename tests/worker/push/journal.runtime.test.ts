import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { reportOfPush } from '../../../worker/ops/objectReports.ts';
import type { Entry } from '../../../worker/push/changes.ts';
import { Entries } from '../../../worker/push/entries.ts';
import { openJournalData } from '../../../worker/push/journalData.ts';
import { KnownMatches } from '../../../worker/push/knownMatches.ts';
import { soon } from '../../support/soon.runtime.ts';
import { matchFrom } from '../../support/wireMatch.ts';
import { visit } from '../site.runtime.ts';
import { clockAt, journalWith, NOON, openSocket, running } from './push.runtime.ts';

const HOUR = 3_600_000;

beforeEach(() => clockAt(NOON));
/** The sides of the goals that the journal lists, the newest first. */
const sidesIn = async ({ stub, source }: ReturnType<typeof journalWith>) =>
  (await stub.goals(source))?.map(({ side }) => side);

describe('the push journal', () => {
  it('records a goal once when the poller calls ten times', async () => {
    const journal = journalWith([running('1')]);
    await journal.look();
    journal.feed.matches = [running('1', 1, 0)];
    await Promise.all(Array.from({ length: 10 }, journal.look));
    expect(await sidesIn(journal)).toEqual(['home']);
  });

  it('records the goals that fell while it was restarted', async () => {
    const journal = journalWith([running('1')]);
    const { stub, feed, look } = journal;
    await look();
    await evictDurableObject(stub);
    feed.matches = [running('1', 1, 0)];
    await look();
    await evictDurableObject(stub);
    feed.matches = [running('1', 1, 1)];
    await look();
    expect(await sidesIn(journal)).toEqual(['away', 'home']);
  });

  it('says after a restart without visitors when the source confirmed its list', async () => {
    const { stub, source, feed, look } = journalWith([running('1')]);
    const ageNow = async () => (await stub.newest(source, 0)).age;
    await look();
    await evictDurableObject(stub);
    expect(await ageNow()).toEqual({ at: Date.now(), stale: false });
    await evictDurableObject(stub);
    feed.isDown = true;
    expect(await ageNow()).toMatchObject({ stale: true });
    feed.isDown = false;
    expect(await ageNow()).toEqual({ at: Date.now(), stale: false });
  });

  it('records no goal for a failing or empty feed', async () => {
    const journal = journalWith([running('1')]);
    const { feed, look } = journal;
    await look();
    feed.isDown = true;
    await look();
    expect(await sidesIn(journal)).toEqual([]);
    feed.isDown = false;
    clockAt(NOON + HOUR);
    feed.matches = [running('1', 1, 0)];
    await look();
    feed.matches = [];
    await look();
    feed.matches = [running('1', 1, 0)];
    await look();
    expect(await sidesIn(journal)).toEqual(['home']);
  });

  it('gives one hint for each sport whose list has other matches or names', async () => {
    const { stub } = journalWith([]);
    await runInDurableObject(stub, (_, { storage }) => {
      const known = new KnownMatches(storage.sql, NOON);
      const [one, two, three] = [matchFrom({ id: '1' }), matchFrom({ id: '2' }), matchFrom({ id: '3' })];
      const hints = (...matches: Match[]) => known.update(matches, NOON);
      const list = { at: NOON, sport: 'football', match: '', change: { kind: 'list' } };
      expect(hints(one)).toEqual([]);
      expect(hints(one, two, three)).toEqual([list]);
      expect(hints(one, two)).toEqual([list]);
      expect(hints(one, two)).toEqual([]);
      expect(hints({ ...one, round: 'Final' }, two)).toEqual([list]);
    });
  });

  it('sees no change in a match that it read from its disk', async () => {
    const { stub } = journalWith([]);
    const match = matchFrom();
    const finished = { kind: 'finished', shootOut: null, score: { away: 0, home: 1 }, ending: 'regular' } as const;
    await runInDurableObject(stub, (_, { storage }) => {
      const matches = [{ ...match, state: finished }];
      new KnownMatches(storage.sql, NOON).update(matches, NOON);
      expect(new KnownMatches(storage.sql, NOON).update(matches, NOON)).toEqual([]);
    });
  });

  it('ignores the poller of another source', async () => {
    const { stub, asked } = journalWith([running('1')]);
    await stub.changed('backend:https://elsewhere.test');
    expect(asked).toEqual([]);
  });
});

const OPS_TOKEN = 'opens-the-page-of-operations';
const asOps = async (path: string) => {
  const response = await visit(path, { Authorization: `Bearer ${OPS_TOKEN}` });
  return response.text();
};

const goalAt = (at: number): Entry => {
  const change = { kind: 'goal', side: 'home', by: 1, score: { home: 1, away: 0 } } as const;
  return { at, sport: 'football', match: '1', change, row: matchFrom() };
};

describe('the entries of the push journal', () => {
  it('name the goal that is taken back, each once', async () => {
    const { stub, feed, look } = journalWith([running('1')]);
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
    const entries = await stub.changesAfter(0);
    const [first, second] = entries.map(({ seq }) => seq);
    expect(entries.map(({ kind, corrects }) => [kind, corrects])).toEqual([
      ['goal', null],
      ['goal', null],
      ['goal', null],
      ['goal-disallowed', second],
      ['goal-disallowed', first],
    ]);
    expect(await stub.changesAfter(first ?? 0)).toEqual(entries.slice(1));
  });

  it('reuse no number after the journal lost its storage', async () => {
    const { stub, feed, look } = journalWith([running('1')]);
    await look();
    feed.matches = [running('1', 1, 0)];
    await look();
    const [before] = await stub.changesAfter(0);
    await runInDurableObject(stub, (_, { storage }) => storage.deleteAll());
    await evictDurableObject(stub);
    clockAt(NOON + 10_000);
    for (const goals of [2, 3, 4]) {
      feed.matches = [running('1', goals, 0)];
      await look();
    }
    const after = await stub.changesAfter(0);
    expect(after).toHaveLength(2);
    expect(await stub.changesAfter(before?.seq ?? 0)).toEqual(after);
  });

  it('are stored without hints, and read at most a thousand at a time', async () => {
    const { stub } = journalWith([]);
    await runInDurableObject(stub, (_, { storage }) => {
      const entries = new Entries(storage.sql);
      entries.append([{ ...goalAt(NOON), change: { kind: 'prices' } }, goalAt(NOON)], NOON);
      expect(entries.since(0).map(({ change }) => change.kind)).toEqual(['goal']);
      entries.append(
        Array.from({ length: 1_100 }, () => goalAt(NOON)),
        NOON,
      );
      expect(entries.since(0)).toHaveLength(1_000);
    });
  });
});

describe('the disk of the push journal', () => {
  it('keeps changes for two days and archived matches for a season', async () => {
    const { stub } = journalWith([]);
    await runInDurableObject(stub, (_, { storage: { sql } }) => {
      const days = (count: number) => NOON - count * 24 * HOUR;
      const data = openJournalData(sql, 'feed', NOON);
      data.entries.append([goalAt(days(3)), goalAt(days(1))], NOON);
      for (const [kickOff, id] of [
        [days(399), 'last season'],
        [days(10), 'new'],
      ] as const)
        data.ended.keep('feed', { id, home: 'a', away: 'b', kickOff, body: id }, NOON);
      expect(
        openJournalData(sql, 'feed', NOON)
          .entries.since(0)
          .map(({ at }) => at),
      ).toEqual([days(1)]);
      expect(data.ended.ofTeam('feed', 'a')).toEqual(['new', 'last season']);
      expect(openJournalData(sql, 'feed', NOON + 2 * 24 * HOUR).ended.ofTeam('feed', 'a')).toEqual(['new']);
    });
  });

  it('forgets the changes of earlier days without a restart too', async () => {
    const { stub, feed, look } = journalWith([running('1')]);
    await look();
    feed.matches = [running('1', 1, 0)];
    await look();
    expect(await stub.changesAfter(0)).toHaveLength(1);
    clockAt(NOON + 72 * HOUR);
    await look();
    expect((await stub.changesAfter(0)).map(({ at }) => Date.parse(at) > NOON)).not.toContain(false);
  });

  it('forgets the changes of another source', async () => {
    const { stub } = journalWith([]);
    await runInDurableObject(stub, (_, { storage: { sql } }) => {
      openJournalData(sql, 'feed', NOON).entries.append([goalAt(NOON)], NOON);
      expect(openJournalData(sql, 'feed', NOON).entries.since(0)).toHaveLength(1);
      expect(openJournalData(sql, 'another', NOON).entries.since(0)).toEqual([]);
    });
  });
});

describe('the push report for operators', () => {
  it('shows sockets, relays, matches and the lag of the last batch', async () => {
    clockAt(NOON);
    const { feed, look, stub } = journalWith([running('1')], { name: 'site', OPS_TOKEN });
    await look();
    const page = await openSocket('sport=football');
    clockAt(NOON + 1_000);
    feed.matches = [running('1', 1, 0)];
    await look();
    const isSent = { lagMs: expect.any(Number), relays: [{ failures: 0 }] };
    await soon(async () => expect(await stub.report()).toMatchObject(isSent));
    const relays = [{ name: 'football-weur-0', sockets: 1, failures: 0 }];
    const report = { state: 'ok', matches: 1, sockets: 1, lagMs: expect.any(Number), source: 'confirmed', relays };
    // On a slow machine the journal may answer after the report's timeout.
    await soon(async () => expect(JSON.parse(await asOps('/api/health')).push).toMatchObject(report));
    expect(await asOps('/ops')).toMatch(/Push is ok: 1 sockets, 1 matches in the journal, the last batch took \d+ ms/);
    page.socket.close();
  });

  it('is off, absent or away', async () => {
    expect(await reportOfPush(env, false)).toEqual({ state: 'off' });
    expect(await reportOfPush({ RELAY: env.RELAY }, true)).toEqual({ state: 'absent' });
    const report = () => Promise.reject(new Error('gone'));
    const JOURNAL = { getByName: () => ({ ...env.JOURNAL.getByName('site'), report }) };
    expect(await reportOfPush({ JOURNAL, RELAY: env.RELAY }, true)).toEqual({ state: 'unavailable' });
  });
});
