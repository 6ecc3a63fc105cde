import { DurableObject } from 'cloudflare:workers';
import { alertLog as log, nameVersion } from '../base/log.ts';
import type {
  Alert,
  AlertCounts,
  AlertShardMethods,
  PushResult,
  Recipient,
  Subscription,
} from '../settings/alertBinding.ts';
import type { Env } from '../settings/env.ts';
import { siteJournal } from '../settings/journalBinding.ts';
import { Counts } from './counts.ts';
import { Deliveries } from './deliveries.ts';
import { PendingAlerts } from './pendingAlerts.ts';
import { Subscriptions } from './subscriptions.ts';

/** The queue takes so many messages in one call. */
const MOST_MESSAGES = 100;
/** How soon the queue is tried again, and how often unused subscriptions are looked for. */
const AGAIN_MS = 1_000;
const CLEAN_MS = 60 * 60_000;

/**
 * A Durable Object with a share of the subscriptions to alerts. The journal gives it each alert. It puts those that somebody
 * follows on the queue: at once, or after the visitor's delay. The consumer (`consumer.ts`) sends them.
 */
export class AlertShard extends DurableObject<Env> implements AlertShardMethods {
  readonly #subscriptions: Subscriptions;
  readonly #pending: PendingAlerts;
  readonly #deliveries: Deliveries;
  readonly #counts: Counts;
  #cleanedAt = 0;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
    const { sql } = state.storage;
    this.#subscriptions = new Subscriptions(sql);
    this.#pending = new PendingAlerts(sql);
    this.#deliveries = new Deliveries(sql);
    this.#counts = new Counts(sql);
  }

  async save(name: string, subscription: Subscription): Promise<boolean> {
    const isSaved = this.#subscriptions.save(subscription, Date.now());
    const { JOURNAL } = this.env;
    if (JOURNAL !== undefined) await siteJournal(JOURNAL).joinAlerts(name, this.#subscriptions.lineUps());
    return isSaved;
  }

  async remove(endpoint: string): Promise<void> {
    this.#subscriptions.remove(endpoint);
  }

  async find(endpoint: string): Promise<Recipient | null> {
    return this.#subscriptions.find(endpoint);
  }

  async add(name: string, alerts: readonly Alert[]): Promise<AlertCounts> {
    await this.#nameIs(name);
    this.#pending.add(alerts, (alert) => this.#subscriptions.delaysFor(alert));
    await this.#flush();
    return { subscriptions: this.#subscriptions.count, ...this.#counts.lately(Date.now()) };
  }

  async take(chunk: number) {
    const now = Date.now();
    const known = this.#deliveries.chunk(chunk);
    const late = known === null ? 0 : this.#deliveries.dropLate(known, now);
    if (late > 0) this.#counts.add({ failed: late }, now);
    const alert = known === null ? null : this.#pending.get(known.alert);
    const waitSeconds = this.#deliveries.waitSeconds(chunk, now);
    return { alert, to: this.#deliveries.take(chunk, now), waitSeconds };
  }

  async done(chunk: number, results: readonly PushResult[]): Promise<number | null> {
    const now = Date.now();
    for (const result of results) {
      this.#deliveries.done(chunk, result, now);
      if (result.outcome === 'gone') this.#subscriptions.delete(result.id);
    }
    const number = (...outcomes: PushResult['outcome'][]) =>
      results.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const sent = number('sent');
    const lagMs = sent * (now - (this.#deliveries.chunk(chunk)?.due ?? now));
    this.#counts.add({ sent, lagMs, expired: number('gone'), failed: number('refused', 'later') }, now);
    return this.#deliveries.waitSeconds(chunk, now);
  }

  /** Sends the alerts whose delay is over. */
  override async alarm(): Promise<void> {
    await this.#flush();
  }

  // An alarm does not know the name.
  async #nameIs(name: string): Promise<void> {
    if ((await this.ctx.storage.get('name')) !== name) await this.ctx.storage.put('name', name);
  }

  async #flush(): Promise<void> {
    const now = Date.now();
    this.#clean(now);
    for (const due of this.#pending.takeDue(now)) {
      const ids = this.#subscriptions.idsFor(due.alert, due.delay);
      this.#deliveries.add(due, ids, this.#pending.undoneBy(due.alert));
    }
    const isQueued = await this.#queue();
    const next = isQueued ? this.#pending.nextDue() : now + AGAIN_MS;
    if (next !== null) await this.ctx.storage.setAlarm(next);
  }

  // False if the queue can't be reached. Then all that is not queued stays on the disk.
  async #queue(): Promise<boolean> {
    const shard = await this.ctx.storage.get<string>('name');
    if (shard === undefined) return true;
    try {
      for (;;) {
        const chunks = this.#deliveries.unqueued(MOST_MESSAGES);
        if (chunks.length === 0) return true;
        await this.env.ALERTS?.sendBatch(chunks.map((chunk) => ({ body: { shard, chunk } })));
        this.#deliveries.setQueued(chunks);
      }
    } catch (error) {
      log('warn', 'alerts not queued', { error: String(error).slice(0, 200) });
      return false;
    }
  }

  #clean(now: number): void {
    if (now - this.#cleanedAt < CLEAN_MS) return;
    this.#cleanedAt = now;
    const unused = this.#subscriptions.deleteUnused(now);
    if (unused > 0) this.#counts.add({ expired: unused }, now);
    this.#pending.prune(now);
    this.#deliveries.prune(now);
  }
}
