import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { CLOCK_GRACE_MS } from '../domain/matchClock.ts';
import { useApp } from './appContext.ts';

/** When live data was last known to be true, milliseconds UTC. Match clocks stop soon after it. */
export function useConfirmedAt(data: { asOf: number; stale: boolean } | undefined, updatedAt: number): number {
  const { visitor } = useApp();
  const { clock } = useClockState();
  const [seen, setSeen] = useState({ data, updatedAt });
  const [confirmedAt, setConfirmedAt] = useState(data?.stale === true ? data.asOf : visitor.now);
  if (data !== undefined && (data !== seen.data || updatedAt !== seen.updatedAt)) {
    setSeen({ data, updatedAt });
    setConfirmedAt(data.stale ? data.asOf : clock.now());
  }
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) clock.holdMatchesAt(confirmedAt + CLOCK_GRACE_MS);
  }, [isKnown, confirmedAt, clock]);
  return confirmedAt;
}

/** The page’s clock. It starts at the visitor’s instant, so that a wrong device clock does no harm. */
interface PageClock {
  /** Milliseconds UTC. */
  now(): number;
  /** The instant of match clocks: `now`, but no later than the data supports. */
  matchNow(): number;
  /** Stops match clocks at an instant until newer data arrives. An older list beside a newer one turns no clock back. */
  holdMatchesAt(instant: number): void;
  /** Calls `onTick` about once a second. Returns a function that stops it. */
  subscribe(onTick: () => void): () => void;
}

const TICK_MS = 1000;

/** A clock from `start` (milliseconds UTC) plus `elapsed` milliseconds. */
export function createPageClock(start: number, elapsed: () => number): PageClock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let limit: number | undefined;
  const now = () => start + elapsed();
  return {
    now,
    matchNow: () => Math.min(now(), limit ?? now()),
    holdMatchesAt(instant) {
      limit = Math.max(limit ?? instant, instant);
    },
    subscribe(onTick) {
      listeners.add(onTick);
      timer ??= setInterval(() => {
        for (const listener of listeners) listener();
      }, TICK_MS);
      return () => {
        listeners.delete(onTick);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** A fixed clock for the server’s render. */
export const stoppedClock = (instant: number) => createPageClock(instant, () => 0);

/** The clock, and the instant of the server’s render, with which hydration starts. */
export interface ClockState {
  clock: PageClock;
  start: number;
}

export const ClockContext = createContext<ClockState | null>(null);

function useClockState(): ClockState {
  const state = useContext(ClockContext);
  if (state === null) throw new Error('the clock needs a ClockContext');
  return state;
}

type Ticking = string | number | boolean | null;

/** A value that depends on the instant. The component renders again only when it changes. */
export function useAt<Value extends Ticking>(read: (now: number) => Value): Value {
  const { clock, start } = useClockState();
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.now()),
    () => read(start),
  );
}

const never = () => () => undefined;

/** The same for match clocks, which stop where the data ends. Without `ticks` it is read only at a render. */
export function useAtMatchTime<Value extends Ticking>(read: (now: number) => Value, ticks = true): Value {
  const { clock, start } = useClockState();
  return useSyncExternalStore(
    ticks ? clock.subscribe : never,
    () => read(clock.matchNow()),
    () => read(start),
  );
}
