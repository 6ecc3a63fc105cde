/** An answer that contradicts the known one, and how often the source has repeated it. Instants are milliseconds UTC. */
export interface Doubt {
  first: number;
  last: number;
  answers: number;
}

/** A contradiction is believed once the source has repeated it for so long, in so many answers. */
const DOUBTED_MS = 5 * 60_000;
const DOUBTED_ANSWERS = 5;

/** Only a value of the last half day is worth more than the source's word. */
export const DOUBT_WITHIN_MS = 12 * 3_600_000;

/** The doubt after an answer that the source gave at `at`; null where it is believed now. */
export function doubtAfter(doubt: Doubt | null, at: number): Doubt | null {
  if (doubt === null) return { first: at, last: at, answers: 1 };
  if (at <= doubt.last) return doubt;
  const next = { first: doubt.first, last: at, answers: doubt.answers + 1 };
  return next.answers >= DOUBTED_ANSWERS && next.last - next.first >= DOUBTED_MS ? null : next;
}
