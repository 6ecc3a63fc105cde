import type { Alert, AlertShardMethods, PushOutcome, PushResult, ShardCounts } from '../../settings/alertBinding.ts';
import { isTakenBack, undoneBy } from './takenBack.ts';

/** Longer than a consumer works on a message. */
const LEASE_MS = 120_000;
/** The lease of a push that must not be sent again. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;
/** Later than this an alert is no news. */
const LATE_MS = 20 * 60_000;
const HOUR_MS = 60 * 60_000;
const KEEP_MS = 24 * HOUR_MS;

type Pushes = Omit<ShardCounts, 'subscriptions'>;
const NOTHING: Pushes = { sent: 0, failed: 0, expired: 0, lag: 0 };

type Taken = Awaited<ReturnType<AlertShardMethods['take']>>;
type Row = { recipient: string; rests: number; last: number; leased: number };

const OUTCOME: Readonly<Record<PushOutcome['outcome'], keyof Pushes>> = {
  sent: 'sent',
  gone: 'expired',
  refused: 'failed',
  later: 'failed',
};

/** When an alert is due for visitors with a delay in seconds, milliseconds UTC. */
const dueAt = ({ at }: Alert, delay: number) => at + delay * 1000;

/**
 * The alerts of a day on a shard's disk, each with the delays of its visitors; the last one of each subscription about each
 * match; and the counts. A lease keeps two consumers apart, and an older alert is never sent after a newer one.
 */
export class Deliveries {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`CREATE TABLE IF NOT EXISTS alerts (id INTEGER, delay INTEGER, match TEXT, due INTEGER, waits INTEGER, body TEXT,
      PRIMARY KEY (id, delay)) WITHOUT ROWID`);
    sql.exec('CREATE INDEX IF NOT EXISTS alerts_of_match ON alerts (match, delay)');
    // `leased`: 0 before the push, and after a failed one.
    sql.exec(`CREATE TABLE IF NOT EXISTS deliveries (subscription INTEGER, match TEXT, alert INTEGER, leased INTEGER,
      PRIMARY KEY (subscription, match)) WITHOUT ROWID`);
    sql.exec('CREATE TABLE IF NOT EXISTS counts (hour INTEGER, name TEXT, number INTEGER, PRIMARY KEY (hour, name))');
  }

  /** Adds an alert, which waits until it is on the queue. The journal may give it twice. */
  add(alert: Alert, delay: number): void {
    const row = [alert.id, delay, alert.match.id, dueAt(alert, delay), JSON.stringify(alert)];
    this.#sql.exec('INSERT OR IGNORE INTO alerts VALUES (?, ?, ?, ?, 1, ?)', ...row);
  }

  /** The waiting alerts whose delay is over, oldest first. */
  due(now: number): { alert: Alert; delay: number }[] {
    return this.#alerts('waits AND due <= ? ORDER BY id', now);
  }

  setQueued(alert: Alert, delay: number): void {
    this.#sql.exec('UPDATE alerts SET waits = 0 WHERE id = ? AND delay = ?', alert.id, delay);
  }

  /** When the next delay is over; null if nothing waits. */
  nextDue(): number | null {
    return this.#sql.exec<{ due: number | null }>('SELECT min(due) AS due FROM alerts WHERE waits').one().due;
  }

  /** Leases the subscriptions that need an alert. Those that did not get the goal that it undoes need neither. */
  take(id: number, delay: number, ids: readonly number[], now: number): Taken {
    const [found] = this.#alerts('id = ? AND delay = ?', id, delay);
    const taken: Taken = { alert: null, to: [], waits: [] };
    if (found === undefined) return taken;
    const { alert } = found;
    if (now - dueAt(alert, delay) >= LATE_MS) {
      this.count({ failed: ids.length }, now);
      return taken;
    }
    const known = this.#alerts('match = ? AND delay = ? ORDER BY id', alert.match.id, delay).map((each) => each.alert);
    if (isTakenBack(alert, known)) return taken;
    const undone = undoneBy(alert, known);
    const set = (subscription: number, leased: number) =>
      this.#sql.exec('INSERT OR REPLACE INTO deliveries VALUES (?, ?, ?, ?)', subscription, alert.match.id, id, leased);
    for (const subscription of ids) {
      const row = this.#row(subscription, alert.match.id);
      if (row === undefined || row.last > id || (row.last === id && row.leased === FOR_EVER)) continue;
      const { recipient, rests, last, leased } = row;
      const free = Math.max(rests, last === id ? leased : 0);
      if (undone !== null && (last < undone || (last === undone && leased === 0))) set(subscription, FOR_EVER);
      else if (free > now) {
        if (last < id) set(subscription, 0);
        taken.waits.push({ id: subscription, seconds: Math.ceil((free - now) / 1000) });
      } else {
        set(subscription, now + LEASE_MS);
        taken.to.push({ id: subscription, recipient: JSON.parse(recipient) });
      }
    }
    return { ...taken, alert };
  }

  /** Ends the leases of pushes. */
  done(alert: Alert, delay: number, results: readonly PushResult[], now: number): void {
    const counts = { ...NOTHING };
    for (const result of results) {
      const { id, outcome } = result;
      const isLater = outcome === 'later';
      this.#sql.exec(
        'UPDATE deliveries SET leased = ? WHERE subscription = ? AND match = ? AND alert = ?',
        ...[isLater ? 0 : FOR_EVER, id, alert.match.id, alert.id],
      );
      if (isLater) this.#sql.exec('UPDATE subscriptions SET rests = ? WHERE id = ?', now + result.seconds * 1000, id);
      counts[OUTCOME[outcome]] += 1;
    }
    this.count({ ...counts, lag: counts.sent * (now - dueAt(alert, delay)) }, now);
  }

  count(counts: Partial<Pushes>, now: number): void {
    for (const [name, number] of Object.entries(counts).filter(([, number]) => number > 0)) {
      const query = 'INSERT INTO counts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET number = number + excluded.number';
      this.#sql.exec(query, Math.floor(now / HOUR_MS), name, number);
    }
  }

  /** The counts of this hour and the one before. */
  counts(now: number): Pushes {
    const query = 'SELECT name, sum(number) AS number FROM counts WHERE hour >= ? GROUP BY name';
    const rows = this.#sql.exec<{ name: string; number: number }>(query, Math.floor(now / HOUR_MS) - 1).toArray();
    return { ...NOTHING, ...Object.fromEntries(rows.map(({ name, number }) => [name, number])) };
  }

  /** Forgets alerts, whose ids are instants, and counts of the day before. */
  prune(now: number): void {
    this.#sql.exec('DELETE FROM alerts WHERE due < ?', now - KEEP_MS);
    this.#sql.exec('DELETE FROM deliveries WHERE alert < ?', now - KEEP_MS);
    this.#sql.exec('DELETE FROM counts WHERE hour < ?', (now - KEEP_MS) / HOUR_MS);
  }

  // Only this class writes the bodies, and a day later they are gone.
  #alerts(where: string, ...values: (string | number)[]): { alert: Alert; delay: number }[] {
    const rows = this.#sql.exec<{ body: string; delay: number }>(
      `SELECT body, delay FROM alerts WHERE ${where}`,
      ...values,
    );
    return [...rows].map(({ body, delay }) => ({ alert: JSON.parse(body), delay }));
  }

  #row(subscription: number, match: string): Row | undefined {
    const query = `SELECT recipient, rests, ifnull(alert, 0) AS last, ifnull(leased, 0) AS leased FROM subscriptions
      LEFT JOIN deliveries ON subscription = id AND match = ? WHERE id = ?`;
    return this.#sql.exec<Row>(query, match, subscription).toArray()[0];
  }
}
