import type { ListFilter } from './listQuery.ts';
import { type Match, phaseOf } from './match.ts';

/** Where a match stands in a list and its counters: in exactly one of these. */
export type Standing = 'live' | 'running' | 'upcoming' | 'finished';

/**
 * Where a match stands in a list. What is off is still to come when it is postponed, and over when it was called off,
 * abandoned or is to be finished on another day. A status that nobody knows, without any score, has not begun.
 */
export function standingOf(match: Pick<Match, 'state' | 'sport'>): Standing {
  const { state } = match;
  const phase = phaseOf(match);
  if (phase === 'off') return state.kind === 'postponed' ? 'upcoming' : 'finished';
  return phase === 'running' && state.kind === 'other' && state.score === null ? 'upcoming' : phase;
}

/** Whether a match stands under a filter. What runs without counting as live is under Live, below a heading of its own. */
export function isUnder(filter: ListFilter, match: Pick<Match, 'state' | 'sport'>): boolean {
  if (filter === 'all') return true;
  const standing = standingOf(match);
  return standing === filter || (filter === 'live' && standing === 'running');
}
