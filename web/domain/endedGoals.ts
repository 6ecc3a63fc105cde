import type { MatchState } from './match.ts';
import type { LineGoal } from './scoreLine.ts';

/** The goals of a match that ended; null where the source does not list them all with their minutes. */
export function endedGoals(state: MatchState): LineGoal[] | null {
  const minutes = state.kind === 'finished' ? state.goalMinutes : undefined;
  return minutes?.map((minute) => ({ side: minute > 0 ? 'home' : 'away', minute: Math.abs(minute) })) ?? null;
}
