import { DurableObject } from 'cloudflare:workers';
import type { AlertKind } from '../../../web/domain/alerts.ts';
import type { Follow } from '../../../web/domain/follow.ts';
import { alertLog as log, nameVersion } from '../../base/log.ts';
import {
  type Alert,
  type AlertMessage,
  type AlertShardMethods,
  MAX_NEW_OF_ADDRESS,
  MAX_SUBSCRIPTIONS,
  type PushResult,
  type Saved,
  type ShardCounts,
  type Subscription,
} from '../../settings/alertBinding.ts';
import type { Env } from '../../settings/env.ts';
import { callJournal, type SiteJournal } from '../../settings/journalBinding.ts';
import { Deliveries } from './deliveries.ts';

/** The longest wait for the journal. */
const PATIENCE_MS = 3_000;

/** A subscription that no visit renewed for so long is deleted. */
const UNUSED_MS = 60 * 24 * 60 * 60_000;
/** With the calls of the shard, the pushes of one message stay within the free plan's 50 requests. */
const MAX_IDS = 40;
/** The limit of one call of the queue. */
const MAX_MESSAGES = 100;
/** How soon the queue is tried again, and how often unused subscriptions are looked for. */
const AGAIN_MS = 1_000;
const CLEAN_MS = 60 * 60_000;

type From = Parameters<AlertShardMethods['save']>[1];

/**
 * A Durable Object with a share of the subscriptions to alerts. The journal gives it each alert. It queues the ids of the
 * subscriptions that want it: at once, or after the visitor's delay. The consumer (`consumer.ts`) sends them.
 */
export class AlertShard extends DurableObject<Env> implements AlertShardMethods {
  readonly #sql: SqlStorage;
  readonly #deliveries: Deliveries;
  #cleanedAt = 0;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
    this.#sql = state.storage.sql;
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS subscriptions (id INTEGER PRIMARY KEY AUTOINCREMENT, endpoint TEXT UNIQUE,
        recipient TEXT, delay INTEGER, seen INTEGER, rests INTEGER);
      CREATE TABLE IF NOT EXISTS follows (follow TEXT,
        subscription INTEGER REFERENCES subscriptions ON DELETE CASCADE, kinds TEXT,
        PRIMARY KEY (follow, subscription)) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS follows_of ON follows (subscription);
      CREATE TABLE IF NOT EXISTS outbox (due INTEGER, body TEXT)`);
    this.#deliveries = new Deliveries(this.#sql);
  }

  async save({ recipient, delay, follows }: Subscription, { network, isAccepted }: From): Promise<Saved> {
    const { endpoint } = recipient;
    const now = Date.now();
    if (follows.length === 0) {
      this.#sql.exec('DELETE FROM subscriptions WHERE endpoint = ?', endpoint);
      return 'saved';
    }
    const isKnown = this.#sql.exec('SELECT id FROM subscriptions WHERE endpoint = ?', endpoint).toArray().length > 0;
    if (!isKnown && !isAccepted)
      return this.#deliveries.isCrowded(network, MAX_NEW_OF_ADDRESS, now) ? 'crowded' : 'new';
    if (!isKnown) this.#makeRoom(now);
    const query = `INSERT INTO subscriptions (endpoint, recipient, delay, seen, rests) VALUES (?, ?, ?, ?, 0)
      ON CONFLICT (endpoint) DO UPDATE SET recipient = excluded.recipient, delay = excluded.delay, seen = excluded.seen
      RETURNING id`;
    const { id } = this.#sql.exec<{ id: number }>(query, endpoint, JSON.stringify(recipient), delay, now).one();
    this.#sql.exec('DELETE FROM follows WHERE subscription = ?', id);
    for (const { follow, kinds } of follows)
      this.#sql.exec('INSERT OR REPLACE INTO follows VALUES (?, ?, ?)', follow, id, kinds.join());
    const { JOURNAL } = this.env;
    if (JOURNAL === undefined) return 'saved';
    const join = (journal: SiteJournal) => journal.joinAlerts(`${this.ctx.id}`).then(() => true);
    const isJoined = await callJournal(JOURNAL, join, { patienceMs: PATIENCE_MS, log, event: 'journal unavailable' });
    // Without the journal no alert would ever come, so the browser has to save again.
    if (isJoined === undefined) throw new Error('the journal does not know of the alerts');
    return 'saved';
  }

  async wanted(kind: AlertKind, follows: readonly Follow[]): Promise<Follow[]> {
    const query = `SELECT value AS follow FROM json_each(?)
      WHERE EXISTS (SELECT 1 FROM follows WHERE follow = value AND instr(kinds, ?))`;
    const found = this.#sql.exec<{ follow: Follow }>(query, JSON.stringify(follows), kind).toArray();
    return found.map(({ follow }) => follow);
  }

  async teamsOfPlayers(teams: readonly string[]): Promise<string[]> {
    // In a follow of a player a hyphen is behind the team, and a full stop comes after it in ASCII.
    const query = `SELECT value AS team FROM json_each(?) WHERE EXISTS
      (SELECT 1 FROM follows WHERE follow >= 'p' || value || '-' AND follow < 'p' || value || '.')`;
    const found = this.#sql.exec<{ team: string }>(query, JSON.stringify(teams)).toArray();
    return found.map(({ team }) => team);
  }

  async add(alerts: readonly Alert[]): Promise<void> {
    for (const alert of alerts) this.#address(alert);
    await this.alarm();
  }

  async take(message: AlertMessage) {
    return this.#deliveries.take(message, Date.now());
  }

  async done(alert: Alert, due: number, results: readonly PushResult[]): Promise<void> {
    this.#deliveries.done(alert, due, results, Date.now());
  }

  async report(): Promise<ShardCounts> {
    const { count } = this.#sql.exec<{ count: number }>('SELECT count(*) AS count FROM subscriptions').one();
    return { subscriptions: count, ...this.#deliveries.counts(Date.now()) };
  }

  /** Queues the messages whose delay is over. While the queue can't be reached they stay on the disk. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    if (now - this.#cleanedAt >= CLEAN_MS) {
      this.#cleanedAt = now;
      const unused = this.#sql.exec('DELETE FROM subscriptions WHERE seen < ? RETURNING id', now - UNUSED_MS).toArray();
      this.#deliveries.count({ expired: unused.length }, now);
      this.#deliveries.prune(now);
    }
    try {
      while (await this.#queue(now));
      const { next } = this.#sql.exec<{ next: number | null }>('SELECT min(due) AS next FROM outbox').one();
      if (next !== null) await this.ctx.storage.setAlarm(next);
    } catch (error) {
      log('warn', 'alerts not queued', { error: String(error).slice(0, 200) });
      await this.ctx.storage.setAlarm(now + AGAIN_MS);
    }
  }

  // In a full shard the subscription that no visit renewed for the longest time goes.
  #makeRoom(now: number): void {
    const query = `DELETE FROM subscriptions WHERE (SELECT count(*) FROM subscriptions) >= ?
      AND id = (SELECT id FROM subscriptions ORDER BY seen, id LIMIT 1) RETURNING id`;
    const { length: replaced } = this.#sql.exec(query, MAX_SUBSCRIPTIONS).toArray();
    this.#deliveries.count({ joined: 1, replaced }, now);
  }

  // Writes the messages of an alert to the outbox. No kind is part of another's name.
  #address(alert: Alert): void {
    const query = `SELECT DISTINCT id, delay FROM follows JOIN subscriptions ON id = subscription
      WHERE follow IN (SELECT value FROM json_each(?)) AND instr(kinds, ?)`;
    const wanting = this.#sql.exec<Record<'id' | 'delay', number>>(query, JSON.stringify(alert.follows), alert.kind);
    const groups = Map.groupBy(wanting, ({ delay }) => delay);
    // The journal may give an alert twice.
    if (groups.size === 0 || !this.#deliveries.add(alert)) return;
    for (const [delay, rows] of groups) {
      const due = alert.at + delay * 1000;
      for (let first = 0; first < rows.length; first += MAX_IDS) {
        const ids = rows.slice(first, first + MAX_IDS).map(({ id }) => id);
        const message: AlertMessage = { shard: `${this.ctx.id}`, alert: alert.id, due, ids };
        this.#sql.exec('INSERT INTO outbox VALUES (?, ?)', due, JSON.stringify(message));
      }
    }
  }

  // Queues a batch, the newest alerts first: they replace older ones. Ids that are queued twice get one push.
  async #queue(now: number): Promise<boolean> {
    const query = 'SELECT rowid AS row, body FROM outbox WHERE due <= ? ORDER BY rowid DESC LIMIT ?';
    const due = this.#sql.exec<{ row: number; body: string }>(query, now, MAX_MESSAGES).toArray();
    if (due.length === 0) return false;
    await this.env.ALERTS?.sendBatch(due.map(({ body }) => ({ body: JSON.parse(body) })));
    const rows = JSON.stringify(due.map(({ row }) => row));
    this.#sql.exec('DELETE FROM outbox WHERE rowid IN (SELECT value FROM json_each(?))', rows);
    return true;
  }
}
