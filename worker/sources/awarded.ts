import type { Side } from '../../web/domain/eventDetail.ts';
import { leaderOf, type MatchState } from '../../web/domain/match.ts';

/** An awarded match with the winner that its source names, where its goals (of play, or none) tell another story. */
export function withWinner(state: MatchState, winner: Side | null): MatchState {
  const isAwarded = state.kind === 'finished' && state.ending === 'awarded';
  return isAwarded && winner !== null && leaderOf(state) !== winner ? { ...state, winner } : state;
}
