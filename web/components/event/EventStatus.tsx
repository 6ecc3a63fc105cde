import { useApp } from '../../appContext.ts';
import { useAtMatchTime } from '../../data/clock.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { isUnderWay } from '../../domain/match.ts';
import { minuteText, statusText } from '../../format/matchStatus.ts';

/** What the match is doing: its minute or its label, with the state in full words, half-time score and shoot-out. */
export function EventStatus({ event: { match, halfTime, shootOut } }: { event: EventDetail }) {
  const { visitor, t } = useApp();
  const { state } = match;
  const minute = useAtMatchTime((now) => minuteText(state, now));
  const { label, long } = statusText({ match, zone: visitor.zone, minute }, t);
  const live = isUnderWay(match);
  return (
    <div className="text-center text-xs text-muted">
      <p className={`text-base font-semibold ${live ? 'text-live' : 'text-text'}`}>
        {label} {live && <i className="live-dot" />}
      </p>
      {label !== long && <p className="max-w-36 text-balance">{long}</p>}
      {shootOut !== null && <p className="font-semibold text-text">{t('match.shootOut', { ...shootOut })}</p>}
      {halfTime !== null && state.kind !== 'half-time' && <p>{t('event.halfTime', { ...halfTime })}</p>}
    </div>
  );
}
