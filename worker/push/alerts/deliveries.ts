import type { Alert, AlertMessage, AlertShardMethods, PushResult, ShardCounts } from '../../settings/alertBinding.ts';
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
const NO_PUSHES: Pushes = { sent: 0, failed: 0, expired: 0, lag: 0 };

type Taken = Awaited<ReturnType<AlertShardMethods['take']>>;
type Row = { id: number; recipient: string; rests: number; last: number; leased: number };

/** When an alert is due for visitors with a delay in seconds, milliseconds UTC. */
const dueAt = ({ at }: Alert, delay: number) => at + delay * 1000;

/**
 * The alerts of a day on a shard's disk, each with the delays of its visitors; the last one of each subscription about each
 * match; and the counts. A lease keeps two consumers apart, and an older alert is never sent beside or after a newer one.
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

  /** Adds an alert, which waits until it is on the queue. */
  add(alert: Alert, delay: number): void {
    const row = [alert.id, delay, alert.match.id, dueAt(alert, delay), JSON.stringify(alert)];
    this.#sql.exec('INSERT OR IGNORE INTO alerts VALUES (?, ?, ?, ?, 1, ?)', ...row);
  }

  /** The waiting alerts whose delay is over, the newest first: it replaces older ones about its match. */
  due(now: number): { alert: Alert; delay: number }[] {
    return this.#alerts('waits AND due <= ? ORDER BY id DESC', now);
  }

  setQueued(alert: Alert, delay: number): void {
    this.#sql.exec('UPDATE alerts SET waits = 0 WHERE id = ? AND delay = ?', alert.id, delay);
  }

  /** When the next delay is over; null if nothing waits. */
  nextDue(): number | null {
    return this.#sql.exec<{ due: number | null }>('SELECT min(due) AS due FROM alerts WHERE waits').one().due;
  }

  /** Leases the subscriptions of a message that need its alert. */
  take({ alert: id, delay, ids }: AlertMessage, now: number): Taken {
    const [found] = this.#alerts('id = ? AND delay = ?', id, delay);
    if (found === undefined) return null;
    const { alert } = found;
    // The visitor may have had another delay before, so all count.
    const known = this.#alerts('match = ? ORDER BY id', alert.match.id).map((each) => each.alert);
    if (isTakenBack(alert, known)) return null;
    const rows = this.#needing(alert, ids, now);
    if (now - dueAt(alert, delay) >= LATE_MS) {
      this.count({ failed: rows.length }, now);
      return null;
    }
    const undone = undoneBy(alert, known);
    const to: NonNullable<Taken>['to'] = [];
    let isLast = true;
    for (const { id: subscription, recipient, rests, last, leased } of rows) {
      const isOnItsWay = leased > now && leased < FOR_EVER;
      // Without the goal that it undoes, a correction is no news.
      const isNews = undone === null || last > undone || (last === undone && leased > 0);
      if (!isOnItsWay && !isNews) continue;
      if (isOnItsWay || rests > now) isLast = false;
      else {
        const row = [subscription, alert.match.id, id, now + LEASE_MS];
        this.#sql.exec('INSERT OR REPLACE INTO deliveries VALUES (?, ?, ?, ?)', ...row);
        to.push({ id: subscription, recipient: JSON.parse(recipient) });
      }
    }
    return { alert, to, isLast };
  }

  /** Ends the leases of pushes. Deletes expired subscriptions. */
  done(alert: Alert, delay: number, results: readonly PushResult[], now: number): void {
    const counts = { ...NO_PUSHES };
    for (const { id, outcome } of results) {
      const isOver = typeof outcome === 'string';
      this.#sql.exec(
        'UPDATE deliveries SET leased = ? WHERE subscription = ? AND match = ? AND alert = ?',
        ...[isOver ? FOR_EVER : 0, id, alert.match.id, alert.id],
      );
      if (!isOver) this.#sql.exec('UPDATE subscriptions SET rests = ? WHERE id = ?', now + outcome.pauseMs, id);
      if (outcome === 'expired') this.#sql.exec('DELETE FROM subscriptions WHERE id = ?', id);
      counts[isOver ? outcome : 'failed'] += 1;
    }
    this.count({ ...counts, lag: counts.sent * (now - dueAt(alert, delay)) }, now);
  }

  count(counts: Partial<Pushes>, now: number): void {
    for (const [name, number] of Object.entries(counts)) {
      const query = 'INSERT INTO counts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET number = number + excluded.number';
      if (number > 0) this.#sql.exec(query, Math.floor(now / HOUR_MS), name, number);
    }
  }

  /** The counts of this hour and the one before. */
  counts(now: number): Pushes {
    const query = 'SELECT name, sum(number) AS number FROM counts WHERE hour >= ? GROUP BY name';
    const rows = this.#sql.exec<{ name: string; number: number }>(query, Math.floor(now / HOUR_MS) - 1).toArray();
    return { ...NO_PUSHES, ...Object.fromEntries(rows.map(({ name, number }) => [name, number])) };
  }

  /** Forgets alerts, whose ids are instants, and counts of the day before. */
  prune(now: number): void {
    this.#sql.exec('DELETE FROM alerts WHERE due < ?', now - KEEP_MS);
    this.#sql.exec('DELETE FROM deliveries WHERE alert < ?', now - KEEP_MS);
    this.#sql.exec('DELETE FROM counts WHERE hour < ?', (now - KEEP_MS) / HOUR_MS);
  }

  // Only this class writes the bodies, and a day later they are gone.
  #alerts(where: string, ...values: (string | number)[]): { alert: Alert; delay: number }[] {
    const query = `SELECT body, delay FROM alerts WHERE ${where}`;
    const rows = this.#sql.exec<{ body: string; delay: number }>(query, ...values);
    return [...rows].map(({ body, delay }) => ({ alert: JSON.parse(body), delay }));
  }

  // The subscriptions without an alert that neither got a newer one about its match nor wait for one.
  #needing({ id, match }: Alert, ids: readonly number[], now: number): Row[] {
    const query = `SELECT id, recipient, rests, ifnull(alert, 0) AS last, ifnull(leased, 0) AS leased
      FROM subscriptions AS own LEFT JOIN deliveries ON subscription = id AND match = ?1
      WHERE id IN (SELECT value FROM json_each(?2)) AND (last < ?3 OR (last = ?3 AND leased < ?4)) AND NOT EXISTS (
        SELECT 1 FROM alerts AS newer JOIN follows ON instr(kinds, body ->> 'kind')
        WHERE newer.match = ?1 AND newer.delay = own.delay AND newer.id > ?3 AND due <= ?5 AND subscription = own.id
        AND follow IN (SELECT value FROM json_each(body, '$.follows')))`;
    return this.#sql.exec<Row>(query, match.id, JSON.stringify(ids), id, FOR_EVER, now).toArray();
  }
}
