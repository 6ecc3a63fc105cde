import { leaderOf, type MatchState, type Score, type Side } from '../../../web/domain/match.ts';

/** Sets the source’s winner of an awarded match, or of a shoot-out without a known score. */
export function withWinner(state: MatchState, winner: Side | null): MatchState {
  if (state.kind !== 'finished' || winner === null) return state;
  const lacksWinner = state.ending === 'awarded' || (state.ending === 'penalties' && state.shootOut === null);
  return lacksWinner && leaderOf(state) !== winner ? { ...state, winner } : state;
}

export const isLevel = ({ home, away }: Score) => home === away;

/** The difference of two scores; null if it would be negative. */
export function restOf(total: Score | null, before: Score | null): Score | null {
  if (total === null || before === null) return null;
  const rest = { home: total.home - before.home, away: total.away - before.away };
  return rest.home >= 0 && rest.away >= 0 ? rest : null;
}

/** Whether a score can end a shoot-out, which stops once a side cannot catch up. */
export function isShootOut({ home, away }: Score): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (most > 5) return most - least === 1;
  return most > least && !(most === 5 && least < 3) && !(most === 4 && least === 0);
}
