import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { parseArchived } from '../../../worker/live/archive.ts';
import { eventsOf } from '../../../worker/live/fixture.ts';
import { openJournalData } from '../../../worker/push/journalData.ts';
import { clockAt, NOON } from './push.runtime.ts';
import lines from './storedRows.jsonl?raw';

type Row = Record<string, string | number | null>;

/** The tables and rows that a release wrote, shortened: one line for each object. */
interface Stored {
  object: string;
  tables: string[];
  rows: Record<string, Row[]>;
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

/** Replaces the tables of an object with those of the release before. */
function restore(sql: SqlStorage, name: string): void {
  const { tables, rows } = storedBy(name);
  for (const table of tables) {
    sql.exec(`DROP TABLE IF EXISTS ${/TABLE "?(\w+)/.exec(table)?.[1]}`);
    sql.exec(table);
  }
  for (const [table, ofTable] of Object.entries(rows)) {
    for (const row of ofTable) {
      const columns = Object.keys(row);
      sql.exec(`INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`, ...Object.values(row));
    }
  }
}

beforeEach(() => clockAt(NOON));

it('the journal reads and writes what the release before stored', async () => {
  const now = Number(rowsOf('journal', 'known')[0]?.seen);
  const stub = env.JOURNAL?.get(env.JOURNAL.newUniqueId());
  if (stub === undefined) throw new Error('no journal');
  await runInDurableObject(stub, (_, { storage: { sql } }) => {
    restore(sql, 'journal');
    const { known, entries, momentum, ended, fixtures } = openJournalData(sql, 'one', now);
    const bodies = bodiesOf('journal', 'known');
    const matches = bodies.map(({ named: _, goals: _goals, moments: _moments, ...match }) => match);
    expect([...known.named(matches.map(({ id }) => id)).values()]).toEqual(matches);
    expect(new Set(known.goals())).toEqual(new Set(bodies.flatMap(({ goals }) => goals)));
    expect(new Set(known.moments())).toEqual(new Set(bodies.flatMap(({ moments }) => moments)));
    const kinds = (body: object) =>
      JSON.parse(
        JSON.stringify(body)
          .replace('goal-taken-back', 'goal-disallowed')
          .replace('card-taken-back', 'card-overturned'),
      );
    expect(entries.since(0).map(({ change }) => change)).toEqual(bodiesOf('journal', 'entries').map(kinds));
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
  await runInDurableObject(stub, (_, { storage: { sql } }) => restore(sql, 'alerts'));
  // One row that nobody can read costs no other.
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
