const MOST_DELAY_MS = 5 * 60_000;

/** What the next delay depends on: when data last came, and when it last failed (milliseconds, 0 for never). */
interface PollState {
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

/**
 * Milliseconds until the next poll: the interval while all is well. While the server fails, the time since it last
 * answered, so that the wait doubles from try to try, with a quarter of jitter: visitors must not return in step.
 */
export function nextDelay(interval: number, state: PollState, random: () => number = Math.random): number {
  const { dataUpdatedAt, errorUpdatedAt } = state;
  if (errorUpdatedAt <= dataUpdatedAt) return interval;
  const since = dataUpdatedAt === 0 ? interval : errorUpdatedAt - dataUpdatedAt;
  const delay = Math.min(MOST_DELAY_MS, Math.max(interval, since));
  return Math.round(delay * (0.75 + random() / 2));
}
