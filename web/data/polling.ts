import { quietFor } from '../domain/awaited.ts';
import type { EventSnapshot } from '../domain/eventDetail.ts';
import type { Match } from '../domain/match.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { waitAfter } from '../domain/waitAfter.ts';

interface Joined {
  (polled: Snapshot): Snapshot;
  (polled: EventSnapshot): EventSnapshot;
}

const unchanged: Joined = <Polled>(polled: Polled) => polled;

/** State of the socket (`pushClient.ts`). Its code loads later. */
export const pushes = {
  /** The socket’s topic, which needs no polling: `sport=football`, `match=…` or goals; empty without a socket. */
  on: '',
  /** Polled data with the socket’s changes. */
  joined: unchanged,
};

/** Maximum poll intervals without a match in play, for lists, prices and match pages, in milliseconds. */
export const QUIET_LIST_MS = 150_000;
export const QUIET_PRICES_MS = 300_000;
export const QUIET_MATCH_MS = 360_000;

/** The most that an answer can be behind, through all caches. In milliseconds. */
export const BEHIND_MS = 15_000;

/** The page’s clock in milliseconds UTC, so that a wrong device clock does not stop polling. */
export const pollClock = { now: Date.now };

/**
 * Milliseconds between polls: `interval` while a match is in play or kicks off within ten minutes. Otherwise until
 * that time, at most `most`. The time of opening spreads pages that wait for the same kick-off.
 */
export function pollInterval(interval: number, matches: readonly Match[] | undefined, most: number): number {
  const quiet = quietFor(matches, pollClock.now(), most);
  return quiet < interval ? interval : quiet + (performance.timeOrigin % interval);
}

/** With jitter no page waits longer than a minute, except by its interval. */
const MAX_DELAY_MS = 48_000;

/** Input of the next delay: last data, last failure (milliseconds, 0 for never) and the number of failures. */
interface PollState {
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  errorUpdateCount: number;
  /** The sport, for a list. */
  sport?: string;
}

// A socket covers the lists of one sport only, and that of a match covers none.
const isPushed = (sport?: string) =>
  pushes.on && !(sport && /^(sport|match)=/.test(pushes.on) && pushes.on !== `sport=${sport}`);

/**
 * Milliseconds until the next poll: the interval, or infinity while the socket covers the data. After a failure it is
 * the time since the last success, so that the delay doubles. Jitter of 25 % spreads the retries.
 */
export function nextDelay(interval: number, state: PollState, random: () => number = Math.random): number {
  const { dataUpdatedAt, errorUpdatedAt, errorUpdateCount, sport } = state;
  if (errorUpdatedAt <= dataUpdatedAt) return isPushed(sport) ? Number.POSITIVE_INFINITY : interval;
  // A page that never had data counts its failures instead.
  const since =
    dataUpdatedAt === 0 ? waitAfter(errorUpdateCount, MAX_DELAY_MS, interval) : errorUpdatedAt - dataUpdatedAt;
  const delay = Math.max(interval, Math.min(MAX_DELAY_MS, since));
  return Math.round(delay * (0.75 + random() / 2));
}
