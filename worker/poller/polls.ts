import { CallRate } from '../base/callRate.ts';
import { pollerLog as log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Cadence } from '../feeds/cadence.ts';
import { inPlainWords, type RefusalKind } from '../feeds/quota.ts';
import type { Question, Reply } from '../upstream/pollerBinding.ts';
import { ageOf, type Plan } from './ageOf.ts';
import { callFeed } from './callFeed.ts';
import { FairCalls } from './fairCalls.ts';
import type { Ledger } from './ledger.ts';
import type { Names } from './names.ts';
import {
  affords,
  backoffOf,
  demandOf,
  intervalOf,
  LONGEST_BACKOFF_MS,
  type Shares,
  stretchOf,
  type WindowLeft,
} from './pacing.ts';
import type { PolledFeed } from './polledFeeds.ts';
import type { PolledPath, PolledPaths } from './polledPaths.ts';
import { UnknownIds } from './unknownIds.ts';

/** How long a path stays warm after its last request. */
const WARM_MS = 30_000;

/** With counted calls, a path needs a request since its last answer, and not longer ago than this. */
const WANTED_MS = 15 * 60_000;

/** Slower paths are only called on request. */
const FAST_SECONDS = 60;

/** When to retry a call that the quota has no room for. */
const SHORT_MS = 30_000;

/** How soon an unparsable answer is requested again, as the fault may be temporary. */
const UNREAD_MS = 5_000;
const UNREAD_COUNTED_MS = 10 * 60_000;

/** The conditions for all paths of a source at an instant. */
interface Terms {
  now: number;
  spans: WindowLeft[];
  stretch: Shares;
  rest: { until: number; detail: string } | null;
}

/** The poller's state for one source, and a callback for new answers of match paths. */
interface PollsKeep {
  places: PolledPaths;
  ledger: Ledger;
  names: Names;
  onNews(path: string): void;
}

/** A missing path, or one outside the plan, is no fault of the source. */
const NO_PROBLEM: ReadonlySet<RefusalKind> = new Set(['missing', 'plan']);

/** Schedules the calls of one source, and answers isolates with the last known data. */
export class Polls {
  readonly source: PolledFeed;
  readonly #places: PolledPaths;
  readonly #ledger: Ledger;
  readonly #names: Names;
  readonly #unknown: UnknownIds;
  readonly #onNews: (path: string) => void;
  /** The call rate for prices and for unknown ids; null when the source counts its calls. */
  readonly #calls: FairCalls | null;

  constructor(source: PolledFeed, { places, ledger, names, onNews }: PollsKeep) {
    this.source = source;
    const { callsPerSecond } = source;
    this.#calls = callsPerSecond === null ? null : new FairCalls(new CallRate(callsPerSecond));
    this.#onNews = onNews;
    this.#places = places;
    this.#ledger = ledger;
    this.#names = names;
    this.#unknown = new UnknownIds(source, { ledger, names, calls: this.#calls });
  }

  /** Stores ids that lists have named. */
  noteNames(subjects: readonly string[]): Promise<void> {
    return this.#names.add(subjects);
  }

  /** Answers a question. Calls the source first when a call is due and the quota allows it. */
  async ask(question: Question): Promise<Reply> {
    const { path, version, unread, spentAlone, waitMs } = question;
    const asked = Date.now();
    if (spentAlone > 0) this.#ledger.spend(this.source, spentAlone, asked);
    const { subject } = this.source.cadenceOf(path, asked);
    if (subject !== undefined && !(await this.#names.has(subject))) {
      const found = question.isUnknown === true ? await this.#unknown.ask(question, subject) : null;
      if (found !== null && !found.ok) return found.reply;
      await this.#names.add([subject]);
      if (found !== null) await this.#places.confirm(this.#places.at(this.source.id, path), found, asked);
    }
    const place = this.#places.at(this.source.id, path);
    const isLook = question.isLook === true && place.answer !== null;
    if (!isLook) this.#places.touch(place, asked);
    if (unread !== null && place.answer?.version === unread) place.answer.isUnread = true;
    if (!isLook && place.flight === null && this.planOf(place, this.termsAt(asked)).due <= asked) {
      if (await this.#mayCall(place, question)) this.refresh(place, Date.now());
      else if (place.answer === null) return { kind: 'pending' };
    }
    if (!isLook && place.flight !== null) await withTimeout(place.flight, waitMs / 2);
    const { answer } = place;
    const now = Date.now();
    if (answer === null) return this.#nothing(place, now);
    const age = ageOf(place, answer, this.planOf(place, this.termsAt(now)), now);
    if (answer.version === version) return { kind: 'unchanged', age };
    const kept = await this.#places.bodyOf(place);
    if (kept !== null) {
      const { version: newest, status } = answer;
      return { kind: 'answer', version: newest, status, bytes: kept, age };
    }
    // The body was too large to store, so start without an answer.
    place.answer = null;
    return this.ask({ ...question, spentAlone: 0 });
  }

  /** When a path is called without a request, milliseconds UTC; null when it waits for one. */
  wakeFor(path: string, now: number): number | null {
    const place = this.#places.at(this.source.id, path);
    return this.#isWarm(place, now) ? this.planOf(place, this.termsAt(now)).due : null;
  }

  /**
   * The paths that are called without a request: lists of running matches, and matches that are requested repeatedly.
   */
  warm(now: number): PolledPath[] {
    return this.#places.of(this.source.id).filter((place) => this.#isWarm(place, now));
  }

  /** When any path was last requested, milliseconds UTC; 0 for never. */
  get asked(): number {
    return Math.max(0, ...this.#places.of(this.source.id).map(({ asked }) => asked));
  }

  /** The quota at an instant (milliseconds UTC), and the pause of the source. */
  termsAt(now: number): Terms {
    const spans = this.#ledger.left(this.source, now);
    const isInDemand = (place: PolledPath) => now - place.asked < WANTED_MS;
    const counted = spans.length === 0 ? [] : this.#places.of(this.source.id).filter(isInDemand);
    const demand: Shares = { running: 0, other: 0 };
    for (const place of counted) {
      const cadence = this.#cadenceOf(place, now);
      demand[cadence.rank === 'running' ? 'running' : 'other'] += demandOf(cadence);
    }
    return { now, spans, stretch: stretchOf(spans, demand, now), rest: this.#ledger.restOf(this.source, now) };
  }

  /** Why the source, or a requested path, gives nothing new, in plain words; null when nothing is wrong. */
  problemAt(now: number): string | null {
    const refused = this.#places.of(this.source.id).find(({ asked, refusal, retryAt }) => {
      return refusal !== null && !NO_PROBLEM.has(refusal.kind) && retryAt > now && now - asked < WANTED_MS;
    });
    const problem = this.#ledger.restOf(this.source, now) ?? refused?.refusal ?? null;
    return problem === null ? null : inPlainWords(problem);
  }

  /** When a path is next called, and what prevents an earlier call. */
  planOf(place: PolledPath, { now, spans, stretch, rest }: Terms): Plan {
    const cadence = this.#cadenceOf(place, now);
    const { answer } = place;
    const interval = answer === null ? 0 : intervalOf(cadence, stretch, answer.changed, now);
    const shortest =
      answer?.isUnread === true ? Math.min(interval, this.source.quota.firm ? UNREAD_COUNTED_MS : UNREAD_MS) : interval;
    const wanted = (answer?.confirmed ?? now) + shortest;
    const due = Math.max(wanted, place.retryAt, rest?.until ?? 0);
    if (rest !== null) return { cadence, due, reason: rest.detail };
    if (due <= now && !affords(spans, cadence, now))
      return { cadence, due: now + SHORT_MS, reason: 'the quota is used up' };
    return { cadence, due, reason: place.refusal?.detail ?? null };
  }

  /** Calls the source for a path; concurrent callers share the call. */
  refresh(place: PolledPath, now: number): Promise<void> {
    place.flight ??= this.#call(place, now)
      .catch((error: unknown) => {
        place.retryAt = Date.now() + LONGEST_BACKOFF_MS;
        log('error', 'poller failed', { path: place.path, error: String(error) });
      })
      .finally(() => {
        place.flight = null;
      });
    return place.flight;
  }

  // Leaves half of the time for the call itself, because the isolate treats a slower poller as away.
  async #mayCall(place: PolledPath, { network, waitMs }: Question): Promise<boolean> {
    if (this.#calls === null || this.#cadenceOf(place, Date.now()).isPrice !== true) return true;
    return this.#calls.take(network, waitMs / 2);
  }

  async #call(place: PolledPath, begun: number): Promise<void> {
    const { source } = this;
    const { cost, isPrice, rank } = this.#cadenceOf(place, begun);
    this.#ledger.spend(source, cost, begun);
    const called = await callFeed(source, place.path, begun);
    const now = Date.now();
    if (!called.ok && called.refusal.isFree === true) this.#ledger.giveBack(source, cost, now);
    this.#ledger.noteLeft(source, called.left, now);
    if (called.ok) {
      const isNew = await this.#places.confirm(place, called, now);
      if (isNew && isPrice !== true && rank !== 'other') this.#onNews(place.path);
      return;
    }
    const { refusal, status, text } = called;
    place.failures += 1;
    const wait = refusal.forMs ?? backoffOf(place.failures, source.quota.firm);
    this.#places.refuse(place, { status, text, kind: refusal.kind, detail: refusal.detail }, now + wait, now);
    if (refusal.whole) this.#ledger.rest(source, place.retryAt, refusal);
    log('warn', 'poller refused', { source: source.id, path: place.path, failures: place.failures, ...refusal });
  }

  #nothing(place: PolledPath, now: number): Reply {
    if (place.flight !== null) return { kind: 'pending' };
    if (place.refusal?.kind === 'silent') return { kind: 'silent', detail: place.refusal.detail };
    const { due } = this.planOf(place, this.termsAt(now));
    const { status, text } = place.refusal ?? { status: 429, text: '' };
    return { kind: 'refused', status: status ?? 504, text, retryAfterMs: Math.max(1000, due - now) };
  }

  // Visitors choose any day and match, so a single request costs a single call.
  #isWarm(place: PolledPath, now: number): boolean {
    const { rank, seconds, isOneOfMany, isPrice } = this.#cadenceOf(place, now);
    if (rank === 'other' || seconds > FAST_SECONDS || isOneOfMany === true || isPrice === true) return false;
    const { firm: isCounted } = this.source.quota;
    const isAskedAgain = place.asked > (place.answer?.confirmed ?? 0);
    const isWanted = now - place.asked < (isCounted ? WANTED_MS : WARM_MS);
    return isWanted && (isAskedAgain || (rank === 'running' && !isCounted));
  }

  #cadenceOf({ path }: PolledPath, now: number): Cadence {
    return this.source.cadenceOf(path, now);
  }
}
