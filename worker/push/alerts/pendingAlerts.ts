import type { Alert } from '../../settings/alertBinding.ts';

const KEEP_MS = 24 * 60 * 60_000;

/** An alert for the visitors with a delay (seconds). `due`: when the delay is over, milliseconds UTC. */
export interface DelayedAlert {
  alert: Alert;
  delay: number;
  due: number;
}

interface Row extends Record<string, SqlStorageValue> {
  body: string;
  delay: number;
  due: number;
}

/** The alerts of a day on a shard's disk, each with the delays of its visitors. They wait until they are on the queue. */
export class PendingAlerts {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS alerts (id INTEGER, delay INTEGER, match TEXT, due INTEGER, waits INTEGER, body TEXT,
      PRIMARY KEY (id, delay)) WITHOUT ROWID`);
    sql.exec('CREATE INDEX IF NOT EXISTS alerts_of_match ON alerts (match, delay)');
  }

  /** Adds an alert. The journal may give it twice. */
  add(alert: Alert, delay: number): void {
    const row = [alert.id, delay, alert.match.id, alert.at + delay * 1000, JSON.stringify(alert)];
    this.#sql.exec('INSERT OR IGNORE INTO alerts VALUES (?, ?, ?, ?, 1, ?)', ...row);
  }

  get(id: number, delay: number): DelayedAlert | undefined {
    return this.#rows('id = ? AND delay = ?', id, delay)[0];
  }

  /** All alerts of a match for visitors with a delay, oldest first. */
  ofMatch(match: string, delay: number): Alert[] {
    return this.#rows('match = ? AND delay = ? ORDER BY id', match, delay).map(({ alert }) => alert);
  }

  /** The waiting alerts whose delay is over, oldest first. */
  due(now: number): DelayedAlert[] {
    return this.#rows('waits AND due <= ? ORDER BY id', now);
  }

  setQueued({ alert, delay }: DelayedAlert): void {
    this.#sql.exec('UPDATE alerts SET waits = 0 WHERE id = ? AND delay = ?', alert.id, delay);
  }

  /** When the next delay is over; null if nothing waits. */
  nextDue(): number | null {
    return this.#sql.exec<{ due: number | null }>('SELECT min(due) AS due FROM alerts WHERE waits').one().due;
  }

  prune(now: number): void {
    this.#sql.exec('DELETE FROM alerts WHERE due < ?', now - KEEP_MS);
  }

  // Only this class writes the bodies, and a day later they are gone.
  #rows(where: string, ...values: (string | number)[]): DelayedAlert[] {
    const rows = this.#sql.exec<Row>(`SELECT body, delay, due FROM alerts WHERE ${where}`, ...values).toArray();
    return rows.map(({ body, delay, due }) => ({ alert: JSON.parse(body), delay, due }));
  }
}
