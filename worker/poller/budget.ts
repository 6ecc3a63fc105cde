import * as v from 'valibot';
import { CallRate } from '../base/callRate.ts';
import { storedValue } from '../base/storedValue.ts';
import type { Cadence } from '../feeds/quota.ts';
import { type Limits, QUOTA_WINDOWS, type QuotaWindow, type Refusal } from '../feeds/quota.ts';
import type { PolledFeed } from './polledFeeds.ts';
import { type Rest, storedRest } from './rests.ts';

/** The calls of a window. `limit` is the plan's, once the source has reported the calls left. */
const storedSpent = v.object({ start: v.number(), spent: v.number(), limit: v.exactOptional(v.number()) });

type Spent = v.InferOutput<typeof storedSpent>;

/** The state that is on disk for a restart. */
const storedBudget = v.object({
  spent: v.record(v.picklist(QUOTA_WINDOWS), storedSpent),
  pause: v.nullable(storedRest),
});

/** The share of a window that is reserved for lists of running matches. */
const RUNNING_SHARE = 1 / 5;

/** When to retry a call that the quota, or the rate, has no room for. */
export const QUOTA_RETRY_MS = 30_000;
export const RATE_RETRY_MS = 1_000;

/** The fewest calls in a part of a window: the most expensive call costs two. */
const MIN = 2;

/** How much rarer other paths are called than lists of running matches while a quota is short. */
const OTHERS_RARER = 3;

/** A price, a match that only lists of other days have named, or an id that none has. */
export type RateUse = 'price' | 'old' | 'unknown';

/** The size of a burst, as seconds of the rate. */
const BURST_SECONDS = 3;

/** Calls that visitors choose. Each has its own share of the rate, so that made-up ids never use that of others. */
function ratesOf(burst: number): Record<RateUse, CallRate> {
  const rate = (share: number, what: string) =>
    new CallRate(`calls for ${what} in three seconds`, Math.max(1, burst * share), BURST_SECONDS * 1000);
  return {
    price: rate(1 / 2, 'prices'),
    old: rate(1 / 4, 'matches of distant days'),
    unknown: rate(1 / 4, 'ids that no list has named'),
  };
}

const LENGTHS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** The start of the current window and of the next, milliseconds UTC. */
export function currentWindow(span: QuotaWindow, now: number): { start: number; end: number } {
  if (span === 'month') {
    const at = new Date(now);
    const month = (more: number) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + more);
    return { start: month(0), end: month(1) };
  }
  const start = now - (now % LENGTHS[span]);
  return { start, end: start + LENGTHS[span] };
}

/** Seconds and minutes reset soon, but the calls of a day or month must last until its end. */
const isSpread = ({ span }: { span: QuotaWindow }) => span === 'day' || span === 'month';

/** The calls that a source allows: its quota, its pauses and its rate. On disk when it has storage. */
export class Budget {
  readonly #source: PolledFeed;
  readonly #disk: SyncKvStorage | null;
  readonly #stored: v.InferOutput<typeof storedBudget>;
  readonly #rates: Record<RateUse, CallRate> | null;
  readonly #parts: number;

  /** `parts`: how many budgets share the quota. */
  constructor(source: PolledFeed, disk: SyncKvStorage | null, parts = 1) {
    this.#source = source;
    this.#parts = parts;
    this.#disk = disk;
    this.#stored = (disk && storedValue(storedBudget, disk, `budget ${source.id}`)) ?? { spent: {}, pause: null };
    const burst = BURST_SECONDS * (source.callsPerSecond ?? 0);
    this.#rates = burst === 0 ? null : ratesOf(burst);
  }

  /**
   * The remaining calls in each window, with its start and end (milliseconds UTC). A configured limit is never exceeded,
   * whatever the source reports.
   */
  windows(now: number) {
    const { limits, quota } = this.#source;
    return QUOTA_WINDOWS.flatMap((span) => {
      const { spent, limit: reported } = this.#spentIn(span, now);
      const whole = limits[span] ?? reported ?? quota.limits[span];
      if (whole === undefined) return [];
      const limit = this.#parts === 1 ? whole : Math.max(MIN, Math.floor(whole / this.#parts));
      return [{ span, limit, left: Math.max(0, limit - spent), ...currentWindow(span, now) }];
    });
  }

  /**
   * Whether a call fits into every window. Only lists of running matches may use the last fifth. Over a day or month,
   * other calls also leave half of an even share.
   */
  affords({ cost, rank }: Cadence, now: number): boolean {
    return this.windows(now).every((each) => {
      const evenly = isSpread(each) ? (each.end - now) / (each.end - each.start) / 2 : 0;
      const floor = rank === 'running' ? 0 : Math.floor(each.limit * Math.max(RUNNING_SHARE, evenly));
      return each.left - cost >= floor;
    });
  }

  /**
   * The shortest milliseconds between two calls of a path, for each unit of its cost: it spreads the calls left evenly
   * over the rest of the day or month. `sharing` counts the requested paths: lists of running matches, or all others.
   */
  paceMs(rank: Cadence['rank'], sharing: () => number, now: number): number {
    const spread = this.windows(now).filter(isSpread);
    const perCall = Math.max(0, ...spread.map(({ left, end }) => (end - now) / Math.max(left, 1)));
    return perCall === 0 ? 0 : perCall * sharing() * (rank === 'running' ? 1 : OTHERS_RARER);
  }

  /** Takes a call of the rate; false when its share is used up. Other uses (null) are free of it. */
  takeRate(use: RateUse | null, now: number): boolean {
    return this.#rates === null || use === null || this.#rates[use].take(now);
  }

  /** Records a call before it is made, because an aborted one may count too. A negative cost is a refund. */
  spend(cost: number, now: number): void {
    for (const { span } of this.windows(now)) {
      const before = this.#spentIn(span, now);
      this.#stored.spent[span] = { ...before, spent: Math.max(0, before.spent + cost) };
    }
    this.#save();
  }

  /** Records the remaining calls that the source reported. */
  recordRemaining(left: Limits, now: number): void {
    for (const { span, limit: known } of this.windows(now)) {
      const reported = left[span];
      if (reported === undefined) continue;
      const { start, spent } = this.#spentIn(span, now);
      const limit = this.#source.limits[span] ?? Math.max(known, reported + spent);
      this.#stored.spent[span] = { start, spent: Math.max(spent, limit - reported), limit };
      this.#save();
    }
  }

  /** Pauses the source until an instant. Instants are milliseconds UTC. */
  pause(until: number, { kind, detail }: Pick<Refusal, 'kind' | 'detail'>, now: number): void {
    this.#stored.pause = { since: now, until, kind, detail };
    this.#save();
  }

  /** The pause of the source; null when it may be called. */
  pauseAt(now: number): Rest | null {
    const { pause } = this.#stored;
    return pause !== null && pause.until > now ? pause : null;
  }

  #spentIn(span: QuotaWindow, now: number): Spent {
    const { start } = currentWindow(span, now);
    const known = this.#stored.spent[span];
    return known?.start === start ? known : { ...known, start, spent: 0 };
  }

  #save(): void {
    if (this.#source.quota.isCounted || this.#stored.pause !== null)
      this.#disk?.put(`budget ${this.#source.id}`, this.#stored);
  }
}
