import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import { useAt, useAtMatchTime } from '../../data/pageClock.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { isTimed, kickOffDate } from '../../domain/kickOff.ts';
import { isFixture, isUnderWay, type Match, phaseOf, type Side, scoreOf, showsKickOff } from '../../domain/match.ts';
import { zonedTime } from '../../domain/zonedTime.ts';
import { countdown } from '../../format/countdown.ts';
import { kickOffDay } from '../../format/kickOff.ts';
import { minuteText, statusText } from '../../format/matchStatus.ts';
import { Crest } from '../match/Crest.tsx';
import { TeamName } from '../match/TeamName.tsx';
import { Minute } from '../SpokenText.tsx';

/** A sticky line with the score, behind the head until that has scrolled away. Decorative: the head has its text. */
export function ScoreBar({ event: { match } }: { event: EventDetail }) {
  const { t } = useApp();
  const score = scoreOf(match.state);
  const team = (side: Side) => (
    <bdi className="score-bar-team">
      <TeamName team={match[side]} />
    </bdi>
  );
  return (
    <div className="score-bar sticky" aria-hidden="true">
      <Crest team={match.home} />
      {team('home')}
      <b className={isUnderWay(match) ? 'text-live' : ''}>
        {score === null ? t('short.versus') : `${score.home}–${score.away}`}
      </b>
      {team('away')}
      <Crest team={match.away} />
      <span className={isUnderWay(match) ? 'text-live' : 'text-muted'}>
        <StatusLabel match={match} />
      </span>
    </div>
  );
}

function useStatus(match: Match) {
  const { visitor, t } = useApp();
  const minute = useAtMatchTime((now) => minuteText(match.state, now));
  return { minute, ...statusText({ match, zone: visitor.zone, minute }, t) };
}

/** The running minute or a short status label. Set `isBrief` to omit the note where `EventNote` is shown too. */
function StatusLabel({ match, isBrief = false }: { match: Match; isBrief?: boolean }) {
  const { minute, label, note } = useStatus(match);
  return (
    <>
      {minute === null ? label : <Minute text={minute} />}
      {match.state.kind === 'playing' && (
        <>
          {' '}
          <i className="live-dot" />
        </>
      )}
      {note !== null && !isBrief && match.state.kind !== 'delayed' && <small> {note}</small>}
    </>
  );
}

/** Whether the kick-off time is shown instead of the score: the match has none, because it is ahead, delayed or off. */
export function showsStart(match: Match): boolean {
  return isTimed(match) && showsKickOff(match.state) && scoreOf(match.state) === null && !match.concealed;
}

/** The line under the score: the minute or label, and the half-time score. A shoot-out has its own score below. */
export function EventStatus({ event: { match, halfTime, shootOut } }: { event: EventDetail }) {
  const { t } = useApp();
  return (
    <p className="event-status">
      <b className={isUnderWay(match) ? 'text-live' : ''}>
        <StatusLabel match={match} isBrief />
      </b>
      {halfTime !== null && shootOut === null && match.state.kind !== 'half-time' && (
        <span className="text-muted"> · {t('match.halfTime', { ...halfTime })}</span>
      )}
    </p>
  );
}

// These states need no long text, because their short label is clear.
function isPlain({ kind, ...state }: Match['state']): boolean {
  if (kind === 'playing' && 'period' in state) return state.period === 'first-half' || state.period === 'second-half';
  if (kind === 'finished' && 'ending' in state) return state.ending === 'regular' && state.worth === undefined;
  return kind === 'half-time' || kind === 'not-started' || kind === 'other';
}

/** Details that the label omits: kick-off day, countdown, why a match is off, how it was decided. */
export function EventNote({ event: { match, shootOut } }: { event: EventDetail }) {
  const { t, visitor } = useApp();
  const { label, long } = useStatus(match);
  const { state, kickOff } = match;
  const left = useAt((now) => (isTimed(match) && phaseOf(match) === 'upcoming' ? countdown(kickOff - now, t) : null));
  const isToday = kickOffDate(match, visitor.zone) === zonedTime(visitor.now, visitor.zone).date;
  const parts: ReactNode[] = [
    ...(isToday || !isFixture(match) ? [] : [kickOffDay(match, visitor, t)]),
    // The score of a shoot-out says how the match ended.
    ...(label !== long &&
    (state.kind === 'not-started' ? !isTimed(match) : !isPlain(state)) &&
    (shootOut === null || isUnderWay(match))
      ? [long]
      : []),
    ...(left === null ? [] : [left]),
    ...(shootOut === null ? [] : [t('match.shootOut', { ...shootOut })]),
  ];
  if (parts.length === 0) return label === long ? null : <p className="sr-only">{long}</p>;
  return <p className={`event-note${shootOut === null ? '' : ' text-md font-semibold'}`}>{parts.join(' · ')}</p>;
}
