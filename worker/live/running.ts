import type { Lifetime } from '../cache/reading.ts';

const SECOND = 1000;

/**
 * How long scores of matches that run now serve. An open page asks every ten seconds, so a lone viewer's next question
 * waits for a new answer instead of getting the one before it; where many look, somebody has always asked already.
 */
export const RUNNING: Lifetime = { fresh: 5 * SECOND, usable: 8 * SECOND, keep: 12 * 60 * 60 * SECOND };

/** A page says how old its scores are when their source has confirmed nothing for so long, in milliseconds. */
export const SILENT_MS = 20 * SECOND;
