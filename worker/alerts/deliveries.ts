import type { Alert, PushResult, Recipient } from '../settings/alertBinding.ts';
import type { DueAlert } from './pendingAlerts.ts';
import { RECIPIENT, type RecipientRow, recipientOf } from './subscriptions.ts';

/** The free plan allows 50 requests for each message of the queue. */
const CHUNK = 40;
/** Longer than a consumer works on a chunk. */
const LEASE_MS = 120_000;
/** Later than this an alert is no news. */
const LATE_MS = 20 * 60_000;
const KEEP_MS = 24 * 60 * 60_000;

/** Some recipients of an alert, as one message of the queue. */
export interface Chunk extends Record<string, SqlStorageValue> {
  id: number;
  alert: number;
  /** Milliseconds UTC. */
  due: number;
}

/**
 * The recipients that have not got their latest alert about a match. A newer alert replaces an older one, a sent one is
 * deleted, and a lease keeps two consumers apart.
 */
export class Deliveries {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS chunks (id INTEGER PRIMARY KEY AUTOINCREMENT, alert INTEGER, due INTEGER,
      queued INTEGER)`);
    sql.exec(`CREATE TABLE IF NOT EXISTS deliveries (subscription INTEGER, match TEXT, chunk INTEGER, leased INTEGER,
      PRIMARY KEY (subscription, match)) WITHOUT ROWID`);
    sql.exec('CREATE INDEX IF NOT EXISTS deliveries_of_chunk ON deliveries (chunk)');
  }

  /** Adds the recipients of an alert. Those that have not got the goals it undoes (`undone`) get neither. */
  add({ alert, due }: DueAlert, ids: readonly number[], undone: readonly Alert[]): void {
    const spared = new Set(undone.flatMap(({ id }) => this.#spare(id, alert.match.id)));
    const to = ids.filter((id) => !spared.has(id));
    for (let first = 0; first < to.length; first += CHUNK) {
      const { id: chunk } = this.#sql
        .exec<{ id: number }>('INSERT INTO chunks (alert, due, queued) VALUES (?, ?, 0) RETURNING id', alert.id, due)
        .one();
      for (const id of to.slice(first, first + CHUNK)) {
        this.#sql.exec('INSERT OR REPLACE INTO deliveries VALUES (?, ?, ?, 0)', id, alert.match.id, chunk);
      }
    }
  }

  /** The next chunks that are not on the queue. */
  unqueued(most: number): number[] {
    const query = 'SELECT id FROM chunks WHERE queued = 0 ORDER BY id LIMIT ?';
    return this.#sql
      .exec<{ id: number }>(query, most)
      .toArray()
      .map(({ id }) => id);
  }

  setQueued(chunks: readonly number[]): void {
    for (const id of chunks) this.#sql.exec('UPDATE chunks SET queued = 1 WHERE id = ?', id);
  }

  chunk(id: number): Chunk | null {
    return this.#sql.exec<Chunk>('SELECT id, alert, due FROM chunks WHERE id = ?', id).toArray()[0] ?? null;
  }

  /** Drops the recipients of a chunk that is too late. Returns their number. */
  dropLate({ id, due }: Chunk, now: number): number {
    if (now - due < LATE_MS) return 0;
    return this.#sql.exec('DELETE FROM deliveries WHERE chunk = ?', id).rowsWritten;
  }

  /** Leases the recipients of a chunk that others neither lease nor have told to rest. */
  take(chunk: number, now: number): Recipient[] {
    const query = `SELECT ${RECIPIENT} FROM deliveries JOIN subscriptions ON id = subscription
      WHERE chunk = ? AND leased <= ? AND rests <= ?`;
    const rows = this.#sql.exec<RecipientRow>(query, chunk, now, now).toArray();
    for (const { id } of rows) {
      this.#sql.exec(
        'UPDATE deliveries SET leased = ? WHERE subscription = ? AND chunk = ?',
        now + LEASE_MS,
        id,
        chunk,
      );
    }
    return rows.map(recipientOf);
  }

  /** Notes the result of a push. */
  done(chunk: number, result: PushResult, now: number): void {
    const { id } = result;
    if (result.outcome !== 'later') {
      this.#sql.exec('DELETE FROM deliveries WHERE subscription = ? AND chunk = ?', id, chunk);
      return;
    }
    this.#sql.exec('UPDATE deliveries SET leased = 0 WHERE subscription = ? AND chunk = ?', id, chunk);
    this.#sql.exec('UPDATE subscriptions SET rests = ? WHERE id = ?', now + result.seconds * 1000, id);
  }

  /** When the rest of a chunk can be sent, in seconds from `now`; null if nothing is left. */
  waitSeconds(chunk: number, now: number): number | null {
    const query = `SELECT max(max(leased, rests)) AS free FROM deliveries JOIN subscriptions ON id = subscription
      WHERE chunk = ?`;
    const { free } = this.#sql.exec<{ free: number | null }>(query, chunk).one();
    return free === null ? null : Math.max(1, Math.ceil((free - now) / 1000));
  }

  prune(now: number): void {
    this.#sql.exec('DELETE FROM chunks WHERE due < ?', now - KEEP_MS);
    this.#sql.exec('DELETE FROM deliveries WHERE chunk NOT IN (SELECT id FROM chunks)');
    this.#sql.exec('DELETE FROM deliveries WHERE subscription NOT IN (SELECT id FROM subscriptions)');
  }

  // Deletes an alert's deliveries that no consumer leases. Returns their recipients.
  #spare(alert: number, match: string): number[] {
    const query = `DELETE FROM deliveries WHERE match = ? AND leased = 0
      AND chunk IN (SELECT id FROM chunks WHERE alert = ?) RETURNING subscription`;
    return this.#sql
      .exec<{ subscription: number }>(query, match, alert)
      .toArray()
      .map(({ subscription }) => subscription);
  }
}
