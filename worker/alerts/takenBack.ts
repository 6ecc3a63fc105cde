import type { Alert, AlertNews } from '../settings/alertBinding.ts';

type Correction = AlertNews & { type: 'goal-taken-back' | 'score-corrected' };

/** The news of an alert if it takes goals back; else null. */
export function correctionOf({ news }: Alert): Correction | null {
  return news.type === 'goal-taken-back' || news.type === 'score-corrected' ? news : null;
}

/** Whether a correction takes back the goals of an alert. */
export function isTakenBack({ news }: Alert, { score }: Correction): boolean {
  return news.type === 'goal' && (news.score.home > score.home || news.score.away > score.away);
}

/** Whether the score before an alert's goals is the corrected one, so that without the alert there is nothing to correct. */
export function isUndone({ news }: Alert, { score }: Correction): boolean {
  if (news.type !== 'goal') return false;
  const before = { ...news.score, [news.side]: news.score[news.side] - news.by };
  return before.home === score.home && before.away === score.away;
}
