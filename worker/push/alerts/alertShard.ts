import { DurableObject } from 'cloudflare:workers';
import { alertLog as log, nameVersion } from '../../base/log.ts';
import type { Alert, AlertShardMethods, PushOutcome, Subscription } from '../../settings/alertBinding.ts';
import type { Env } from '../../settings/env.ts';
import { siteJournal } from '../../settings/journalBinding.ts';
import { Counts } from './counts.ts';
import { Deliveries } from './deliveries.ts';
import { type DelayedAlert, PendingAlerts } from './pendingAlerts.ts';
import { Subscriptions } from './subscriptions.ts';
import { isTakenBack, undoneBy } from './takenBack.ts';

/** The limit of messages in one call of the queue. */
const MOST_MESSAGES = 100;
/** How soon the queue is tried again, and how often unused subscriptions are looked for. */
const AGAIN_MS = 1_000;
const CLEAN_MS = 60 * 60_000;
/** Later than this an alert is no news. */
const LATE_MS = 20 * 60_000;

/**
 * A Durable Object with a share of the subscriptions to alerts. The journal gives it each alert. It puts one message for each
 * browser that wants it on the queue: at once, or after the visitor's delay. The consumer (`consumer.ts`) sends them.
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
      for (const delay of this.#subscriptions.delaysFor(alert)) this.#pending.add(alert, delay);
    }
    await this.alarm();
    return { subscriptions: this.#subscriptions.count, ...this.#counts.lately(Date.now()) };
  }

  async take(id: number, delay: number, ids: readonly number[]) {
    const now = Date.now();
    const pending = this.#pending.get(id, delay);
    const isLate = pending !== undefined && now - pending.due >= LATE_MS;
    if (isLate) this.#counts.add({ failed: ids.length }, now);
    if (pending === undefined || isLate) return { alert: null, to: [], waits: [] };
    const { alert } = pending;
    const known = this.#pending.ofMatch(alert.match.id, delay);
    if (isTakenBack(alert, known)) return { alert: null, to: [], waits: [] };
    const undone = undoneBy(alert, known);
    return { alert, ...this.#deliveries.take({ alert: id, match: alert.match.id, undone }, ids, now) };
  }

  async done(id: number, delay: number, results: readonly ({ id: number } & PushOutcome)[]) {
    const now = Date.now();
    const pending = this.#pending.get(id, delay);
    if (pending === undefined) return;
    for (const result of results) {
      this.#deliveries.done(id, pending.alert.match.id, result, now);
      if (result.outcome === 'gone') this.#subscriptions.delete(result.id);
    }
    const number = (...outcomes: PushOutcome['outcome'][]) =>
      results.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const sent = number('sent');
    const lag = sent * (now - pending.due);
    this.#counts.add({ sent, lag, expired: number('gone'), failed: number('refused', 'later') }, now);
  }

  /** Queues the alerts whose delay is over. While the queue can't be reached they stay on the disk. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#clean(now);
    let next: number | null = null;
    try {
      for (const due of this.#pending.due(now)) await this.#queue(due);
      next = this.#pending.nextDue();
    } catch (error) {
      log('warn', 'alerts not queued', { error: String(error).slice(0, 200) });
      next = now + AGAIN_MS;
    }
    if (next !== null) await this.ctx.storage.setAlarm(next);
  }

  // A message that is queued twice is sent once.
  async #queue(due: DelayedAlert): Promise<void> {
    const { alert, delay } = due;
    const ids = this.#subscriptions.idsFor(alert, delay);
    const shard = `${this.ctx.id}`;
    for (let first = 0; first < ids.length; first += MOST_MESSAGES) {
      const some = ids.slice(first, first + MOST_MESSAGES);
      await this.env.ALERTS?.sendBatch(some.map((id) => ({ body: { shard, alert: alert.id, delay, id } })));
    }
    this.#pending.setQueued(due);
  }

  #clean(now: number): void {
    if (now - this.#cleanedAt < CLEAN_MS) return;
    this.#cleanedAt = now;
    this.#counts.add({ expired: this.#subscriptions.deleteUnused(now) }, now);
    this.#pending.prune(now);
    this.#deliveries.prune(now);
  }
}
