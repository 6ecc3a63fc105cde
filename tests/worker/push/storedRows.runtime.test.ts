import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { parseArchived } from '../../../worker/live/archive/archive.ts';
import { eventsOf } from '../../../worker/live/state/fixture.ts';
import { AlertLinks } from '../../../worker/push/alertLinks.ts';
import { openJournalData } from '../../../worker/push/journalData.ts';
import { KnownMatches } from '../../../worker/push/knownMatches.ts';
import { OtherDays } from '../../../worker/push/otherDays.ts';
import { MAX_NEWEST } from '../../../worker/settings/journalBinding.ts';
import { MAX_READ } from '../../../worker/settings/publicChanges.ts';
import { clockAt, NOON } from './push.runtime.ts';
import lines from './storedRows.jsonl?raw';

type Row = Record<string, string | number | null | { base64: string }>;

/** The tables and rows that a release wrote, shortened: one line for each object. */
interface Stored {
  object: string;
  tables: string[];
  rows: Record<string, Row[]>;
  /** Its other storage. */
  kv?: Record<string, unknown>;
}

const objects: Stored[] = lines
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const storedBy = (name: string): Omit<Stored, 'object'> =>
  objects.find(({ object }) => object === name) ?? { tables: [], rows: {} };

const rowsOf = (name: string, table: string) => storedBy(name).rows[table] ?? [];

/** The parsed bodies of a table’s rows. */
const bodiesOf = (name: string, table: string) => rowsOf(name, table).map(({ body }) => JSON.parse(String(body)));

const storable = (value: Row[string]): SqlStorageValue =>
  typeof value === 'object' && value !== null
    ? Uint8Array.from(atob(value.base64), (byte) => byte.charCodeAt(0)).buffer
    : value;

/** Replaces the tables of an object with those of the release before. */
function restore({ sql, kv }: DurableObjectStorage, name: string): void {
  const { tables, rows, kv: others = {} } = storedBy(name);
  for (const [key, value] of Object.entries(others)) kv.put(key, value);
  for (const table of tables) {
    sql.exec(`DROP TABLE IF EXISTS ${/TABLE "?(\w+)/.exec(table)?.[1]}`);
    sql.exec(table);
  }
  for (const [table, ofTable] of Object.entries(rows)) {
    for (const row of ofTable) {
      const columns = Object.keys(row);
      sql.exec(
        `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`,
        ...Object.values(row).map(storable),
      );
    }
  }
}

beforeEach(() => clockAt(NOON));

it('the journal reads and writes what the release before stored', async () => {
  const now = Number(rowsOf('journal', 'known')[0]?.seen);
  const stub = env.JOURNAL?.get(env.JOURNAL.newUniqueId());
  if (stub === undefined) throw new Error('no journal');
  await runInDurableObject(stub, (_, { storage }) => {
    restore(storage, 'journal');
    // Unreadable rows fill an answer, beside one readable change.
    const each = (most: number) =>
      `WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM each WHERE n < ${most})`;
    storage.sql.exec(`${each(MAX_READ)}
      INSERT INTO entries SELECT n, ${now}, 'football', 'x', 'goal', NULL, NULL, '{}' FROM each;
      UPDATE entries SET body = (SELECT body FROM entries WHERE seq > ${MAX_READ} ORDER BY seq LIMIT 1) WHERE seq = 1`);
    storage.sql.exec(`${each(MAX_NEWEST)}
      INSERT INTO known (id, seen, body, kickOff, changed) SELECT 'u' || n, ${now}, '{}', ${now + 5 * 86_400_000}, n FROM each`);
    for (const key of ['other-days', 'alert-shards']) storage.kv.put(key, 'unreadable');
    expect(new OtherDays(new KnownMatches(storage.sql, now), storage.kv, { isCounted: false }).due(true)).toBe(
      8 * 60_000,
    );
    expect(new AlertLinks(storage, undefined).isEmpty).toBe(true);
    const { known, entries, momentum, ended, fixtures } = openJournalData(storage.sql, 'one', now);
    const bodies = bodiesOf('journal', 'known');
    const matches = bodies.map(({ named: _, goals: _goals, moments: _moments, ...match }) => match);
    expect(
      known
        .newest(0)
        .map(({ match }) => match.id)
        .sort(),
    ).toEqual(matches.map(({ id }) => id).sort());
    expect([...known.named(matches.map(({ id }) => id)).values()]).toEqual(matches);
    expect(new Set(known.goals())).toEqual(new Set(bodies.flatMap(({ goals }) => goals)));
    expect(new Set(known.moments())).toEqual(new Set(bodies.flatMap(({ moments }) => moments)));
    const kinds = (body: object) =>
      JSON.parse(
        JSON.stringify(body)
          .replace('goal-taken-back', 'goal-disallowed')
          .replace('card-taken-back', 'card-overturned'),
      );
    const changes = bodiesOf('journal', 'entries').map(kinds);
    expect(entries.since(0).map(({ change }) => change)).toEqual([changes[0], ...changes]);
    const [samples] = rowsOf('journal', 'momentum');
    expect(momentum.of(String(samples?.match))).toEqual(JSON.parse(String(samples?.body)));
    const [result] = rowsOf('journal', 'ended');
    const archived = ended.ofTeam('one', String(result?.home)).map(parseArchived);
    // The release before called a rating a mark.
    expect(JSON.parse(JSON.stringify(archived).replaceAll('"rating":', '"mark":'))).toEqual(
      bodiesOf('journal', 'ended'),
    );
    const [plan] = rowsOf('journal', 'planned');
    expect(eventsOf(fixtures.note('one', [{ kind: 'match', id: String(plan?.id) }], [], now))).toMatchObject(
      bodiesOf('journal', 'planned'),
    );
    const moved = matches.map((match) => ({ ...match, kickOff: match.kickOff + 60_000 }));
    entries.append(known.update(moved, now + 10_000), now + 10_000);
    expect(entries.since(entries.last - 1)).toMatchObject([{ change: { kind: 'kick-off' } }]);
  });
});

it('a shard sends the alerts that the release before put aside', async () => {
  const stub = env.ALERT_SHARD.getByName('stored');
  await runInDurableObject(stub, (_, { storage }) => restore(storage, 'alerts'));
  // An unreadable row costs no other.
  await runInDurableObject(stub, (_, { storage: { sql } }) =>
    sql.exec(`INSERT INTO news VALUES (1, '1', ${NOON}, '{"id":1,"kind":"goal","follows":[]}')`),
  );
  await evictDurableObject(stub);
  const [message] = bodiesOf('alerts', 'outbox');
  const [{ recipient }] = rowsOf('alerts', 'subscriptions') as [Row];
  expect(await stub.take(message)).toEqual({
    alert: bodiesOf('alerts', 'news')[0],
    to: [{ id: 1, recipient: JSON.parse(String(recipient)) }],
    isLast: true,
  });
});

it('the poller reads answers, quota and refusals of the release before', async () => {
  const url = 'https://stored.test';
  const id = `api-football:${url}`;
  Object.assign(env, { LIVE_SOURCE: 'api-football', API_FOOTBALL_URL: url, API_FOOTBALL_KEY: 'secret-key' });
  const stub = env.POLLER.getByName('stored');
  await runInDurableObject(stub, (_, { storage }) => {
    restore(storage, 'poller');
    // An unreadable value costs no other.
    storage.kv.put(`refusal ${id} leagues`, null);
  });
  await evictDurableObject(stub);
  const asked = { source: 'live', id, version: null, isUnreadable: false, waitMs: 0 } as const;
  const answer = await stub.ask({ ...asked, path: 'fixtures?live=all' });
  expect(answer).toMatchObject({ kind: 'answer', status: 200, age: { ageMs: 20_000, changed: NOON - 60_000 } });
  expect(answer.kind === 'answer' && new TextDecoder().decode(answer.bytes)).toBe('{"errors":[],"response":[]}');
  const refused = await stub.ask({ ...asked, path: 'standings?league=39&season=2040' });
  expect(refused).toMatchObject({ kind: 'refused', status: 403, retryAfterMs: 3_600_000 });
  // A named id may be called for.
  expect(await stub.ask({ ...asked, path: 'fixtures?id=4711' })).toMatchObject({ kind: 'refused', status: 429 });
  expect((await stub.report()).sources.live).toMatchObject({
    problem: expect.stringContaining('Too many requests'),
    quota: [{ span: 'minute' }, { span: 'day', limit: 100, used: 40 }],
  });
});

it('the ledger goes on with the chain of the release before', async () => {
  const place = { country: 'GB', locale: 'en' };
  const ledger = env.LEDGER.getByName('stored');
  await runInDurableObject(ledger, (_, { storage }) => restore(storage, 'ledger'));
  await evictDurableObject(ledger);
  const rows = rowsOf('ledger', 'rows');
  expect(await ledger.at(place, NOON)).toMatchObject({ row: rows[1], first: rows[0]?.at, last: rows[1]?.at });
  await ledger.note(place, '{}');
  expect((await ledger.rows(0)).map(({ previous }) => previous)).toEqual(['', rows[0]?.hash, rows[1]?.hash]);
});
