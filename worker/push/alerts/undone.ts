import type { Alert, AlertNews } from '../../settings/alertBinding.ts';

type Correction = AlertNews & { type: 'goal-disallowed' | 'score-corrected' };

const isCorrection = (news: AlertNews): news is Correction =>
  news.type === 'goal-disallowed' || news.type === 'score-corrected';

/** A goal of a player that the source took off its list. */
const isCancelled = (news: AlertNews) => 'deed' in news && news.deed === 'cancelled-goal';

const isScored = (news: AlertNews) => 'deed' in news && (news.deed === 'goal' || news.deed === 'penalty');

/** Whether a later alert of the match, or of the player, takes the goals of an alert back. */
export function isUndone({ id, news }: Alert, known: readonly Alert[]): boolean {
  if (isScored(news)) return known.some((each) => isCancelled(each.news) && undoneBy(each, known) === id);
  if (news.type !== 'goal') return false;
  return known.some(
    ({ id: later, news: other }) =>
      later > id && isCorrection(other) && (news.score.home > other.score.home || news.score.away > other.score.away),
  );
}

/** Whether an alert replaces older ones of the match. Only those with the goal need its correction. */
export function isReplacing(alert: Alert, known: readonly Alert[]): boolean {
  return !isCorrection(alert.news) && !isCancelled(alert.news) && !isUndone(alert, known);
}

/** The goal that a correction undoes: the latest with the corrected score before it. Null for other news. */
export function undoneBy({ id, news }: Alert, known: readonly Alert[]): number | null {
  if (isCancelled(news)) return known.findLast((each) => each.id < id && isScored(each.news))?.id ?? null;
  if (!isCorrection(news)) return null;
  const goal = known.findLast(({ id: earlier, news: other }) => {
    if (other.type !== 'goal' || earlier > id) return false;
    const before = { ...other.score, [other.side]: other.score[other.side] - other.by };
    return before.home === news.score.home && before.away === news.score.away;
  });
  return goal?.id ?? null;
}
