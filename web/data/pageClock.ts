import { createContext, useContext, useSyncExternalStore } from 'react';

/** The page's clock: starts at the visitor's instant, so that a wrong clock of the device misleads nobody. */
export interface PageClock {
  /** Milliseconds UTC. */
  now(): number;
  /** The instant that match clocks show: `now`, but not past what the data supports. */
  matchNow(): number;
  /** Match clocks go no further than this instant, until data says otherwise. */
  holdMatchesAt(instant: number): void;
  /** Calls `onTick` about once a second; gives the function that stops it. */
  subscribe(onTick: () => void): () => void;
}

const TICK_MS = 1000;

/** A clock that goes on from `start` (milliseconds UTC). `elapsed` counts the milliseconds since then. */
export function createPageClock(start: number, elapsed: () => number): PageClock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let limit = Number.POSITIVE_INFINITY;
  const now = () => start + elapsed();
  return {
    now,
    matchNow: () => Math.min(now(), limit),
    holdMatchesAt(instant) {
      limit = instant;
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

/** A clock that stands still: what the server renders with. */
export function stoppedClock(instant: number): PageClock {
  return {
    now: () => instant,
    matchNow: () => instant,
    holdMatchesAt: () => undefined,
    subscribe: () => () => undefined,
  };
}

/** The clock and the instant that the server rendered, which is also what the browser first renders. */
export interface ClockState {
  clock: PageClock;
  start: number;
}

export const ClockContext = createContext<ClockState | null>(null);

/** The page's clock itself, for code that reads it now and then. */
export function usePageClock(): PageClock {
  return useClockState().clock;
}

function useClockState(): ClockState {
  const state = useContext(ClockContext);
  if (state === null) throw new Error('the clock needs a ClockContext');
  return state;
}

type Ticking = string | number | boolean | null;

/** Something that depends on the instant; the component renders again only when it changes. */
export function useAt<Value extends Ticking>(read: (now: number) => Value): Value {
  const { clock, start } = useClockState();
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.now()),
    () => read(start),
  );
}

const never = () => () => undefined;

/** The same by the clock of matches, which stops where the data ends. Without `ticks` it is read when rendering alone. */
export function useAtMatchTime<Value extends Ticking>(read: (now: number) => Value, ticks = true): Value {
  const { clock, start } = useClockState();
  return useSyncExternalStore(
    ticks ? clock.subscribe : never,
    () => read(clock.matchNow()),
    () => read(start),
  );
}
