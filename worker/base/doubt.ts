/** An answer that contradicts the known one, and how often the source repeated it. Instants are milliseconds UTC. */
export interface Doubt {
  first: number;
  last: number;
  answers: number;
}

/** A source must repeat a contradiction for this long, and this often, before the site believes it. */
const DOUBTED_MS = 5 * 60_000;
const DOUBTED_ANSWERS = 5;

/** A value older than this cannot contradict its source. */
export const DOUBT_WITHIN_MS = 12 * 3_600_000;

/** The doubt after an answer at `at`; null if the site believes it now. */
export function doubtAfter(doubt: Doubt | null, at: number): Doubt | null {
  if (doubt === null) return { first: at, last: at, answers: 1 };
  if (at <= doubt.last) return doubt;
  const next = { first: doubt.first, last: at, answers: doubt.answers + 1 };
  return next.answers >= DOUBTED_ANSWERS && next.last - next.first >= DOUBTED_MS ? null : next;
}
