import { goalsOf, type ListedGoal, type MatchState } from '../domain/match.ts';
import { runningMinute } from '../domain/matchClock.ts';

/** A goal is news in its own minute and the next. */
const NEWS_MINUTES = 1;

/** Whether a running match’s last goal has just fallen, by the match clock at `now` (milliseconds UTC). */
export function isGoalNews(state: MatchState, now: number): boolean {
  const goal = goalsOf(state).at(-1);
  const running = runningMinute(state, now);
  if (goal === undefined || running === null || running.added === null) return false;
  const since = running.minute + (running.added ?? 0) - goal.minute - (goal.added ?? 0);
  return since >= 0 && since <= NEWS_MINUTES;
}

/** A goal’s minute: `67'`, `45+2'`. */
export function goalMinute({ minute, added }: Pick<ListedGoal, 'minute'> & Partial<ListedGoal>): string {
  return `${minute}${added === undefined ? '' : `+${added}`}'`;
}
