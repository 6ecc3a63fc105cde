import { DurableObject } from 'cloudflare:workers';
import type { DaySpan } from '../../web/domain/zonedTime.ts';
import { limitCounts } from '../base/limitCount.ts';
import { pollerLog as log, nameVersion } from '../base/log.ts';
import { type Env, parseConfig } from '../settings/env.ts';
import { callJournal } from '../settings/journalBinding.ts';
import type { PollerReport, Question, Reply } from '../settings/pollerBinding.ts';
import { polledFeeds } from './polledFeeds.ts';
import { Polls } from './polls.ts';

/** The minimum time between two alarms. */
const SOONEST_MS = 250;

/** How long the journal may read a new list. */
const PATIENCE_MS = 20_000;

/**
 * The site's single poller: a Durable Object that calls the live sources for all isolates, so visitors never multiply
 * calls. Alarms keep it running while there are visitors.
 */
export class Poller extends DurableObject<Env> {
  readonly #live: Polls;
  readonly #odds: Polls | undefined;
  /** Known without a wait, so that concurrent questions don't replace an early alarm with a late one. */
  #alarmAt = Number.POSITIVE_INFINITY;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
    const { live, odds } = polledFeeds(parseConfig(env));
    this.#live = new Polls(live, state.storage, (path, days) => this.#notifyJournal(live.id, path, days));
    // The journal reads prices for itself, and would wake for nothing.
    this.#odds = odds && new Polls(odds, state.storage, () => undefined);
  }

  /** The state of a path of a source; `unknown` when the poller is configured for another source. */
  async ask(question: Question): Promise<Reply> {
    const polls = question.source === 'live' ? this.#live : this.#odds;
    if (polls === undefined || polls.source.id !== question.id) return { kind: 'unknown' };
    const reply = await polls.ask(question);
    if (question.isPeek !== true) await this.#wakeAt(polls.dueOf(question.path, Date.now()));
    return reply;
  }

  /** Calls the due paths that are in demand. Prices are only called on request. */
  override async alarm(): Promise<void> {
    this.#alarmAt = Number.POSITIVE_INFINITY;
    try {
      await this.#live.refreshDue(Date.now());
    } catch (error) {
      log('error', 'poller could not wake', { error: String(error) });
    }
    await this.#wakeAt(this.#live.nextDue(Date.now()));
  }

  /** The poller's state, for `/api/health`. */
  async report(): Promise<PollerReport> {
    const nextAlarm = await this.ctx.storage.getAlarm();
    const now = Date.now();
    return {
      nextAlarm: nextAlarm === null ? null : new Date(nextAlarm).toISOString(),
      sources: {
        live: this.#live.reportAt(now),
        ...(this.#odds && { odds: this.#odds.reportAt(now) }),
      },
      limits: limitCounts(),
    };
  }

  // The call is not awaited: the journal also polls, so it finds a missed change itself.
  #notifyJournal(source: string, path: string, days?: DaySpan): void {
    const asking = { patienceMs: PATIENCE_MS, log, event: 'journal unavailable', facts: { path } };
    this.ctx.waitUntil(callJournal(this.env.JOURNAL, (journal) => journal.changed(source, days), asking));
  }

  // An early alarm is harmless, but a late one costs seconds, so only a late one is replaced.
  async #wakeAt(due: number): Promise<void> {
    const next = Math.max(Date.now() + SOONEST_MS, due);
    if (next >= this.#alarmAt) return;
    this.#alarmAt = next;
    await this.ctx.storage.setAlarm(next);
  }
}
