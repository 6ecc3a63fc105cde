import type { ReactNode } from 'react';
import { useApp } from '../../appContext.ts';
import { useAt, useAtMatchTime } from '../../data/pageClock.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { isTimed, isUnderWay, type Match, phaseOf } from '../../domain/match.ts';
import { countdown } from '../../format/countdown.ts';
import { kickOffDay } from '../../format/kickOff.ts';
import { minuteText, statusText } from '../../format/matchStatus.ts';
import { zonedTime } from '../../format/zonedTime.ts';
import { Minute } from '../match/Minute.tsx';

/** The text of a match's state as its page shows it now. */
function useStatus(match: Match) {
  const { visitor, t } = useApp();
  const minute = useAtMatchTime((now) => minuteText(match.state, now));
  return { minute, ...statusText({ match, zone: visitor.zone, minute }, t) };
}

/** What the match is doing, short: its minute or its label, and its note where the words of `EventNote` don't stand beside it. */
export function StatusLabel({ match, isBrief = false }: { match: Match; isBrief?: boolean }) {
  const { minute, label, note } = useStatus(match);
  return (
    <>
      {minute === null ? label : <Minute text={minute} />}
      {isUnderWay(match) && (
        <>
          {' '}
          <i className="live-dot" />
        </>
      )}
      {note !== null && !isBrief && match.state.kind !== 'delayed' && <small> {note}</small>}
    </>
  );
}

/** Whether a match is still waited for, at an hour that is known: that hour stands in the place of the score. */
export function isBeforeKickOff({ state }: Match): boolean {
  return state.kind === 'not-started' && state.untimed !== true;
}

/** The line under the score: the minute or the label, and the score at half time. */
export function EventStatus({ event: { match, halfTime } }: { event: EventDetail }) {
  const { t } = useApp();
  return (
    <p className="event-status">
      <b className={isUnderWay(match) ? 'text-live' : ''}>
        <StatusLabel match={match} isBrief />
      </b>
      {halfTime !== null && match.state.kind !== 'half-time' && (
        <span className="text-muted"> · {t('event.halfTime', { ...halfTime })}</span>
      )}
    </p>
  );
}

// The label of a half that runs, and of an ordinary end, says enough to the eye.
function isPlain({ kind, ...state }: Match['state']): boolean {
  if (kind === 'playing' && 'period' in state) return state.period === 'first-half' || state.period === 'second-half';
  if (kind === 'finished' && 'ending' in state) return state.ending === 'regular';
  return kind === 'half-time' || kind === 'not-started' || kind === 'other';
}

/** What the label leaves out: the day and how long until then, why a match is not played, how it was decided. */
export function EventNote({ event: { match, shootOut } }: { event: EventDetail }) {
  const { t, visitor } = useApp();
  const { label, long } = useStatus(match);
  const { state, kickOff } = match;
  const left = useAt((now) => (isTimed(match) && phaseOf(match) === 'upcoming' ? countdown(kickOff - now, t) : null));
  const isToday = zonedTime(kickOff, visitor.zone).date === zonedTime(visitor.now, visitor.zone).date;
  const isUntimed = state.kind === 'not-started' && state.untimed === true;
  const parts: ReactNode[] = [
    ...(isToday || !['not-started', 'delayed', 'postponed'].includes(state.kind)
      ? []
      : [kickOffDay(kickOff, visitor, t)]),
    ...(label !== long && (isUntimed || !isPlain(state)) ? [long] : []),
    ...(left === null ? [] : [left]),
    ...(shootOut === null ? [] : [t('match.shootOut', { ...shootOut })]),
  ];
  if (parts.length === 0) return label === long ? null : <p className="sr-only">{long}</p>;
  return <p className="event-note">{parts.join(' · ')}</p>;
}
