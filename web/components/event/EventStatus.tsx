import { useApp } from '../../appContext.ts';
import { useAtMatchTime } from '../../data/pageClock.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { isUnderWay } from '../../domain/match.ts';
import { minuteText, statusText } from '../../format/matchStatus.ts';
import { Minute } from '../match/Minute.tsx';

/** What the match is doing: its minute or its label, with the state in full words, half-time score and shoot-out. */
export function EventStatus({ event: { match, halfTime, shootOut } }: { event: EventDetail }) {
  const { visitor, t } = useApp();
  const { state } = match;
  const minute = useAtMatchTime((now) => minuteText(state, now));
  const { label, long } = statusText({ match, zone: visitor.zone, minute }, t);
  const live = isUnderWay(match);
  return (
    <div className="text-center text-xs text-muted">
      <div className={`text-base font-semibold ${live ? 'text-live' : 'text-text'}`}>
        {minute === null ? label : <Minute text={minute} />} {live && <i className="live-dot" />}
      </div>
      {label !== long && <p className="max-w-36 text-balance">{long}</p>}
      {shootOut !== null && <div className="font-semibold text-text">{t('match.shootOut', { ...shootOut })}</div>}
      {halfTime !== null && state.kind !== 'half-time' && <p>{t('event.halfTime', { ...halfTime })}</p>}
    </div>
  );
}
