import type { ShardCounts } from '../../settings/alertBinding.ts';

const HOUR_MS = 60 * 60_000;

type Pushes = Omit<ShardCounts, 'subscriptions'>;

const NOTHING: Pushes = { sent: 0, failed: 0, expired: 0, lag: 0 };

/** Counts of pushes for each hour, on a shard's disk. */
export class Counts {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec('CREATE TABLE IF NOT EXISTS counts (hour INTEGER, name TEXT, number INTEGER, PRIMARY KEY (hour, name))');
  }

  /** `now` in milliseconds UTC. */
  add(counts: Partial<Pushes>, now: number): void {
    for (const [name, number] of Object.entries(counts).filter(([, number]) => number > 0)) {
      const query = 'INSERT INTO counts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET number = number + excluded.number';
      this.#sql.exec(query, Math.floor(now / HOUR_MS), name, number);
    }
  }

  /** The counts of this hour and the one before. Forgets older ones. */
  lately(now: number): Pushes {
    this.#sql.exec('DELETE FROM counts WHERE hour < ?', Math.floor(now / HOUR_MS) - 1);
    const query = 'SELECT name, sum(number) AS number FROM counts GROUP BY name';
    const rows = this.#sql.exec<{ name: string; number: number }>(query).toArray();
    return { ...NOTHING, ...Object.fromEntries(rows.map(({ name, number }) => [name, number])) };
  }
}
