import type { DaySpan } from '../../web/domain/zonedTime.ts';
import { pollerLog as log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Cadence } from '../feeds/quota.ts';
import type { FeedReport, Question, Reply } from '../settings/pollerBinding.ts';
import { Budget, QUOTA_RETRY_MS, RATE_RETRY_MS, type RateUse } from './budget.ts';
import { type CallResult, callFeed, saysNothing } from './callFeed.ts';
import { daysIn, isAroundToday, ListedIds, MAX_IDS } from './listedIds.ts';
import { ageOf, intervalOf, MAX_BACKOFF_MS, MAX_COUNTED_BACKOFF_MS, type Plan } from './pacing.ts';
import type { PolledFeed } from './polledFeeds.ts';
import { type PolledPath, PolledPaths } from './polledPaths.ts';
import { Rests, restReport } from './rests.ts';

/** How long a path stays warm after its last request. */
const WARM_MS = 30_000;

/** With counted calls, a path needs a request since its last answer, and not longer ago than this. */
const WANTED_MS = 15 * 60_000;

/** Slower paths are only called on request. */
const FAST_SECONDS = 60;

/** How soon an unparsable answer is requested again, as the fault may be temporary. */
const UNREADABLE_MS = 5_000;
const UNREADABLE_COUNTED_MS = 10 * 60_000;

/** How long a path without a match or competition is remembered. */
const MISSING_MS = 60 * 60_000;

/** Schedules the calls of one source, and answers isolates with the last known data. */
export class Polls {
  readonly source: PolledFeed;
  readonly #paths: PolledPaths;
  readonly #budget: Budget;
  /** The ids of the days around today and of competitions; and those of lists that visitors choose. */
  readonly #near: ListedIds;
  readonly #old: ListedIds;
  readonly #rests = new Rests();
  readonly #onNews: (path: string, days?: DaySpan) => void;

  /** `onNews` is called with the path of a new list: of running matches, or of some days (UTC). */
  constructor(source: PolledFeed, disk: DurableObjectStorage, onNews: (path: string, days?: DaySpan) => void) {
    const now = Date.now();
    this.source = source;
    this.#onNews = onNews;
    this.#paths = new PolledPaths(disk, source.id, now);
    this.#budget = new Budget(source, disk.kv);
    this.#near = new ListedIds(disk.sql, source.id, MAX_IDS, now);
    this.#old = new ListedIds(disk.sql, `${source.id} old`, MAX_IDS / 2, now);
  }

  /** Answers a question. Calls the source first when a call is due and the budget allows it. */
  async ask({ path, version, isUnreadable, waitMs, isPeek }: Question): Promise<Reply> {
    const asked = Date.now();
    if (this.#isMissing(path, asked)) return { kind: 'nothing' };
    const polled = this.#paths.at(path);
    if (isPeek !== true || polled.answer === null) {
      this.#paths.touch(polled, asked);
      if (isUnreadable && polled.answer?.version === version) polled.answer.isUnreadable = true;
      if (polled.flight === null && this.#planOf(polled, asked).due <= asked) {
        const use = this.#rateUseOf(path, asked);
        if (this.#budget.takeRate(use, asked)) this.#refresh(polled);
        else if (use === 'unknown') return { kind: 'nothing' };
        else if (polled.answer === null) return { kind: 'refused', status: 503, text: '', retryAfterMs: RATE_RETRY_MS };
      }
      if (polled.flight !== null) await withTimeout(polled.flight, waitMs / 2);
    }
    const now = Date.now();
    if (this.#isMissing(path, now)) return { kind: 'nothing' };
    const { answer } = polled;
    if (answer === null) return this.#replyWithout(polled, now);
    const age = ageOf(polled, answer, this.#planOf(polled, now), now);
    if (answer.version === version) return { kind: 'unchanged', age };
    const bytes = await this.#paths.bodyOf(polled);
    if (bytes === null) return this.#replyWithout(polled, now);
    return { kind: 'answer', version: answer.version, status: answer.status, bytes, age };
  }

  /** Calls the due paths that are in demand. */
  async refreshDue(now: number): Promise<void> {
    // Each plan counts the calls before it, which may have used up the quota.
    const warm = this.#runningFirst(this.#warm(now), now);
    await Promise.all(warm.map((polled) => this.#planOf(polled, now).due <= now && this.#refresh(polled)));
  }

  /** When a path is called without a request, milliseconds UTC; infinity when it waits for one. */
  dueOf(path: string, now: number): number {
    const polled = this.#paths.find(path);
    return polled !== undefined && this.#isWarm(polled, now) ? this.#planOf(polled, now).due : Number.POSITIVE_INFINITY;
  }

  /** When the first path is called without a request. */
  nextDue(now: number): number {
    return Math.min(...this.#warm(now).map(({ path }) => this.dueOf(path, now)));
  }

  /** The state for operators. */
  reportAt(now: number): FeedReport {
    const paths = this.#paths.all();
    const asked = Math.max(0, ...paths.map((each) => each.asked));
    const wide = [['all calls', this.#budget.pauseAt(now)] as const, ...this.#rests.at(now)];
    const wanted = this.#runningFirst(paths, now).filter((each) => now - each.asked < WANTED_MS);
    const rests = restReport(wide, wanted, now);
    return {
      rests,
      quota: this.#budget.windows(now).map(({ span, limit, left, end }) => {
        return { span, limit, used: Math.max(0, limit - left), left, until: new Date(end).toISOString() };
      }),
      problem: rests[0]?.why ?? null,
      askedSeconds: asked === 0 ? null : Math.max(0, Math.round((now - asked) / 1000)),
      warm: this.#warm(now).map(({ path }) => path),
    };
  }

  #runningFirst(paths: readonly PolledPath[], now: number): PolledPath[] {
    return paths.toSorted((one, other) => Number(this.#isRunning(other, now)) - Number(this.#isRunning(one, now)));
  }

  #isRunning({ path }: PolledPath, now: number): boolean {
    return this.source.cadenceOf(path, now).rank === 'running';
  }

  // The requested paths that share a quota with a path: lists of running matches, or all others.
  #sharing(rank: Cadence['rank'], now: number): number {
    const requested = this.#paths.all().filter(({ asked }) => now - asked < WANTED_MS);
    return requested.filter((each) => this.#isRunning(each, now) === (rank === 'running')).length;
  }

  /** When a path is next called, and what prevents an earlier call. */
  #planOf(polled: PolledPath, now: number): Plan {
    const { path, answer, retryAt, refusal } = polled;
    const { isCounted } = this.source.quota;
    const cadence = this.source.cadenceOf(path, now);
    const pause = this.#budget.pauseAt(now) ?? this.#rests.of(cadence, now);
    const paceMs = this.#budget.paceMs(cadence.rank, () => this.#sharing(cadence.rank, now), now);
    const usual = answer === null ? 0 : intervalOf(cadence, paceMs, answer.changed, now);
    const soon = isCounted ? UNREADABLE_COUNTED_MS : UNREADABLE_MS;
    const interval = answer?.isUnreadable === true ? Math.min(usual, soon) : usual;
    // An answer of the future is from before the clock went back.
    const isKnown = answer !== null && answer.confirmed <= now;
    const due = Math.max(isKnown ? answer.confirmed + interval : now, retryAt, pause?.until ?? 0);
    if (pause !== null) return { cadence, due, reason: pause.detail };
    if (due <= now && !this.#budget.affords(cadence, now))
      return { cadence, due: now + QUOTA_RETRY_MS, reason: 'the quota is used up' };
    return { cadence, due, reason: refusal?.detail ?? null };
  }

  // Calls the source for a path; concurrent callers share the call.
  #refresh(polled: PolledPath): Promise<void> {
    return polled.share(() =>
      this.#call(polled).catch((error: unknown) => {
        polled.retryAt = Date.now() + MAX_BACKOFF_MS;
        log('error', 'poller failed', { path: polled.path, error: String(error) });
      }),
    );
  }

  async #call(polled: PolledPath): Promise<void> {
    const { source } = this;
    const begun = Date.now();
    const cadence = source.cadenceOf(polled.path, begun);
    const isUnlisted = this.#rateUseOf(polled.path, begun) === 'unknown';
    this.#budget.spend(cadence.cost, begun);
    const called = await callFeed(source, polled.path, begun);
    const now = Date.now();
    if (!called.ok && called.refusal.isFree === true) this.#budget.spend(-cadence.cost, now);
    this.#budget.recordRemaining(called.left, now);
    if (isUnlisted && saysNothing(called, !this.#near.isEmpty)) polled.missingUntil = now + MISSING_MS;
    else if (called.ok) await this.#confirm(polled, { ...called, sentAt: begun }, cadence);
    else this.#refuse(polled, called, now);
  }

  async #confirm(polled: PolledPath, called: CallResult & { ok: true; sentAt: number }, cadence: Cadence) {
    const { path } = polled;
    const { subject, rank } = cadence;
    const now = Date.now();
    this.#rests.answered(cadence);
    const isNew = await this.#paths.confirm(polled, called, now);
    if (!isNew || rank === 'price') return;
    const { listedId } = this.source;
    const isNear = rank === 'running' || cadence.keepsIds === true || isAroundToday(path, now);
    if (subject === undefined && listedId !== undefined)
      (isNear ? this.#near : this.#old).note(called.text, listedId, now);
    const days = daysIn(path);
    if (rank === 'running') this.#onNews(path);
    else if (days !== null) this.#onNews(path, days);
  }

  #refuse(polled: PolledPath, called: CallResult & { ok: false }, now: number): void {
    const [{ path }, { refusal }] = [polled, called];
    const cadence = this.source.cadenceOf(path, now);
    const { isCounted } = this.source.quota;
    const maxMs = isCounted ? MAX_COUNTED_BACKOFF_MS : MAX_BACKOFF_MS;
    polled.fail(refusal.retryAfterMs, maxMs);
    // Scores must return within ten seconds, whatever wait the source asks for.
    if (cadence.rank === 'running' && !isCounted) polled.retryAt = Math.min(polled.retryAt, polled.backoffAt(maxMs));
    const { retryAt: until, failures } = polled;
    this.#paths.refuse(polled, called, now);
    if (refusal.isWholeSource) this.#budget.pause(until, refusal, now);
    this.#rests.refused(cadence, refusal, until, now);
    log('warn', 'poller refused', { source: this.source.id, path, failures, ...refusal });
  }

  // A source with a quota is never called for an id that no list has named.
  #isMissing(path: string, now: number): boolean {
    if (this.#rateUseOf(path, now) !== 'unknown') return false;
    return this.source.quota.isCounted || (this.#paths.find(path)?.missingUntil ?? 0) > now;
  }

  #replyWithout(polled: PolledPath, now: number): Reply {
    if (polled.flight !== null) return { kind: 'pending' };
    const retryAfterMs = Math.max(1000, this.#planOf(polled, now).due - now);
    const { kind, status, text, detail = '' } = polled.refusal ?? { status: 429, text: '' };
    if (kind === 'timeout') return { kind: 'silent', detail, retryAfterMs };
    return { kind: 'refused', status: status ?? 504, text, retryAfterMs };
  }

  #warm(now: number): PolledPath[] {
    return this.#paths.all().filter((polled) => this.#isWarm(polled, now));
  }

  // Whether a path is called without a request: lists of running matches, and matches that are requested repeatedly.
  // Visitors choose any day and match, so a single request costs a single call.
  #isWarm({ path, asked, answer }: PolledPath, now: number): boolean {
    const { isCounted } = this.source.quota;
    if (now - asked >= (isCounted ? WANTED_MS : WARM_MS)) return false;
    const { rank, seconds } = this.source.cadenceOf(path, now);
    if (rank === 'other' || rank === 'price' || seconds > FAST_SECONDS) return false;
    if (this.#rateUseOf(path, now) === 'unknown') return false;
    return asked > (answer?.confirmed ?? 0) || (rank === 'running' && !isCounted);
  }

  // The share of the rate that a call uses, or null.
  #rateUseOf(path: string, now: number): RateUse | null {
    const { rank, subject } = this.source.cadenceOf(path, now);
    if (rank === 'price') return 'price';
    const hasAnswer = (this.#paths.find(path)?.answer ?? null) !== null;
    if (subject === undefined || hasAnswer || this.#near.has(subject)) return null;
    return this.#old.has(subject) ? 'old' : 'unknown';
  }
}
