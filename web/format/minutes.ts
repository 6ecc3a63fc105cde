import type { Translate } from '../../locales/translate.ts';
import { goalsOf, type MatchState } from '../domain/match.ts';
import { runningMinute } from '../domain/matchClock.ts';

/** A minute for screen readers: `49'` is the 49th minute, `45+2'` the 45th minute plus 2. */
export function spokenMinute(text: string, t: Translate): string {
  const [minute = '', added] = text.replace("'", '').split('+');
  const spoken = t.ordinal('match.minute', Number(minute));
  if (added === undefined) return spoken;
  return added === '' ? t('match.addedTime', { minute: spoken }) : t('match.plus', { minute: spoken, added });
}

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

/** A minute of the match clock: `67'`, `45+2'`. */
export function minuteOf({ minute, added = null }: { minute: number; added?: number | null | undefined }): string {
  return added === null ? `${minute}'` : `${minute}+${added}'`;
}
