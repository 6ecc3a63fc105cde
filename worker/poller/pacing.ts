import type { Cadence } from '../feeds/cadence.ts';
import type { QuotaWindow } from '../feeds/quota.ts';

/** The remaining quota of the current window. */
export interface WindowLeft {
  span: QuotaWindow;
  limit: number;
  left: number;
  /** The start and end of the current window, milliseconds UTC. */
  start: number;
  end: number;
}

/** The part of a short quota that is reserved for lists of running matches. */
const RESERVE = 1 / 5;

/** Answers that have not changed for this long are requested less often. */
const QUIET_MS = 10 * 60_000;

// Seconds and minutes reset soon, but a day's or month's calls must last until its end.
const isSpread = ({ span }: WindowLeft) => span === 'day' || span === 'month';

/**
 * Whether a call fits into the remaining quota of every window. Only lists of running matches may use the last fifth.
 * Over a day or month, other calls also leave half of an even share.
 */
export function affords(spans: readonly WindowLeft[], { cost, rank }: Cadence, now: number): boolean {
  return spans.every((each) => {
    const evenly = isSpread(each) ? (each.end - now) / (each.end - each.start) / 2 : 0;
    const floor = rank === 'running' ? 0 : Math.floor(each.limit * Math.max(RESERVE, evenly));
    return each.left - cost >= floor;
  });
}

/** The calls per millisecond that a warm path needs. All paths but lists of running matches wait twice as long. */
export function demandOf({ seconds, cost, rank }: Cadence): number {
  return cost / (seconds * 1000) / (rank === 'running' ? 1 : 2);
}

/** A value for lists of running matches, and one for all other paths. */
export interface Shares {
  running: number;
  other: number;
}

/**
 * The factors, 1 or more, by which intervals grow so that the quota lasts until its window ends. Lists of running
 * matches get half of it when they need it, however many other pages are open.
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

/** The factors when the quota is not short. */
export const UNSTRETCHED: Shares = { running: 1, other: 1 };

/** The milliseconds between two calls of a path whose answer last changed at `changed`. */
export function intervalOf(cadence: Cadence, stretches: Shares, changed: number, now: number): number {
  const { seconds, quietSeconds = seconds, rank } = cadence;
  const stretch = rank === 'running' ? stretches.running : stretches.other;
  const asked = now - changed > QUIET_MS ? Math.max(seconds, quietSeconds) : seconds;
  return asked * 1000 * (stretch > 1 && rank !== 'running' ? stretch * 2 : stretch);
}

/** The longest backoff of a failing path, in milliseconds. One call for the whole site is no burden for a source. */
export const LONGEST_BACKOFF_MS = 10_000;
const LONGEST_COUNTED_BACKOFF_MS = 60_000;

/** The backoff in milliseconds after a number of failures in a row, from 1. */
export function backoffOf(failures: number, isCounted: boolean): number {
  const longest = isCounted ? LONGEST_COUNTED_BACKOFF_MS : LONGEST_BACKOFF_MS;
  return Math.min(longest, 1000 * 2 ** Math.min(failures - 1, 10));
}
