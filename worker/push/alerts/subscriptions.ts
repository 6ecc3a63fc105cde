import type { AlertKind } from '../../../web/domain/alerts.ts';
import type { Follow } from '../../../web/domain/follow.ts';
import { isFollow } from '../../../web/domain/follows.ts';
import type { Alert, Subscription } from '../../settings/alertBinding.ts';

/** With this many, a shard answers in milliseconds, and sixteen shards serve a large country. */
export const MOST_SUBSCRIPTIONS = 30_000;
/** A subscription that no visit renewed for so long is deleted. */
const UNUSED_MS = 60 * 24 * 60 * 60_000;

const LINE_UPS: AlertKind = 'line-ups';

// No kind is part of another's name.
const wanting = (follows: readonly Follow[]) =>
  `FROM follows JOIN subscriptions ON id = subscription WHERE follow IN (${follows.map(() => '?').join()}) AND instr(kinds, ?)`;

/** The subscriptions on a shard's disk. Only this class writes the JSON of a recipient. */
export class Subscriptions {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS subscriptions (id INTEGER PRIMARY KEY AUTOINCREMENT, endpoint TEXT UNIQUE,
      recipient TEXT, delay INTEGER, seen INTEGER, rests INTEGER)`);
    sql.exec(`CREATE TABLE IF NOT EXISTS follows (follow TEXT,
      subscription INTEGER REFERENCES subscriptions ON DELETE CASCADE, kinds TEXT,
      PRIMARY KEY (follow, subscription)) WITHOUT ROWID`);
    sql.exec('CREATE INDEX IF NOT EXISTS follows_of ON follows (subscription)');
  }

  get count(): number {
    return this.#sql.exec<{ count: number }>('SELECT count(*) AS count FROM subscriptions').one().count;
  }

  /** Saves or renews a subscription; without follows deletes it. False without room for another. `now` in milliseconds UTC. */
  save({ recipient, delay, follows }: Subscription, now: number): boolean {
    const { endpoint } = recipient;
    if (follows.length === 0) this.#sql.exec('DELETE FROM subscriptions WHERE endpoint = ?', endpoint);
    if (follows.length === 0) return true;
    const isKnown = [...this.#sql.exec('SELECT 1 FROM subscriptions WHERE endpoint = ?', endpoint)].length > 0;
    if (!isKnown && this.count >= MOST_SUBSCRIPTIONS) return false;
    const { id } = this.#sql
      .exec<{ id: number }>(
        `INSERT INTO subscriptions (endpoint, recipient, delay, seen, rests) VALUES (?, ?, ?, ?, 0) ON CONFLICT (endpoint)
        DO UPDATE SET recipient = excluded.recipient, delay = excluded.delay, seen = excluded.seen RETURNING id`,
        ...[endpoint, JSON.stringify(recipient), delay, now],
      )
      .one();
    this.#sql.exec('DELETE FROM follows WHERE subscription = ?', id);
    for (const { follow, kinds } of follows) {
      this.#sql.exec('INSERT OR REPLACE INTO follows VALUES (?, ?, ?)', follow, id, kinds.join());
    }
    return true;
  }

  /** Deletes the subscriptions that no visit renewed. Returns their number. */
  deleteUnused(now: number): number {
    const query = 'DELETE FROM subscriptions WHERE seen < ? RETURNING id';
    return this.#sql.exec(query, now - UNUSED_MS).toArray().length;
  }

  /** The follows whose line-ups somebody wants. */
  lineUps(): Follow[] {
    const query = 'SELECT DISTINCT follow FROM follows WHERE instr(kinds, ?) LIMIT 200';
    const rows = this.#sql.exec<{ follow: string }>(query, LINE_UPS).toArray();
    return rows.map(({ follow }) => follow).filter(isFollow);
  }

  /** The delays, in seconds, of the subscriptions that want an alert. */
  delaysFor({ follows, kind }: Alert): number[] {
    const query = `SELECT DISTINCT delay ${wanting(follows)}`;
    return [...this.#sql.exec<{ delay: number }>(query, ...follows, kind)].map(({ delay }) => delay);
  }

  /** The ids of the subscriptions with a delay that want an alert. */
  idsFor({ follows, kind }: Alert, delay: number): number[] {
    const query = `SELECT DISTINCT id ${wanting(follows)} AND delay = ?`;
    return [...this.#sql.exec<{ id: number }>(query, ...follows, kind, delay)].map(({ id }) => id);
  }
}
