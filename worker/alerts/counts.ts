import type { AlertCounts } from '../settings/alertBinding.ts';

const HOUR_MS = 60 * 60_000;

type Added = Partial<Record<'sent' | 'failed' | 'expired' | 'lagMs', number>>;

/** Counts of pushes for each hour, on a shard's disk. */
export class Counts {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS counts (hour INTEGER PRIMARY KEY, sent INTEGER, failed INTEGER,
      expired INTEGER, lag INTEGER)`);
  }

  /** Adds to the hour of an instant (milliseconds UTC). `lagMs` is the sum for all sent. */
  add({ sent = 0, failed = 0, expired = 0, lagMs = 0 }: Added, now: number): void {
    const hour = Math.floor(now / HOUR_MS);
    this.#sql.exec(
      `INSERT INTO counts VALUES (?, ?, ?, ?, ?) ON CONFLICT (hour) DO UPDATE SET sent = sent + excluded.sent,
      failed = failed + excluded.failed, expired = expired + excluded.expired, lag = lag + excluded.lag`,
      ...[hour, sent, failed, expired, lagMs],
    );
    this.#sql.exec('DELETE FROM counts WHERE hour < ?', hour - 1);
  }

  /** The counts of this hour and the one before. */
  lately(now: number): Omit<AlertCounts, 'subscriptions'> {
    const { sent, failed, expired, lag } = this.#sql
      .exec<Record<'sent' | 'failed' | 'expired' | 'lag', number>>(
        `SELECT ifnull(sum(sent), 0) AS sent, ifnull(sum(failed), 0) AS failed, ifnull(sum(expired), 0) AS expired,
        ifnull(sum(lag), 0) AS lag FROM counts WHERE hour >= ?`,
        Math.floor(now / HOUR_MS) - 1,
      )
      .one();
    return { sent, failed, expired, lagMs: sent === 0 ? null : Math.round(lag / sent) };
  }
}
