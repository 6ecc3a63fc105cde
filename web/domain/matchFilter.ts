import type { ListFilter } from './listQuery.ts';
import { type Match, phaseOf } from './match.ts';

/** The group of a match in a list and its counters. Every match belongs to exactly one. */
export type Standing = 'live' | 'running' | 'upcoming' | 'finished';

/**
 * The group of a match in a list. A postponed match is upcoming; a cancelled, abandoned or unreported one, or one to
 * be finished later, is finished. A match with an unknown status and no score is upcoming.
 */
export function standingOf(match: Pick<Match, 'state' | 'sport'>): Standing {
  const { state } = match;
  const phase = phaseOf(match);
  if (phase === 'off') return state.kind === 'postponed' ? 'upcoming' : 'finished';
  return phase === 'running' && state.kind === 'other' && state.score === null ? 'upcoming' : phase;
}

/** Whether a filter includes a match. `live` includes running matches, which have their own heading. */
export function isUnder(filter: ListFilter, match: Pick<Match, 'state' | 'sport'>): boolean {
  if (filter === 'all') return true;
  const standing = standingOf(match);
  return standing === filter || (filter === 'live' && standing === 'running');
}
