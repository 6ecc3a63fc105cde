import type { Side } from '../../../web/domain/match.ts';
import { leaderOf, type MatchState } from '../../../web/domain/match.ts';

/**
 * A match that a decision or a shoot-out has ended, with the winner that its source names where no goals tell it: those of
 * play tell another story, and those of the shoot-out may not be known.
 */
export function withWinner(state: MatchState, winner: Side | null): MatchState {
  if (state.kind !== 'finished' || winner === null) return state;
  const isUntold = state.ending === 'awarded' || (state.ending === 'penalties' && state.shootOut === null);
  return isUntold && leaderOf(state) !== winner ? { ...state, winner } : state;
}
