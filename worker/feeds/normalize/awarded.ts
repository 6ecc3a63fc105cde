import type { Side } from '../../../web/domain/match.ts';
import { leaderOf, type MatchState } from '../../../web/domain/match.ts';

/**
 * Sets the source’s winner if the score does not show it: after an awarded match, or a shoot-out without a known
 * score.
 */
export function withWinner(state: MatchState, winner: Side | null): MatchState {
  if (state.kind !== 'finished' || winner === null) return state;
  const lacksWinner = state.ending === 'awarded' || (state.ending === 'penalties' && state.shootOut === null);
  return lacksWinner && leaderOf(state) !== winner ? { ...state, winner } : state;
}
