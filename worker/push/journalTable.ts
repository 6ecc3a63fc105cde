import * as v from 'valibot';
import type { NamedMatch } from '../../web/domain/goals.ts';
import { journalLog as log } from '../base/log.ts';

export const DAY_MS = 24 * 60 * 60_000;
/** How long changes, and the goals and moments in them, are kept. */
const KEPT_CHANGES_MS = 2 * DAY_MS;
/** Covers a season and the break after it. */
export const KEPT_SEASON_MS = 400 * DAY_MS;

/** The tables whose rows are deleted some time after the instant in a column. */
const KEPT: readonly (readonly [table: string, column: string, keptMs: number])[] = [
  ['entries', 'at', KEPT_CHANGES_MS],
  ['goals', 'at', KEPT_CHANGES_MS],
  ['moments', 'at', KEPT_CHANGES_MS],
  ['momentum', 'at', KEPT_CHANGES_MS],
  ['ended', 'kick_off', KEPT_SEASON_MS],
  ['planned', 'kickOff', KEPT_SEASON_MS],
];

/** Deletes old rows. The journal calls it when it starts: it starts again with each deploy and after each quiet night. */
export function deleteOldRows(sql: SqlStorage, now: number): void {
  for (const [table, column, keptMs] of KEPT) sql.exec(`DELETE FROM ${table} WHERE ${column} < ?`, now - keptMs);
}

/** The most lines that a read returns, newest first. */
const MOST_READ = 1_000;

/** The part of a line that changes after it is stored, and its number. */
interface Recorded {
  /** Newer lines have higher ids. */
  id: number;
  /** Milliseconds UTC. */
  at: number;
  /** When it was taken back or replaced, milliseconds UTC; null while it is valid. */
  takenBackAt: number | null;
}

type Row = Recorded & { body: string } & Record<string, SqlStorageValue>;

/** Lines on the journal's disk. Each is about a match and is valid until it is taken back. */
export class JournalTable<Value extends { match: NamedMatch }> {
  readonly #sql: SqlStorage;
  readonly #name: 'goals' | 'moments';
  readonly #schema: v.GenericSchema<unknown, Value>;

  /** Creates the table when it is missing. `schema` parses its lines. */
  constructor(sql: SqlStorage, name: 'goals' | 'moments', schema: v.GenericSchema<unknown, Value>) {
    this.#sql = sql;
    this.#name = name;
    this.#schema = schema;
    sql.exec(
      `CREATE TABLE IF NOT EXISTS ${name} (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER, match TEXT, back INTEGER, body TEXT)`,
    );
    sql.exec(`CREATE INDEX IF NOT EXISTS ${name}_of_match ON ${name} (match, id)`);
  }

  /** Adds a line at an instant, milliseconds UTC. */
  insert(value: Value, at: number): void {
    const query = `INSERT INTO ${this.#name} (at, match, back, body) VALUES (?, ?, NULL, ?)`;
    this.#sql.exec(query, at, value.match.id, JSON.stringify(value));
  }

  /** Replaces the content of a line. */
  rewrite(id: number, value: Value): void {
    this.#sql.exec(`UPDATE ${this.#name} SET body = ? WHERE id = ?`, JSON.stringify(value), id);
  }

  /** Marks lines as taken back at an instant, milliseconds UTC. */
  takeBack(lines: readonly Recorded[], at: number): void {
    for (const { id } of lines) this.#sql.exec(`UPDATE ${this.#name} SET back = ? WHERE id = ?`, at, id);
  }

  /** The valid lines of a match (by its id), oldest first. */
  valid(match: string): (Value & Recorded)[] {
    return this.#read('WHERE match = ? AND back IS NULL ORDER BY id', match);
  }

  /** The lines of the last two days, newest first: at most a thousand. */
  latest(now: number): (Value & Recorded)[] {
    return this.#read('WHERE at > ? ORDER BY at DESC, id DESC LIMIT ?', now - KEPT_CHANGES_MS, MOST_READ);
  }

  // Skips lines of another code version that can't be parsed.
  #read(condition: string, ...values: SqlStorageValue[]): (Value & Recorded)[] {
    return this.#sql
      .exec<Row>(`SELECT id, at, back AS takenBackAt, body FROM ${this.#name} ${condition}`, ...values)
      .toArray()
      .flatMap(({ body, ...recorded }) => {
        const read = v.safeParse(this.#schema, JSON.parse(body));
        if (!read.success) log('warn', 'journal line unreadable', { of: this.#name, issue: read.issues[0].message });
        return read.success ? [{ ...recorded, ...read.output }] : [];
      });
  }
}
