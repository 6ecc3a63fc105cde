import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { eventsOf, fixtureOf, seenFixture } from '../../../worker/live/state/fixture.ts';
import { KnownMatches } from '../../../worker/push/knownMatches.ts';
import { calendarText } from '../../../worker/render/calendarText.ts';
import { soon } from '../../support/soon.runtime.ts';
import { matchFrom } from '../../support/wireMatch.ts';
import { visit } from '../site.runtime.ts';
import { alertSite, withoutAlerts } from './alerts/pushService.runtime.ts';
import { clockAt, type FeedMatch, journalWith, listed, NOON, running } from './push.runtime.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Longer than the time between two rounds of looks at all days. */
const ROUND = 9 * MINUTE;

let time = NOON;

beforeEach(() => clockAt(time));
afterEach(withoutAlerts);

/** A match of today. While none is in play the journal rarely reads the list. */
const PLAYED = { ...running('1'), status: 'Finished' };

const dateIn = (days: number) => new Date(NOON + days * DAY).toISOString();

/** A fixture some days ahead. */
function fixture(id: string, days: number, more: object = {}): FeedMatch {
  return { id, status: 'Not started', home: 0, away: 0, more: { start_date: dateIn(days), ...more } };
}

const alarmOf = ({ stub }: ReturnType<typeof journalWith>) =>
  runInDurableObject(stub, async (_, { storage }) => (await storage.getAlarm()) ?? Number.POSITIVE_INFINITY);

/** Lets a span of milliseconds pass, with the alarms that fall due. */
async function pass(journal: ReturnType<typeof journalWith>, span: number): Promise<void> {
  const end = time + span;
  for (let next = await alarmOf(journal); next <= end; next = await alarmOf(journal)) {
    time = Math.max(time, next) + 1;
    clockAt(time);
    await runDurableObjectAlarm(journal.stub);
  }
  time = Math.max(time, end);
  clockAt(time);
}

/** A journal that knows these fixtures, and the number of its last change. */
async function knowing(days: FeedMatch[], more: Parameters<typeof journalWith>[1] = {}) {
  const journal = journalWith([PLAYED], more);
  journal.feed.days = days;
  await journal.look();
  await journal.stub.newest(journal.source, 0);
  await pass(journal, ROUND);
  const last = (await journal.stub.changesAfter(0)).at(-1)?.seq ?? 0;
  return { ...journal, last, changes: () => journal.stub.changesAfter(last) };
}

const kindsOf = (entries: readonly { kind: string }[]) => entries.map(({ kind }) => kind);

const FACTS: Parameters<typeof calendarText>[1] = {
  name: 'Eredivisie',
  origin: 'https://scoreline.test',
  ...{ results: false, path: '/', source: 'https://scoreline.test/', note: '', alarm: null },
};

/** What becomes of a fixture some days ahead, and what then tells of it. */
interface Case {
  days: number;
  after: FeedMatch | null;
  change: string;
  alert: string;
  lines: RegExp;
}

const CASES: Readonly<Record<string, Case>> = {
  moved: { days: 2, after: fixture('moved', 9), change: 'kick-off', alert: 'moved', lines: /DTSTART:20401126T/ },
  far: { days: 3, after: fixture('far', 40), change: 'kick-off', alert: 'moved', lines: /DTSTART:20401227T/ },
  postponed: {
    days: 5,
    after: { ...fixture('postponed', 5), status: 'Postponed' },
    change: 'status',
    alert: 'postponed',
    lines: /STATUS:TENTATIVE/,
  },
  deleted: { days: 4, after: null, change: 'status', alert: 'cancelled', lines: /STATUS:CANCELLED/ },
  later: { days: 13, after: fixture('later', 13.05), change: 'kick-off', alert: 'moved', lines: /DTSTART:20401130T13/ },
  today: { days: 5, after: fixture('today', 0.2), change: 'kick-off', alert: 'moved', lines: /DTSTART:20401117T/ },
  cancelled: {
    days: 8,
    after: { ...fixture('cancelled', 8), status: 'Cancelled' },
    change: 'status',
    alert: 'cancelled',
    lines: /STATUS:CANCELLED/,
  },
};

describe('a fixture of another day', () => {
  it('that moves or is called off reaches readers, followers and calendars', async () => {
    const site = alertSite();
    const fixtures = Object.entries(CASES).map(([id, { days }]) => fixture(id, days));
    const journal = await knowing(fixtures, { name: 'site', OPEN_DATA: 'on' });
    const follows = fixtures.map(({ id }) => ({ follow: `m${id}` as const, kinds: ['moved' as const] }));
    await site.subscribe('a', { follows });
    const scopes = fixtures.map(({ id }) => ({ kind: 'match', id }) as const);
    const seen = fixtures.map((each) => seenFixture(fixtureOf(matchFrom(listed(each))), time));
    await journal.stub.fixtures(journal.source, scopes, seen);
    journal.feed.days = Object.values(CASES).flatMap(({ after }) => after ?? []);
    const alerts = new Map<string | undefined, string | undefined>();
    // A fixture counts as deleted when it is missing for three rounds. Until then the other alerts would be too late.
    for (const [rounds, count] of [
      [1, fixtures.length - 1],
      [2, 1],
    ] as const) {
      await pass(journal, rounds * ROUND);
      await soon(() => expect(site.queue).toHaveLength(count));
      for (const { body } of site.queue.splice(0)) {
        const taken = await site.stub.take(body);
        alerts.set(taken?.alert.match.id, taken?.alert.news.type);
      }
    }

    const changes = await journal.changes();
    const wire = await (await visit(`/api/v1/changes?after=${journal.last}`)).json<{ changes: object[] }>();
    for (const [id, { change, alert, lines }] of Object.entries(CASES)) {
      expect([id, ...kindsOf(changes.filter(({ match }) => match === id))]).toEqual([id, change]);
      expect(wire.changes).toContainEqual(expect.objectContaining({ match: id, kind: change }));
      const [known] = eventsOf(await journal.stub.fixtures(journal.source, [{ kind: 'match', id }], []));
      expect(known).toMatchObject({ sequence: 1 });
      const text = calendarText(known === undefined ? [] : [known], FACTS, translator('en'));
      expect(text).toMatch(lines);
      expect(text).toContain('SEQUENCE:1');
      expect(alerts.get(id)).toBe(alert);
    }
    await site.subscribe('a', { follows: [] });
  });

  it('is in the newest states after its change, and not before', async () => {
    const { feed, stub, source, ...journal } = await knowing([fixture('b', 6), fixture('c', 6)]);
    expect((await stub.newest(source, 0)).matches).toEqual([]);
    feed.days = [fixture('b', 7), fixture('c', 6)];
    await pass({ ...journal, feed, stub, source }, ROUND);
    const {
      matches: [moved, ...others],
    } = await stub.newest(source, 0);
    expect(others).toEqual([]);
    expect(moved).toMatchObject({ match: { id: 'b', kickOff: NOON + 7 * DAY, home: { name: 'Home b' } } });
    expect((await stub.newest(source, moved?.seq ?? 0)).matches).toEqual([]);
    expect((await stub.newest('another source', 0)).matches).toEqual([]);
  });

  it('is found at once when the poller tells of its list', async () => {
    const journal = await knowing([fixture('d', 10)]);
    await pass(journal, ROUND);
    journal.feed.days = [{ ...fixture('d', 10), status: 'Postponed' }];
    const date = dateIn(10).slice(0, 10);
    await journal.stub.changed(journal.source, { from: date, to: date });
    await pass(journal, 3 * SECOND);
    expect(kindsOf(await journal.changes())).toEqual(['status']);
  });

  it('keeps its state while the journal restarts', async () => {
    const journal = await knowing([fixture('e', 3)]);
    await evictDurableObject(journal.stub);
    journal.feed.days = [fixture('e', 4)];
    await journal.stub.newest(journal.source, 0);
    await pass(journal, ROUND);
    expect(kindsOf(await journal.changes())).toEqual(['kick-off']);
  });

  it('is not deleted while the whole source says nothing', async () => {
    const journal = await knowing([fixture('f', 3), fixture('g', 5)]);
    journal.feed.days = [];
    journal.feed.matches = [];
    await pass(journal, 4 * ROUND);
    expect(await journal.changes()).toEqual([]);
  });

  it('is not deleted when it is missing from one or two answers', async () => {
    const days = [fixture('h', 3), fixture('i', 3)];
    const journal = await knowing(days);
    for (let turn = 0; turn < 2; turn += 1) {
      journal.feed.days = days.slice(1);
      await pass(journal, 2 * ROUND - 3 * MINUTE);
      journal.feed.days = days;
      await pass(journal, ROUND);
    }
    expect(await journal.changes()).toEqual([]);
  });
});

describe('a match that leaves the list of today', () => {
  it('is found on its new day within seconds', async () => {
    const later = fixture('j', 0.2);
    const journal = await knowing([]);
    journal.feed.matches = [PLAYED, later];
    await journal.look();
    journal.feed.matches = [PLAYED];
    journal.feed.days = [fixture('j', 3)];
    await pass(journal, MINUTE);
    await journal.look();
    await pass(journal, 3 * SECOND);
    expect(await journal.changes()).toMatchObject([{ match: 'j', kickOff: new Date(NOON + 3 * DAY).toISOString() }]);
  });
});

describe('the known matches', () => {
  it('of the site’s earlier version still count', async () => {
    await runInDurableObject(env.JOURNAL.getByName('earlier'), (_, { storage: { sql } }) => {
      const match = matchFrom({ id: '1' });
      new KnownMatches(sql, NOON).update([match], NOON);
      sql.exec(
        `UPDATE known SET body = json_remove(body, '$.home', '$.away', '$.competition', '$.round', '$.changed')`,
      );
      const known = new KnownMatches(sql, NOON);
      expect(known.size).toBe(1);
      expect(known.newest(0)).toEqual([]);
      const later = { ...match, kickOff: match.kickOff + 1 };
      expect(known.note([later], NOON + 1, true).map(({ change }) => change.kind)).toEqual(['kick-off']);
      expect(known.newest(0)).toMatchObject([{ match: later, at: NOON + 1 }]);
    });
  });

  it('ignore a list from before their last change, and one that reopens a match', async () => {
    await runInDurableObject(env.JOURNAL.getByName('older'), (_, { storage: { sql } }) => {
      const known = new KnownMatches(sql, NOON);
      const match = matchFrom({ id: '1' });
      const moved = { ...match, kickOff: match.kickOff + DAY };
      expect(known.note([match], NOON, false)).toEqual([]);
      expect(known.note([moved], NOON + 2, true)).toHaveLength(1);
      expect(known.note([match], NOON + 1, true)).toEqual([]);
      const state = { kind: 'finished', ending: 'regular', score: null, shootOut: null } as const;
      expect(known.note([{ ...moved, state }], NOON + 3, true)).toHaveLength(1);
      expect(known.note([moved], NOON + 4, true)).toEqual([]);
      // An annulled match is played again.
      const again = { ...moved, kickOff: NOON + DAY };
      expect(known.note([again], NOON + 5, true).map(({ change }) => change.kind)).toContain('kick-off');
    });
  });
});
