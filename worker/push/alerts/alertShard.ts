import { DurableObject } from 'cloudflare:workers';
import { alertLog as log, nameVersion } from '../../base/log.ts';
import type {
  Alert,
  AlertMessage,
  AlertShardMethods,
  PushResult,
  ShardCounts,
  Subscription,
} from '../../settings/alertBinding.ts';
import type { Env } from '../../settings/env.ts';
import { siteJournal } from '../../settings/journalBinding.ts';
import { Deliveries } from './deliveries.ts';
import { Subscriptions } from './subscriptions.ts';

/** With the calls of the shard, the pushes of one message stay within the free plan's 50 requests. */
const MOST_IDS = 40;
/** The limit of messages in one call of the queue. */
const MOST_MESSAGES = 100;
/** How soon the queue is tried again, and how often unused subscriptions are looked for. */
const AGAIN_MS = 1_000;
const CLEAN_MS = 60 * 60_000;

/** A list in parts of at most `size`. */
function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

/**
 * A Durable Object with a share of the subscriptions to alerts. The journal gives it each alert. It queues the ids of the
 * subscriptions that want it: at once, or after the visitor's delay. The consumer (`consumer.ts`) sends them.
 */
export class AlertShard extends DurableObject<Env> implements AlertShardMethods {
  readonly #subscriptions: Subscriptions;
  readonly #deliveries: Deliveries;
  #cleanedAt = 0;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
    const { sql } = state.storage;
    this.#subscriptions = new Subscriptions(sql);
    this.#deliveries = new Deliveries(sql);
  }

  async save(subscription: Subscription): Promise<boolean> {
    const isSaved = this.#subscriptions.save(subscription, Date.now());
    const { JOURNAL } = this.env;
    if (JOURNAL !== undefined && subscription.follows.length > 0)
      await siteJournal(JOURNAL).joinAlerts(`${this.ctx.id}`, this.#subscriptions.lineUps());
    return isSaved;
  }

  async add(alerts: readonly Alert[]): Promise<void> {
    for (const alert of alerts) {
      for (const delay of this.#subscriptions.delaysFor(alert)) this.#deliveries.add(alert, delay);
    }
    await this.alarm();
  }

  async take(message: AlertMessage) {
    return this.#deliveries.take(message, Date.now());
  }

  async done(alert: Alert, delay: number, results: readonly PushResult[]): Promise<void> {
    this.#deliveries.done(alert, delay, results, Date.now());
  }

  async report(): Promise<ShardCounts> {
    return { subscriptions: this.#subscriptions.count, ...this.#deliveries.counts(Date.now()) };
  }

  /** Queues the alerts whose delay is over. While the queue can't be reached they stay on the disk. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    if (now - this.#cleanedAt >= CLEAN_MS) {
      this.#cleanedAt = now;
      this.#deliveries.count({ expired: this.#subscriptions.deleteUnused(now) }, now);
      this.#deliveries.prune(now);
    }
    let next: number | null = null;
    try {
      for (const { alert, delay } of this.#deliveries.due(now)) await this.#queue(alert, delay);
      next = this.#deliveries.nextDue();
    } catch (error) {
      log('warn', 'alerts not queued', { error: String(error).slice(0, 200) });
      next = now + AGAIN_MS;
    }
    if (next !== null) await this.ctx.storage.setAlarm(next);
  }

  // Ids that are queued twice get one push.
  async #queue(alert: Alert, delay: number): Promise<void> {
    const shard = `${this.ctx.id}`;
    const parts = partsOf(this.#subscriptions.idsFor(alert, delay), MOST_IDS);
    const messages = parts.map((ids) => ({ body: { shard, alert: alert.id, delay, ids } }));
    for (const some of partsOf(messages, MOST_MESSAGES)) await this.env.ALERTS?.sendBatch(some);
    this.#deliveries.setQueued(alert, delay);
  }
}
