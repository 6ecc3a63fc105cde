import type { Match } from '../domain/match.ts';

/** The fields of a match that change during play. Applied over the match, they give its current state. */
export type MatchPatch = Pick<Match, 'id' | 'state' | 'redCards' | 'correctedAt' | 'kickOff'>;

/**
 * Two answers this close together may have been asked in the other order, so their instants do not say which is newer.
 * In milliseconds.
 */
export const SAME_TIME_MS = 5_000;
