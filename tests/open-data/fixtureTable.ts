import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Fixtures } from '../../worker/push/fixtures.ts';

/** The journal's table of fixtures in Node's SQLite. Its disk survives `restarted`, as in a Durable Object. */
export function fixtureTable(): { fixtures: Fixtures; restarted(): Fixtures } {
  const database = new DatabaseSync(':memory:');
  const sql = {
    exec(query: string, ...values: SQLInputValue[]) {
      const rows = database.prepare(query).all(...values);
      return { toArray: () => rows, [Symbol.iterator]: () => rows[Symbol.iterator]() };
    },
  };
  const restarted = () => new Fixtures(sql);
  return { fixtures: restarted(), restarted };
}
