import { DurableObject } from 'cloudflare:workers';
import { pollerLog as log, nameVersion } from '../base/log.ts';
import { type Env, parseConfig } from '../settings/env.ts';
import { siteJournal } from '../settings/journalBinding.ts';
import type { FeedReport, PollerReport, Question, Reply } from '../upstream/pollerBinding.ts';
import { type PolledFeed, polledFeeds } from './polledFeeds.ts';
import { Polls } from './polls.ts';

/** The most calls of one alarm; the rest is due at the next one. */
const MOST_AT_ONCE = 12;

/** The minimum time between two alarms. */
const SOONEST_MS = 250;

/** The order of calls. */
const RANKS = ['running', 'match', 'other'];

const iso = (instant: number) => new Date(instant).toISOString();

/**
 * The site's single poller: a Durable Object that calls the live sources for all isolates, so visitors never multiply
 * calls. Alarms keep it running while there are visitors.
 */
export class Poller extends DurableObject<Env> {
  readonly #polls: Partial<Record<Question['source'], Polls>> = {};
  #alarmAt: number | null = null;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
    const { live, odds } = polledFeeds(parseConfig(env));
    const pollsOf = (source: PolledFeed) =>
      new Polls(source, state.storage, (path) => this.#notifyJournal(source.id, path));
    this.#polls.live = pollsOf(live);
    if (odds !== undefined) this.#polls.odds = pollsOf(odds);
  }

  /** The state of a path of a source; `unknown` when the poller is configured for another source. */
  async ask(question: Question): Promise<Reply> {
    const polls = this.#polls[question.source];
    if (polls === undefined || polls.source.id !== question.id) return { kind: 'unknown' };
    const reply = await polls.ask(question);
    if (question.isLook === true) return reply;
    const due = polls.wakeFor(question.path, Date.now());
    if (due !== null) await this.#wakeAt(due);
    return reply;
  }

  /** Calls the due paths that are in demand. */
  override async alarm(): Promise<void> {
    this.#alarmAt = null;
    try {
      const now = Date.now();
      const due = this.#plans(now).filter(({ plan }) => plan.due <= now);
      due.sort((one, other) => RANKS.indexOf(one.plan.cadence.rank) - RANKS.indexOf(other.plan.cadence.rank));
      await Promise.all(
        due.slice(0, MOST_AT_ONCE).map(({ polls, polled }) =>
          // Earlier calls may have used up the quota.
          polls.planOf(polled, polls.termsAt(now)).due <= now ? polls.refresh(polled) : null,
        ),
      );
    } catch (error) {
      log('error', 'poller could not wake', { error: String(error) });
    }
    const dues = this.#plans(Date.now()).map(({ plan }) => plan.due);
    if (dues.length > 0) await this.#wakeAt(Math.min(...dues));
  }

  /** The poller's state, for `/api/health`. */
  async report(): Promise<PollerReport> {
    const nextAlarm = await this.ctx.storage.getAlarm();
    const sources: PollerReport['sources'] = {};
    const now = Date.now();
    if (this.#polls.live !== undefined) sources.live = this.#reportOf(this.#polls.live, now);
    if (this.#polls.odds !== undefined) sources.odds = this.#reportOf(this.#polls.odds, now);
    return { nextAlarm: nextAlarm === null ? null : iso(nextAlarm), sources };
  }

  // The call is not awaited: the journal also polls, so it finds a missed change itself.
  #notifyJournal(source: string, path: string): void {
    const { JOURNAL } = this.env;
    if (JOURNAL === undefined) return;
    const notified = siteJournal(JOURNAL).changed(source);
    this.ctx.waitUntil(
      notified.catch((error: unknown) => log('warn', 'journal away', { path, error: String(error).slice(0, 200) })),
    );
  }

  #plans(now: number) {
    return Object.values(this.#polls).flatMap((polls) => {
      const terms = polls.termsAt(now);
      return polls.warm(now).map((polled) => ({ polls, polled, plan: polls.planOf(polled, terms) }));
    });
  }

  async #wakeAt(due: number): Promise<void> {
    const next = Math.max(Date.now() + SOONEST_MS, due);
    // An early alarm is harmless, but a late one costs seconds, so only a late one is replaced.
    if (this.#alarmAt !== null && this.#alarmAt <= next) return;
    this.#alarmAt = next;
    await this.ctx.storage.setAlarm(next);
  }

  #reportOf(polls: Polls, now: number): FeedReport {
    const terms = polls.termsAt(now);
    return {
      quota: terms.windows.map(({ span, limit, left, end }) => {
        return { span, limit, used: Math.max(0, limit - left), left, until: iso(end) };
      }),
      problem: polls.problemAt(now),
      askedSeconds: polls.asked === 0 ? null : Math.max(0, Math.round((now - polls.asked) / 1000)),
      warm: polls.warm(now).map(({ path }) => path),
    };
  }
}
