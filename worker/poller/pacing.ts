import type { Cadence } from '../feeds/cadence.ts';
import type { QuotaWindow } from '../feeds/quota.ts';

/** What is left of a quota in the running span. */
export interface WindowLeft {
  span: QuotaWindow;
  limit: number;
  left: number;
  /** When the running span began and ends, milliseconds UTC. */
  start: number;
  end: number;
}

/** What a short quota keeps for lists of running matches. */
const RESERVE = 1 / 5;

/** Answers that stayed the same this long are asked for less often. */
const QUIET_MS = 10 * 60_000;

// Seconds and minutes come round again; a day's calls must last until its end.
const isSpread = ({ span }: WindowLeft) => span === 'day' || span === 'month';

/**
 * Whether a call fits into what is left of every span. What does not tell of running matches leaves a fifth of it to
 * what does, and over a day or month uses at most half of the rest of it before its time.
 */
export function affords(spans: readonly WindowLeft[], { cost, rank }: Cadence, now: number): boolean {
  return spans.every((each) => {
    const evenly = isSpread(each) ? (each.end - now) / (each.end - each.start) / 2 : 0;
    const floor = rank === 'running' ? 0 : Math.floor(each.limit * Math.max(RESERVE, evenly));
    return each.left - cost >= floor;
  });
}

/** What a path costs per millisecond while it is kept warm; others than lists of running matches wait twice as long. */
export function demandOf({ seconds, cost, rank }: Cadence): number {
  return cost / (seconds * 1000) / (rank === 'running' ? 1 : 2);
}

/** Something of lists of running matches, and of all other paths. */
export interface Shares {
  running: number;
  other: number;
}

/**
 * How many times longer than its cadence each path waits, so that what is left lasts until its span ends: 1 or more.
 * However many other pages are looked at, lists of running matches have half of what is left if they need it.
 */
export function stretchOf(spans: readonly WindowLeft[], { running, other }: Shares, now: number): Shares {
  const spread = spans.filter(isSpread);
  const first = spread.map(({ left, end }) => ((running + Math.min(other, running)) * (end - now)) / Math.max(left, 1));
  const stretch = Math.max(1, ...first);
  const rest = spread.map(({ left, end }) => {
    return (other * (end - now)) / Math.max(left - (running * (end - now)) / stretch, 1);
  });
  return { running: stretch, other: Math.max(1, ...rest) };
}

/** Each path at its own pace. */
export const UNSTRETCHED: Shares = { running: 1, other: 1 };

/** Milliseconds between two calls of a path whose answer last changed at `changed`. */
export function intervalOf(cadence: Cadence, stretches: Shares, changed: number, now: number): number {
  const { seconds, quietSeconds = seconds, rank } = cadence;
  const stretch = rank === 'running' ? stretches.running : stretches.other;
  const asked = now - changed > QUIET_MS ? Math.max(seconds, quietSeconds) : seconds;
  return asked * 1000 * (stretch > 1 && rank !== 'running' ? stretch * 2 : stretch);
}

/** The longest wait after a path has failed again and again, in milliseconds: one call of the whole site is no burden. */
export const LONGEST_BACKOFF_MS = 10_000;
const LONGEST_COUNTED_BACKOFF_MS = 60_000;

/** How long a path is left alone after so many failures in a row (from 1), in milliseconds. */
export function backoffOf(failures: number, isCounted: boolean): number {
  const longest = isCounted ? LONGEST_COUNTED_BACKOFF_MS : LONGEST_BACKOFF_MS;
  return Math.min(longest, 1000 * 2 ** Math.min(failures - 1, 10));
}
