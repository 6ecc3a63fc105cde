import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, ok } from '../../../worker/base/result.ts';
import { DAY_MS, EndedMatches, MAX_WRITES_A_DAY } from '../../../worker/live/archive/endedMatches.ts';
import { Fixtures, MAX_NEW_A_DAY } from '../../../worker/live/calendar/fixtures.ts';
import { KnownMatches } from '../../../worker/push/knownMatches.ts';
import { OtherDays } from '../../../worker/push/otherDays.ts';
import { RelayLinks } from '../../../worker/push/relayLinks.ts';
import { MAX_NEW_OF_ADDRESS, MAX_SUBSCRIPTIONS } from '../../../worker/settings/alertBinding.ts';
import { eventOf } from '../../support/eventOf.ts';
import { liveContext } from '../../support/liveContext.ts';
import { matchFrom } from '../../support/wireMatch.ts';
import { alertSite, goal, withoutAlerts } from './alerts/pushService.runtime.ts';
import { clockAt, journalWith, NOON, pricesOf, running } from './push.runtime.ts';

const SECOND = 1_000;
const READ = 8 * SECOND;

/** The journals of a file share the memory of one isolate, so its clock never goes back. */
let begun = NOON;

beforeEach(() => {
  begun += 600 * SECOND;
  clockAt(begun);
});
afterEach(() => {
  vi.restoreAllMocks();
  withoutAlerts();
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** A journal with open pages of each of its matches, read `reads` times. `between` changes the feed before a read. */
async function watchedJournal(
  count: number,
  reads: number,
  between: (read: number, feed: Feed) => void = () => undefined,
) {
  const journal = journalWith(ids(count).map((id) => running(id)));
  const told = vi.spyOn(RelayLinks.prototype, 'send');
  for (let read = 0; read < reads; read += 1) {
    clockAt(begun + read * READ);
    between(read, journal.feed);
    if (read === 0) await journal.look();
    await journal.stub.join(
      'match-0',
      ids(count).map((id) => `match:${id}` as const),
    );
    await runDurableObjectAlarm(journal.stub);
  }
  const topics = (word: string) =>
    told.mock.calls
      .flatMap(([messages]) => messages.filter(({ text }) => text.includes(word)))
      .map(({ topic }) => topic);
  return { ...journal, topics };
}

type Feed = ReturnType<typeof journalWith>['feed'];

/** The ids that are missing among those of `count` matches. */
const leftOut = (count: number, served: readonly string[]) => ids(count).filter((id) => !served.includes(id));

/** Stores that the requests of visitors write to, their limit of a day, and how to keep a match in them. */
const FILLED_BY_VISITORS: [
  string,
  number,
  (sql: SqlStorage, now: number) => (id: string, kickOff: number) => boolean,
][] = [
  [
    'the archive of ended matches',
    MAX_WRITES_A_DAY,
    (sql, now) => {
      const archive = new EndedMatches(sql);
      return (id, kickOff) => archive.keep('a source', { id, home: 'h', away: 'a', kickOff, body: '{}' }, now);
    },
  ],
  [
    'the fixtures of calendars',
    MAX_NEW_A_DAY,
    (sql, now) => {
      const fixtures = new Fixtures(sql);
      const match = { competition: 'c', home: 'h', away: 'a', status: 'scheduled', at: now, venue: null, body: '{}' };
      return (id, kickOff) => {
        fixtures.note('a source', [], [{ ...match, id, kickOff }], now);
        return sql.exec('SELECT 1 FROM planned WHERE id = ?', id).toArray().length > 0;
      };
    },
  ],
];

describe('a limit that is overfilled leaves out', () => {
  it('no followed match of the line-ups, whatever else is followed', async () => {
    const site = alertSite();
    const soon = { start_date: new Date(begun + 3_600 * SECOND).toISOString() };
    const match = { id: 'z9', status: 'Not started', home: 0, away: 0, more: soon };
    const journal = journalWith([match], { name: 'site' });
    const madeUp = (browser: number) =>
      ids(60).map((id) => ({ follow: `m${browser}x${id}` as const, kinds: ['line-ups' as const] }));
    for (const browser of [1, 2, 3, 4]) await site.subscribe(`made-up-${browser}`, { follows: madeUp(browser) });
    await site.subscribe('real', { follows: [{ follow: 'mz9', kinds: ['line-ups'] }] });
    await runDurableObjectAlarm(journal.stub);
    expect(journal.asked).toContain('v2/events/z9');
  });

  it.each(FILLED_BY_VISITORS)('no match of these days: %s', async (_, most, keep) => {
    const { stub } = journalWith([]);
    await runInDurableObject(stub, (_journal, { storage: { sql } }) => {
      const store = keep(sql, begun);
      const old = Array.from({ length: most }, (_row, index) => store(`old${index}`, begun - 100 * DAY_MS));
      expect(old.filter((isKept) => isKept)).toHaveLength(most / 2);
      expect(store('today', begun - 2 * 3_600 * SECOND)).toBe(true);
    });
  });

  it('no moved price', async () => {
    // A read tells of 200 prices.
    const MANY = 210;
    const { topics } = await watchedJournal(MANY, 3, (read, feed) => {
      feed.odds = ids(MANY).map((id) => pricesOf(id, { Bet365: read > 0 ? 2 : 3 }));
    });
    expect(
      leftOut(
        MANY,
        topics('"prices"').map((topic) => topic.slice(6)),
      ),
    ).toEqual([]);
  });

  it('no record of a match that a list lacks', async () => {
    await runInDurableObject(env.JOURNAL.getByName('lacking'), async (_, { storage }) => {
      const lacking = ids(90).map((id) => matchFrom({ id, start_date: new Date(begun + 3 * DAY_MS).toISOString() }));
      const other = matchFrom({ id: 'other', start_date: new Date(begun + 4 * DAY_MS).toISOString() });
      const known = new KnownMatches(storage.sql, begun);
      known.note(lacking, begun, false);
      const days = new OtherDays(known, storage.kv, { isCounted: false });
      const asked: string[] = [];
      const context = liveContext({
        day: async () => ok({ matches: [other], rejected: 0 }),
        async event(_call, _sport, id) {
          asked.push(id);
          const match = lacking.find((each) => each.id === id);
          return match === undefined ? failure('unreachable', 'away') : ok({ kind: 'found', event: eventOf(match) });
        },
      });
      for (let now = begun; now < begun + 1_500 * SECOND; now = Math.max(now + 1, days.due(true))) {
        clockAt(now);
        await days.look(context);
      }
      expect(leftOut(90, asked)).toEqual([]);
    });
  });

  it('no browser that came lately, when a shard is full', async () => {
    const site = alertSite();
    await site.subscribe('unseen');
    clockAt(begun + SECOND);
    await site.subscribe('seen');
    await runInDurableObject(site.stub, (_, { storage: { sql } }) => {
      sql.exec(`WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM each WHERE n < ${MAX_SUBSCRIPTIONS - 2})
        INSERT INTO subscriptions (endpoint, recipient, delay, seen, rests) SELECT 'x' || n, '{}', 0, ${begun + 2 * SECOND}, 0 FROM each`);
    });
    clockAt(begun + 3 * SECOND);
    await site.subscribe('new');
    expect(await site.stub.report()).toMatchObject({ subscriptions: MAX_SUBSCRIPTIONS, replaced: 1 });
    await site.send(goal(1));
    expect(site.received.map(({ to }) => to).toSorted()).toEqual(['new', 'seen']);
  });

  it('no known browser and no other address, when one address makes up browsers', async () => {
    const site = alertSite();
    await site.subscribe('known', { network: 'one' });
    const ask = (name: string, network: string) => site.subscribe(name, { network, isAccepted: false });
    const asked = Array.from({ length: MAX_NEW_OF_ADDRESS + 2 }, (_, index) => `made-up-${index}`);
    const answers = [];
    for (const name of asked) answers.push(await ask(name, 'one'));
    expect(answers.map((each) => each === 'new')).toEqual(asked.map((_, index) => index < MAX_NEW_OF_ADDRESS));
    expect([await ask('known', 'one'), await ask('other', 'two'), await ask('unlimited', '')]).toEqual([
      ...['saved', 'new', 'new'],
    ]);
    expect(await site.stub.report()).toMatchObject({ subscriptions: 1, crowded: 2, tried: MAX_NEW_OF_ADDRESS + 2 });
    clockAt(begun + 26 * 3_600 * SECOND);
    expect(await ask('made-up-0', 'one')).toBe('new');
  });
});
