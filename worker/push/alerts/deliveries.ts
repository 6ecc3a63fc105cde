import * as v from 'valibot';
import { alertLog as log } from '../../base/log.ts';
import {
  type Alert,
  type AlertMessage,
  type AlertShardMethods,
  type PushResult,
  type ShardCounts,
  storedAlert,
  storedRecipient,
} from '../../settings/alertBinding.ts';
import { topicOf } from '../alertsOf.ts';
import { isReplacing, isUndone, undoneBy } from './undone.ts';

/** Longer than a consumer works on a message. */
const LEASE_MS = 120_000;
/** The lease of a push that must not be sent again. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;
/** After this time an alert is old news. */
const LATE_MS = 20 * 60_000;
const HOUR_MS = 60 * 60_000;
const KEEP_MS = 24 * HOUR_MS;

type Pushes = Omit<ShardCounts, 'subscriptions'>;
const NO_PUSHES: Pushes = {
  ...{ sent: 0, failed: 0, expired: 0, lag: 0 },
  ...{ tried: 0, joined: 0, crowded: 0, replaced: 0 },
};

/** A stored value; null for one that no release wrote like this. */
function parsed<Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> | null {
  const read = v.safeParse(schema, JSON.parse(body));
  if (read.success) return read.output;
  log('warn', 'stored alert unreadable', { issue: read.issues[0].message });
  return null;
}

type Taken = Awaited<ReturnType<AlertShardMethods['take']>>;
type Row = { id: number; recipient: string; rests: number; last: number; leased: number };

/**
 * The alerts of a day on a shard's disk; the last one of each subscription about each match or player; and the counts. A lease keeps
 * two consumers apart, and an older alert is never sent beside or after a newer one.
 */
export class Deliveries {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    // `leased`: 0 after a failed push.
    sql.exec(`CREATE TABLE IF NOT EXISTS news (id INTEGER PRIMARY KEY, match TEXT, at INTEGER, body TEXT);
      CREATE INDEX IF NOT EXISTS news_of_match ON news (match);
      CREATE TABLE IF NOT EXISTS deliveries (subscription INTEGER, match TEXT, alert INTEGER, leased INTEGER,
        PRIMARY KEY (subscription, match)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS counts (hour INTEGER, name TEXT, number INTEGER, PRIMARY KEY (hour, name))`);
  }

  /** Keeps an alert. False if it is known. */
  add(alert: Alert): boolean {
    const row = [alert.id, topicOf(alert), alert.at, JSON.stringify(alert)];
    return this.#sql.exec('INSERT OR IGNORE INTO news VALUES (?, ?, ?, ?) RETURNING id', ...row).toArray().length > 0;
  }

  /** Leases the subscriptions of a message that need its alert. */
  take({ alert: id, due, ids }: AlertMessage, now: number): Taken {
    const query = 'SELECT body FROM news WHERE match = (SELECT match FROM news WHERE id = ?) ORDER BY id';
    const bodies = this.#sql.exec<{ body: string }>(query, id).toArray();
    const known = bodies.flatMap(({ body }) => parsed(storedAlert, body) ?? []);
    const alert = known.find((each) => each.id === id);
    if (alert === undefined || now - due >= LATE_MS || isUndone(alert, known)) return null;
    const undone = undoneBy(alert, known);
    const taken: NonNullable<Taken> = { alert, to: [], isLast: true };
    for (const { id: subscription, recipient, rests, last, leased } of this.#needing(alert, known, ids, now)) {
      const isOnItsWay = leased > now && leased < FOR_EVER;
      // A correction without the goal that it undoes tells nothing.
      const isNews = undone === null || last > undone || (last === undone && leased > 0);
      if (!isOnItsWay && !isNews) continue;
      if (isOnItsWay || rests > now) taken.isLast = false;
      else {
        const reader = parsed(storedRecipient, recipient);
        if (reader === null) continue;
        const row = [subscription, topicOf(alert), id, now + LEASE_MS];
        this.#sql.exec('INSERT OR REPLACE INTO deliveries VALUES (?, ?, ?, ?)', ...row);
        taken.to.push({ id: subscription, recipient: reader });
      }
    }
    return taken;
  }

  /** Ends the leases of pushes. Deletes expired subscriptions. */
  done(alert: Alert, due: number, results: readonly PushResult[], now: number): void {
    const counts = { ...NO_PUSHES };
    for (const { id, outcome } of results) {
      const isOver = typeof outcome === 'string';
      const query = 'UPDATE deliveries SET leased = ? WHERE subscription = ? AND match = ? AND alert = ?';
      this.#sql.exec(query, isOver ? FOR_EVER : 0, id, topicOf(alert), alert.id);
      if (!isOver) this.#sql.exec('UPDATE subscriptions SET rests = ? WHERE id = ?', now + outcome.pauseMs, id);
      if (outcome === 'expired') this.#sql.exec('DELETE FROM subscriptions WHERE id = ?', id);
      counts[isOver ? outcome : 'failed'] += 1;
    }
    this.count({ ...counts, lag: counts.sent * (now - due) }, now);
  }

  /** Whether a network (a digest) had its new subscriptions of a day. Counts this one. An empty one has no limit. */
  isCrowded(network: string, max: number, now: number): boolean {
    this.#forgetCounts(now);
    const query = 'SELECT ifnull(sum(number), 0) AS number FROM counts WHERE name = ?';
    const { number } = this.#sql.exec<{ number: number }>(query, network).one();
    const isCrowded = network !== '' && number >= max;
    this.count({ [isCrowded ? 'crowded' : 'tried']: 1, ...(isCrowded ? {} : { [network]: 1 }) }, now);
    return isCrowded;
  }

  count(counts: Readonly<Record<string, number>>, now: number): void {
    for (const [name, number] of Object.entries(counts)) {
      const query = 'INSERT INTO counts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET number = number + excluded.number';
      if (number > 0) this.#sql.exec(query, Math.floor(now / HOUR_MS), name, number);
    }
  }

  /** The counts of this hour and the one before. */
  counts(now: number): Pushes {
    const query = `SELECT name, sum(number) AS number FROM counts
      WHERE hour >= ? AND name IN (SELECT value FROM json_each(?)) GROUP BY name`;
    const values = [Math.floor(now / HOUR_MS) - 1, JSON.stringify(Object.keys(NO_PUSHES))];
    const rows = this.#sql.exec<{ name: string; number: number }>(query, ...values).toArray();
    return { ...NO_PUSHES, ...Object.fromEntries(rows.map(({ name, number }) => [name, number])) };
  }

  /** Forgets alerts, whose ids are instants, and counts of the day before. */
  prune(now: number): void {
    this.#sql.exec('DELETE FROM news WHERE id < ?', now - KEEP_MS);
    this.#sql.exec('DELETE FROM deliveries WHERE alert < ?', now - KEEP_MS);
    this.#forgetCounts(now);
  }

  #forgetCounts(now: number): void {
    this.#sql.exec('DELETE FROM counts WHERE hour < ?', (now - KEEP_MS) / HOUR_MS);
  }

  // The subscriptions without an alert that neither got a newer one about its match nor wait for one.
  #needing(alert: Alert, known: readonly Alert[], ids: readonly number[], now: number) {
    const { id } = alert;
    const newer = known.filter((each) => each.id > id && isReplacing(each, known)).map((each) => each.id);
    const query = `SELECT id, recipient, rests, ifnull(alert, 0) AS last, ifnull(leased, 0) AS leased
      FROM subscriptions AS own LEFT JOIN deliveries ON subscription = id AND match = ?1
      WHERE id IN (SELECT value FROM json_each(?2)) AND (last < ?3 OR (last = ?3 AND leased < ?4)) AND NOT EXISTS (
        SELECT 1 FROM news JOIN follows ON subscription = own.id AND instr(kinds, body ->> 'kind')
        WHERE news.id IN (SELECT value FROM json_each(?5)) AND at + own.delay * 1000 <= ?6
        AND follow IN (SELECT value FROM json_each(body, '$.follows')))`;
    const values = [topicOf(alert), JSON.stringify(ids), id, FOR_EVER, JSON.stringify(newer), now];
    return this.#sql.exec<Row>(query, ...values).toArray();
  }
}
