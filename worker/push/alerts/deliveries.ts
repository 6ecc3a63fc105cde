import type { AlertShardMethods, PushOutcome } from '../../settings/alertBinding.ts';

/** Longer than a consumer works on a message. */
const LEASE_MS = 120_000;
/** The lease of a push that must not be sent again. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

const KEEP_MS = 24 * 60 * 60_000;

interface Row extends Record<string, SqlStorageValue> {
  recipient: string;
  rests: number;
  last: number;
  leased: number;
}

type Taken = Pick<Awaited<ReturnType<AlertShardMethods['take']>>, 'to' | 'waits'>;

/**
 * The last alert of each subscription about each match. A lease keeps two consumers apart, and an older alert is never
 * sent after a newer one.
 */
export class Deliveries {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    // `leased`: 0 before the push, and after a failed one.
    sql.exec(`CREATE TABLE IF NOT EXISTS deliveries (subscription INTEGER, match TEXT, alert INTEGER, leased INTEGER,
      PRIMARY KEY (subscription, match)) WITHOUT ROWID`);
  }

  /** Leases the subscriptions that need an alert. Those that did not get the goal that it undoes need neither. */
  take(
    { alert, match, undone }: { alert: number; match: string; undone: number | null },
    ids: readonly number[],
    now: number,
  ): Taken {
    const taken: Taken = { to: [], waits: [] };
    const set = (id: number, leased: number) =>
      this.#sql.exec('INSERT OR REPLACE INTO deliveries VALUES (?, ?, ?, ?)', id, match, alert, leased);
    for (const id of ids) {
      const row = this.#row(id, match);
      if (row === undefined || row.last > alert || (row.last === alert && row.leased === FOR_EVER)) continue;
      const { recipient, rests, last, leased } = row;
      const free = Math.max(rests, last === alert ? leased : 0);
      if (undone !== null && (last < undone || (last === undone && leased === 0))) set(id, FOR_EVER);
      else if (free > now) {
        if (last < alert) set(id, 0);
        taken.waits.push([id, Math.ceil((free - now) / 1000)]);
      } else {
        set(id, now + LEASE_MS);
        taken.to.push({ id, recipient: JSON.parse(recipient) });
      }
    }
    return taken;
  }

  done(alert: number, match: string, result: { id: number } & PushOutcome, now: number): void {
    const isLater = result.outcome === 'later';
    this.#sql.exec(
      'UPDATE deliveries SET leased = ? WHERE subscription = ? AND match = ? AND alert = ?',
      ...[isLater ? 0 : FOR_EVER, result.id, match, alert],
    );
    if (isLater)
      this.#sql.exec('UPDATE subscriptions SET rests = ? WHERE id = ?', now + result.seconds * 1000, result.id);
  }

  /** The ids of alerts are instants. */
  prune(now: number): void {
    this.#sql.exec('DELETE FROM deliveries WHERE alert < ?', now - KEEP_MS);
  }

  #row(id: number, match: string): Row | undefined {
    const query = `SELECT recipient, rests, ifnull(alert, 0) AS last, ifnull(leased, 0) AS leased FROM subscriptions
      LEFT JOIN deliveries ON subscription = id AND match = ? WHERE id = ?`;
    return this.#sql.exec<Row>(query, match, id).toArray()[0];
  }
}
