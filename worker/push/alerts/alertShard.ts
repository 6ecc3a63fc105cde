import { DurableObject } from 'cloudflare:workers';
import { alertLog as log, nameVersion } from '../../base/log.ts';
import type { Alert, AlertShardMethods, PushResult, Subscription } from '../../settings/alertBinding.ts';
import type { Env } from '../../settings/env.ts';
import { siteJournal } from '../../settings/journalBinding.ts';
import { Deliveries } from './deliveries.ts';
import { Subscriptions } from './subscriptions.ts';

/** The limit of messages in one call of the queue. */
const MOST_MESSAGES = 100;
/** How soon the queue is tried again, and how often unused subscriptions are looked for. */
const AGAIN_MS = 1_000;
const CLEAN_MS = 60 * 60_000;

/**
 * A Durable Object with a share of the subscriptions to alerts. The journal gives it each alert. It puts one message for each
 * browser that wants it on the queue: at once, or after the visitor's delay. The consumer (`consumer.ts`) sends them.
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

  async save(subscription: Subscription) {
    const isSaved = this.#subscriptions.save(subscription, Date.now());
    const { JOURNAL } = this.env;
    if (JOURNAL !== undefined) await siteJournal(JOURNAL).joinAlerts(`${this.ctx.id}`, this.#subscriptions.lineUps());
    return isSaved;
  }

  async remove(endpoint: string) {
    this.#subscriptions.remove(endpoint);
  }

  async find(endpoint: string) {
    return this.#subscriptions.find(endpoint);
  }

  async add(alerts: readonly Alert[]) {
    for (const alert of alerts) {
      for (const delay of this.#subscriptions.delaysFor(alert)) this.#deliveries.add(alert, delay);
    }
    await this.alarm();
    return { subscriptions: this.#subscriptions.count, ...this.#deliveries.counts(Date.now()) };
  }

  async take(id: number, delay: number, ids: readonly number[]) {
    return this.#deliveries.take(id, delay, ids, Date.now());
  }

  async done(alert: Alert, delay: number, results: readonly PushResult[]) {
    this.#deliveries.done(alert, delay, results, Date.now());
    for (const { id, outcome } of results) if (outcome === 'gone') this.#subscriptions.delete(id);
  }

  /** Queues the alerts whose delay is over. While the queue can't be reached they stay on the disk. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#clean(now);
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

  // A message that is queued twice is sent once.
  async #queue(alert: Alert, delay: number): Promise<void> {
    const ids = this.#subscriptions.idsFor(alert, delay);
    const shard = `${this.ctx.id}`;
    for (let first = 0; first < ids.length; first += MOST_MESSAGES) {
      const some = ids.slice(first, first + MOST_MESSAGES);
      await this.env.ALERTS?.sendBatch(some.map((id) => ({ body: { shard, alert: alert.id, delay, id } })));
    }
    this.#deliveries.setQueued(alert, delay);
  }

  #clean(now: number): void {
    if (now - this.#cleanedAt < CLEAN_MS) return;
    this.#cleanedAt = now;
    this.#deliveries.count({ expired: this.#subscriptions.deleteUnused(now) }, now);
    this.#deliveries.prune(now);
  }
}
