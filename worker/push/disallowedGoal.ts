import type { EventDetail } from '../../web/domain/eventDetail.ts';
import { answerOf } from '../base/answerOf.ts';
import { journalLog as log } from '../base/log.ts';
import { UpstreamCall } from '../base/upstreamCall.ts';
import type { LiveContext } from '../live/state/readContext.ts';
import type { Alert } from '../settings/alertBinding.ts';

/** An alert of a disallowed goal waits no longer for its reason. */
const PATIENCE_MS = 2_000;

/** The scorer and the reason of a side's disallowed goal, as a match's details have them; null if it may be another goal. */
function cancelledGoal({ incidents }: EventDetail, news: Alert['news'] & { type: 'goal-disallowed' }) {
  const cancelled = incidents.flatMap((each) =>
    each.kind === 'cancelled-goal' && each.side === news.side ? each : [],
  );
  const own = cancelled.filter(({ player }) => news.scorer === null || player === news.scorer);
  const [goal] = own;
  return goal?.kind === 'cancelled-goal' && own.length === 1 ? { scorer: goal.player, reason: goal.reason } : null;
}

/** An alert of a disallowed goal with the scorer and the reason, if the details of its match have them. Never rejects. */
export async function withReason(alert: Alert, feed: Pick<LiveContext['feed'], 'event'>): Promise<Alert> {
  const { news, match } = alert;
  if (news.type !== 'goal-disallowed') return alert;
  const asking = { patienceMs: PATIENCE_MS, log, event: 'reason unreadable', facts: { match: match.id } };
  const answer = await answerOf(() => feed.event(new UpstreamCall(), match.sport, match.id), asking);
  const goal = answer?.ok && answer.value.kind === 'found' ? cancelledGoal(answer.value.event, news) : null;
  return goal === null ? alert : { ...alert, news: { ...news, ...goal } };
}
