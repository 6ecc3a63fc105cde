import * as v from 'valibot';
import { ALERT_KINDS, type AlertKind } from '../../web/domain/alerts.ts';
import type { Follow } from '../../web/domain/follow.ts';
import { isFollow } from '../../web/domain/follows.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import type { Alert, PushAddress, Recipient, Subscription } from '../settings/alertBinding.ts';

/** A shard answers in milliseconds with so many, and sixteen shards serve a large country. */
export const MOST_SUBSCRIPTIONS = 30_000;
/** A subscription that no visit renewed for so long is deleted. */
export const UNUSED_MS = 60 * 24 * 60 * 60_000;

/** The stored choices of a visitor. */
export const readerSchema = v.object({
  locale: v.picklist(LOCALES),
  zone: v.string(),
  origin: v.string(),
  isSpoilerFree: v.boolean(),
});

/** The columns of a recipient. */
export interface RecipientRow extends Record<string, SqlStorageValue> {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  reader: string;
}

const bitOf = (kind: AlertKind) => 2 ** ALERT_KINDS.indexOf(kind);

const bitsOf = (kinds: readonly AlertKind[]) => [...new Set(kinds)].reduce((bits, kind) => bits + bitOf(kind), 0);

const blanks = (values: readonly unknown[]) => values.map(() => '?').join();

/** A row of a subscription as a recipient. */
export function recipientOf({ id, endpoint, p256dh, auth, reader }: RecipientRow): Recipient {
  return { id, endpoint, p256dh, auth, reader: v.parse(readerSchema, JSON.parse(reader)) };
}

/** The columns of `recipientOf`. */
export const RECIPIENT = 'subscriptions.id, endpoint, p256dh, auth, reader';

/** The subscriptions on a shard's disk. */
export class Subscriptions {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS subscriptions (id INTEGER PRIMARY KEY AUTOINCREMENT, endpoint TEXT UNIQUE,
      p256dh TEXT, auth TEXT, reader TEXT, delay INTEGER, seen INTEGER, rests INTEGER)`);
    sql.exec(`CREATE TABLE IF NOT EXISTS follows (follow TEXT, subscription INTEGER, kinds INTEGER,
      PRIMARY KEY (follow, subscription)) WITHOUT ROWID`);
    sql.exec('CREATE INDEX IF NOT EXISTS follows_of ON follows (subscription)');
  }

  get count(): number {
    return this.#sql.exec<{ count: number }>('SELECT count(*) AS count FROM subscriptions').one().count;
  }

  /** Saves or renews a subscription. False without room for another. `now` in milliseconds UTC. */
  save({ endpoint, p256dh, auth, reader, delay, follows }: Subscription, now: number): boolean {
    const [known] = this.#idsOf(endpoint);
    if (known === undefined && this.count >= MOST_SUBSCRIPTIONS) return false;
    const { id } = this.#sql
      .exec<{ id: number }>(
        `INSERT INTO subscriptions (endpoint, p256dh, auth, reader, delay, seen, rests) VALUES (?, ?, ?, ?, ?, ?, 0)
        ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, reader = excluded.reader,
        delay = excluded.delay, seen = excluded.seen RETURNING id`,
        ...[endpoint, p256dh, auth, JSON.stringify(reader), delay, now],
      )
      .one();
    this.#sql.exec('DELETE FROM follows WHERE subscription = ?', id);
    for (const { follow, kinds } of follows) {
      this.#sql.exec('INSERT OR REPLACE INTO follows VALUES (?, ?, ?)', follow, id, bitsOf(kinds));
    }
    return true;
  }

  /** Deletes a subscription by its endpoint. */
  remove(endpoint: PushAddress['endpoint']): void {
    for (const id of this.#idsOf(endpoint)) this.delete(id);
  }

  delete(id: number): void {
    this.#sql.exec('DELETE FROM follows WHERE subscription = ?', id);
    this.#sql.exec('DELETE FROM subscriptions WHERE id = ?', id);
  }

  /** Deletes the subscriptions that no visit renewed. Returns their number. */
  deleteUnused(now: number): number {
    const query = 'SELECT id FROM subscriptions WHERE seen < ?';
    const unused = this.#sql.exec<{ id: number }>(query, now - UNUSED_MS).toArray();
    for (const { id } of unused) this.delete(id);
    return unused.length;
  }

  find(endpoint: string): Recipient | null {
    const [row] = this.#sql
      .exec<RecipientRow>(`SELECT ${RECIPIENT} FROM subscriptions WHERE endpoint = ?`, endpoint)
      .toArray();
    return row === undefined ? null : recipientOf(row);
  }

  /** The follows whose line-ups somebody wants. */
  lineUps(): Follow[] {
    const query = 'SELECT DISTINCT follow FROM follows WHERE kinds & ? LIMIT 200';
    const rows = this.#sql.exec<{ follow: string }>(query, bitOf('line-ups')).toArray();
    return rows.map(({ follow }) => follow).filter(isFollow);
  }

  /** The delays, in seconds, of the subscriptions that want an alert. */
  delaysFor({ follows, kind }: Alert): number[] {
    const query = `SELECT DISTINCT delay FROM follows JOIN subscriptions ON id = subscription
      WHERE follow IN (${blanks(follows)}) AND kinds & ?`;
    const rows = this.#sql.exec<{ delay: number }>(query, ...follows, bitOf(kind)).toArray();
    return rows.map(({ delay }) => delay);
  }

  /** The ids of the subscriptions with a delay that want an alert. */
  idsFor({ follows, kind }: Alert, delay: number): number[] {
    const query = `SELECT DISTINCT id FROM follows JOIN subscriptions ON id = subscription
      WHERE follow IN (${blanks(follows)}) AND kinds & ? AND delay = ? ORDER BY id`;
    const rows = this.#sql.exec<{ id: number }>(query, ...follows, bitOf(kind), delay).toArray();
    return rows.map(({ id }) => id);
  }

  #idsOf(endpoint: string): number[] {
    const rows = this.#sql.exec<{ id: number }>('SELECT id FROM subscriptions WHERE endpoint = ?', endpoint).toArray();
    return rows.map(({ id }) => id);
  }
}
