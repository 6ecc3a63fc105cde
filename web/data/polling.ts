import { quietFor } from '../domain/awaited.ts';
import type { EventSnapshot } from '../domain/eventSnapshot.ts';
import type { Match } from '../domain/match.ts';
import type { Snapshot } from '../domain/snapshot.ts';

interface Joined {
  (polled: Snapshot): Snapshot;
  (polled: EventSnapshot): EventSnapshot;
}

const unchanged: Joined = <Polled>(polled: Polled) => polled;

/** What changes while a page is told what happens (`web/push/`); nothing before that is loaded. */
export const pushes = {
  /** What the page is told of, and need not ask for: a sport (`sport=football`), a match (`match=…`) or goals; empty where nothing. */
  on: '',
  /** Until when it was told and asked for nothing, milliseconds UTC: that long nothing failed. */
  until: 0,
  /** What was polled, with what has been told since. */
  joined: unchanged,
};

/** How often at least a list, its prices and the page of a match are asked for while nothing runs, in milliseconds. */
export const QUIET_LIST_MS = 150_000;
export const QUIET_PRICES_MS = 300_000;
export const QUIET_MATCH_MS = 360_000;

/** The page's clock, milliseconds UTC: a wrong clock of the device keeps no page quiet. */
export const pollClock = { now: Date.now };

/**
 * Milliseconds between two polls of matches: `interval` while one of them runs or begins within ten minutes, otherwise until the
 * next one does, `most` at most. Pages that wait for the same kick-off don't ask in the same second: when a page was opened is its place.
 */
export function pauseOf(interval: number, matches: readonly Match[] | undefined, most: number): number {
  const quiet = quietFor(matches, pollClock.now(), most);
  return quiet < interval ? interval : quiet + (performance.timeOrigin % interval);
}

/** With the jitter no page waits longer than a minute, unless it always does. */
const MOST_DELAY_MS = 48_000;

/** What the next delay depends on: when data last came, when it last failed (milliseconds, 0 for never), how often. */
interface PollState {
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  errorUpdateCount: number;
  /** Of a list. */
  sport?: string;
}

// A page that is told of one sport asks for its lists of the others.
const isTold = (sport?: string) => pushes.on && !(sport && /^sport/.test(pushes.on) && pushes.on !== `sport=${sport}`);

/**
 * Milliseconds until the next poll: the interval while all is well, and none while the page is told what happens of it. While
 * the server fails, the time since it last answered or told, so that the wait doubles from try to try, with a quarter of jitter: visitors must not return in step.
 */
export function nextDelay(interval: number, state: PollState, random: () => number = Math.random): number {
  const { dataUpdatedAt, errorUpdatedAt, errorUpdateCount, sport } = state;
  if (errorUpdatedAt <= dataUpdatedAt) return isTold(sport) ? Number.POSITIVE_INFINITY : interval;
  // A page that never had data counts its failures instead.
  const since =
    dataUpdatedAt === 0
      ? interval * 2 ** (errorUpdateCount - 1)
      : errorUpdatedAt - Math.max(dataUpdatedAt, pushes.until);
  const delay = Math.max(interval, Math.min(MOST_DELAY_MS, since));
  return Math.round(delay * (0.75 + random() / 2));
}
