import { type Match, type MatchState, phaseOf } from '../../../web/domain/match.ts';
import type { EarlierState } from '../../settings/journalBinding.ts';

/** An ended match no longer changes this long after its kick-off. */
const OVER_MS = 4 * 60 * 60_000;

const NO_CARDS = { home: 0, away: 0 };

/** A match whose state is unknown: without score and cards. */
export function unknownState({ id, kickOff }: Pick<Match, 'id' | 'kickOff'>): EarlierState {
  const state: MatchState = { kind: 'awaiting-info', score: null };
  return { id, kickOff, state, redCards: NO_CARDS, correctedAt: null };
}

/** Whether a match had the same state some minutes ago, because it has not begun or ended long ago. */
export function isSettled(match: Pick<Match, 'state' | 'sport' | 'kickOff'>, instant: number): boolean {
  const phase = phaseOf(match);
  return phase === 'upcoming' || (phase !== 'live' && phase !== 'running' && match.kickOff < instant - OVER_MS);
}
