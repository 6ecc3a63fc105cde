import type { Alert, AlertNews } from '../settings/alertBinding.ts';

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

type Correction = AlertNews & { type: 'goal-taken-back' | 'score-corrected' };

function isCorrection(news: AlertNews): news is Correction {
  return news.type === 'goal-taken-back' || news.type === 'score-corrected';
}

/** Whether a correction takes back the goals of an alert. */
function isTakenBack({ news }: Alert, { score }: Correction): boolean {
  return news.type === 'goal' && (news.score.home > score.home || news.score.away > score.away);
}

/** Whether the score before an alert's goals is the corrected one, so that without the alert there is nothing to correct. */
function isUndone({ news }: Alert, { score }: Correction): boolean {
  if (news.type !== 'goal') return false;
  const before = { ...news.score, [news.side]: news.score[news.side] - news.by };
  return before.home === score.home && before.away === score.away;
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

  /**
   * Adds new alerts. A correction of goals that still wait removes them, and waits itself only if visitors with the
   * delay know another goal. The journal may give an alert twice.
   */
  add(alerts: readonly Alert[], delaysFor: (alert: Alert) => number[], now: number): void {
    for (const alert of alerts) {
      for (const delay of delaysFor(alert)) {
        const waits = this.#takesBack(alert, delay, now) ? 0 : 1;
        const row = [alert.id, delay, alert.match.id, alert.at + delay * 1000, waits, JSON.stringify(alert)];
        this.#sql.exec('INSERT OR IGNORE INTO alerts VALUES (?, ?, ?, ?, ?, ?)', ...row);
      }
    }
  }

  get(id: number, delay: number): DelayedAlert | undefined {
    return this.#rows('id = ? AND delay = ?', id, delay)[0];
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

  /** The latest goal that a correction undoes. */
  undoneBy({ alert: { news, match }, delay }: DelayedAlert): number | null {
    if (!isCorrection(news)) return null;
    const known = this.#rows('match = ? AND delay = ? ORDER BY id', match.id, delay);
    return known.findLast(({ alert }) => isUndone(alert, news))?.alert.id ?? null;
  }

  prune(now: number): void {
    this.#sql.exec('DELETE FROM alerts WHERE due < ?', now - KEEP_MS);
  }

  // Removes the waiting goals that a correction takes back. True if that leaves nothing to correct.
  #takesBack({ news, match }: Alert, delay: number, now: number): boolean {
    if (!isCorrection(news)) return false;
    const waiting = this.#rows('match = ? AND delay = ? AND due > ?', match.id, delay, now);
    const gone = waiting.map(({ alert }) => alert).filter((alert) => isTakenBack(alert, news));
    for (const { id } of gone) this.#sql.exec('DELETE FROM alerts WHERE id = ? AND delay = ?', id, delay);
    return gone.some((alert) => isUndone(alert, news));
  }

  // Only this class writes the bodies, and a day later they are gone.
  #rows(where: string, ...values: (string | number)[]): DelayedAlert[] {
    const rows = this.#sql.exec<Row>(`SELECT body, delay, due FROM alerts WHERE ${where}`, ...values).toArray();
    return rows.map(({ body, delay, due }) => ({ alert: JSON.parse(body), delay, due }));
  }
}
