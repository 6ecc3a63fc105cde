import * as v from 'valibot';
import type { NamedMatch } from '../../web/domain/goals.ts';
import { journalLog as log } from '../base/log.ts';

/** As long as entries are. */
const KEEP_MS = 48 * 60 * 60_000;
/** What there is to tell of two days of the busiest weekend that a feed has told of. */
export const MOST_LINES = 4_000;
/** How many others are told of: the newest. */
const MOST_TOLD = 1_000;
const PRUNE_MS = 10 * 60_000;

interface Row extends Record<string, SqlStorageValue> {
  id: number;
  at: number;
  back: number | null;
  body: string;
}

/** What is told of a match, on its line. */
export interface Line<Told> {
  /** Newer ones have higher numbers. */
  id: number;
  /** Milliseconds UTC. */
  at: number;
  /** When it was taken back, or told otherwise, milliseconds UTC; null while it stands. */
  takenBackAt: number | null;
  told: Told;
  /** As it is written. */
  body: string;
}

/** Lines of the last two days on the journal's disk: each of a match, and standing until it is taken back. */
export class JournalTable<Told extends { match: NamedMatch }> {
  readonly #sql: SqlStorage;
  readonly #name: 'goals' | 'moments';
  readonly #schema: v.GenericSchema<unknown, Told>;
  #prunedAt = Number.NEGATIVE_INFINITY;

  /** Makes the table where there is none. What is read of it is of the schema. */
  constructor(sql: SqlStorage, name: 'goals' | 'moments', schema: v.GenericSchema<unknown, Told>) {
    this.#sql = sql;
    this.#name = name;
    this.#schema = schema;
    sql.exec(
      `CREATE TABLE IF NOT EXISTS ${name} (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER, match TEXT, back INTEGER, body TEXT)`,
    );
    sql.exec(`CREATE INDEX IF NOT EXISTS ${name}_of_match ON ${name} (match, id)`);
  }

  /** Adds a line as of an instant, milliseconds UTC. */
  insert(told: Told, at: number): void {
    const query = `INSERT INTO ${this.#name} (at, match, back, body) VALUES (?, ?, NULL, ?)`;
    this.#sql.exec(query, at, told.match.id, JSON.stringify(told));
    this.#prune(at);
  }

  /** Says something else on a line. */
  rewrite(id: number, told: Told): void {
    this.#sql.exec(`UPDATE ${this.#name} SET body = ? WHERE id = ?`, JSON.stringify(told), id);
  }

  /** Lets lines stand no longer from an instant on, milliseconds UTC. */
  takeBack(lines: readonly Line<Told>[], at: number): void {
    for (const { id } of lines) this.#sql.exec(`UPDATE ${this.#name} SET back = ? WHERE id = ?`, at, id);
  }

  /** What stands of a match, by its id: the oldest first. */
  standing(match: string): Line<Told>[] {
    return this.#read('WHERE match = ? AND back IS NULL ORDER BY id', match);
  }

  /** The lines of the last two days, the newest first: a thousand at most. */
  latest(now: number): Line<Told>[] {
    this.#prune(now);
    return this.#read('ORDER BY at DESC, id DESC LIMIT ?', MOST_TOLD);
  }

  #prune(now: number): void {
    if (now - this.#prunedAt < PRUNE_MS) return;
    this.#prunedAt = now;
    const kept = `SELECT id FROM ${this.#name} ORDER BY id DESC LIMIT ?`;
    this.#sql.exec(`DELETE FROM ${this.#name} WHERE at < ? OR id NOT IN (${kept})`, now - KEEP_MS, MOST_LINES);
  }

  // What another version of the code wrote, and this one can't read, is left out.
  #read(which: string, ...values: SqlStorageValue[]): Line<Told>[] {
    return this.#sql
      .exec<Row>(`SELECT id, at, back, body FROM ${this.#name} ${which}`, ...values)
      .toArray()
      .flatMap(({ id, at, back, body }) => {
        const read = v.safeParse(this.#schema, JSON.parse(body));
        if (!read.success) log('warn', 'journal line unreadable', { of: this.#name, issue: read.issues[0].message });
        return read.success ? [{ id, at, takenBackAt: back, told: read.output, body }] : [];
      });
  }
}
