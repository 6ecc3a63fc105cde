import type { Alert } from '../settings/alertBinding.ts';
import { correctionOf, isTakenBack, isUndone } from './takenBack.ts';

const KEEP_MS = 24 * 60 * 60_000;

/** An alert whose delay is over. Instants are milliseconds UTC. */
export interface DueAlert {
  alert: Alert;
  /** Seconds. */
  delay: number;
  due: number;
}

interface Row extends Record<string, SqlStorageValue> {
  body: string;
  delay: number;
  due: number;
}

// Only this class writes the rows, and a day later they are gone.
const alertIn = (body: string): Alert => JSON.parse(body);

/** The latest alerts on a shard's disk, and the delays for which they still wait. */
export class PendingAlerts {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec('CREATE TABLE IF NOT EXISTS alerts (id INTEGER PRIMARY KEY, match TEXT, body TEXT)');
    sql.exec('CREATE INDEX IF NOT EXISTS alerts_of_match ON alerts (match)');
    sql.exec(`CREATE TABLE IF NOT EXISTS pending (alert INTEGER, delay INTEGER, due INTEGER,
      PRIMARY KEY (alert, delay)) WITHOUT ROWID`);
  }

  /**
   * Lets new alerts wait for their delays (in seconds). A correction of goals that still wait removes them, and waits
   * itself only if visitors with the delay know another goal.
   */
  add(alerts: readonly Alert[], delaysFor: (alert: Alert) => number[]): void {
    for (const alert of alerts) {
      if (this.get(alert.id) !== null) continue;
      const delays = delaysFor(alert).filter((delay) => !this.#takesBack(alert, delay));
      if (delays.length === 0) continue;
      this.#sql.exec('INSERT INTO alerts VALUES (?, ?, ?)', alert.id, alert.match.id, JSON.stringify(alert));
      for (const delay of delays) {
        this.#sql.exec('INSERT INTO pending VALUES (?, ?, ?)', alert.id, delay, alert.at + delay * 1000);
      }
    }
  }

  get(id: number): Alert | null {
    const [row] = this.#sql.exec<{ body: string }>('SELECT body FROM alerts WHERE id = ?', id).toArray();
    return row === undefined ? null : alertIn(row.body);
  }

  /** The goals of a match that a correction undoes. */
  undoneBy(alert: Alert): Alert[] {
    const correction = correctionOf(alert);
    if (correction === null) return [];
    const rows = this.#sql.exec<{ body: string }>('SELECT body FROM alerts WHERE match = ?', alert.match.id).toArray();
    return rows.map(({ body }) => alertIn(body)).filter((each) => isUndone(each, correction));
  }

  /** Takes the alerts whose delay is over, oldest first. */
  takeDue(now: number): DueAlert[] {
    const due = 'FROM pending JOIN alerts ON id = alert WHERE due <= ? ORDER BY id';
    const rows = this.#sql.exec<Row>(`SELECT body, delay, due ${due}`, now).toArray();
    this.#sql.exec('DELETE FROM pending WHERE due <= ?', now);
    return rows.map(({ body, delay, due: at }) => ({ alert: alertIn(body), delay, due: at }));
  }

  /** When the next delay is over; null if nothing waits. */
  nextDue(): number | null {
    return this.#sql.exec<{ due: number | null }>('SELECT min(due) AS due FROM pending').one().due;
  }

  prune(now: number): void {
    this.#sql.exec('DELETE FROM alerts WHERE id < ?', now - KEEP_MS);
  }

  // Removes the waiting goals that a correction takes back. True if that leaves nothing to correct.
  #takesBack(alert: Alert, delay: number): boolean {
    const correction = correctionOf(alert);
    if (correction === null) return false;
    const query = 'SELECT body FROM pending JOIN alerts ON id = alert WHERE match = ? AND delay = ?';
    const waiting = this.#sql.exec<{ body: string }>(query, alert.match.id, delay).toArray();
    const gone = waiting.map(({ body }) => alertIn(body)).filter((each) => isTakenBack(each, correction));
    for (const { id } of gone) this.#sql.exec('DELETE FROM pending WHERE alert = ? AND delay = ?', id, delay);
    return gone.some((each) => isUndone(each, correction));
  }
}
