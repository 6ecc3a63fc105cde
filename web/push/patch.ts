import type { Match } from '../domain/match.ts';

/** What of a match changes while it is played. Put over the match it is of, it makes that match as it is now. */
export type MatchPatch = Pick<Match, 'id' | 'state' | 'redCards' | 'correctedAt' | 'kickOff'>;

/**
 * Two answers of a source that are not further apart may have been asked for in the other order, and one cache may have dated its
 * own a little later: which of them knows more the instants don't say. In milliseconds.
 */
export const SAME_TIME_MS = 5_000;
