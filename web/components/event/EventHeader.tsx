import { useApp } from '../../data/appContext.ts';
import type { EventView } from '../../data/pageState.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import type { Side } from '../../domain/match.ts';
import { isUnderWay, phaseOf, scoreOf } from '../../domain/match.ts';
import { clockTime } from '../../format/kickOff.ts';
import { hasLongWord } from '../../format/shortNames.ts';
import { namesOf, teamName } from '../../format/teamNames.ts';
import { ClubWash } from '../ClubWash.tsx';
import { useGlow } from '../match/useGlow.ts';
import { NoHydration } from '../NoHydration.tsx';
import { Star } from '../Star.tsx';
import { EventCrest } from './EventCrest.tsx';
import { EventScoreLine } from './EventScoreLine.tsx';
import { EventNote, EventStatus, showsStart } from './EventStatus.tsx';
import { PeriodTable } from './PeriodTable.tsx';
import { Scorers } from './Scorers.tsx';
import { useTeamAddress } from './TeamLink.tsx';

/** One side's score, which glows when it changes. */
function Goals({ value }: { value: number | undefined }) {
  const cell = useGlow(value);
  return (
    <span ref={cell} className="event-goals">
      {value ?? '-'}
    </span>
  );
}

function Score({ event: { match } }: { event: EventDetail }) {
  const { t, visitor } = useApp();
  const { state } = match;
  const score = scoreOf(state);
  const spoken =
    score === null
      ? t('match.noScore', namesOf(match, t))
      : t('match.score', { ...namesOf(match, t), homeScore: score.home, awayScore: score.away });
  const isLong = score !== null && Math.max(score.home, score.away) > 9;
  if (showsStart(match)) {
    const isOff = phaseOf(match) === 'off';
    return (
      <>
        <p className="sr-only">{spoken}</p>
        <p className={`event-score event-start figures${isOff ? ' text-muted line-through' : ''}`}>
          {clockTime(match.kickOff, visitor.zone, t)}
        </p>
      </>
    );
  }
  return (
    <>
      <p className="sr-only">{spoken}</p>
      <p
        aria-hidden="true"
        className={`event-score figures${score === null ? ' event-start text-muted' : isUnderWay(match) ? ' text-live' : ''}${isLong ? ' event-score-long' : ''}`}
      >
        <Goals value={score?.home} />
        <span className="event-dash">{score === null ? '' : '–'}</span>
        <Goals value={score?.away} />
      </p>
    </>
  );
}

function TeamName({ event: { match }, side }: { event: EventDetail; side: Side }) {
  const { t } = useApp();
  const address = useTeamAddress(match, side);
  const cards = match.redCards[side];
  const team = match[side];
  const name = teamName(team, t);
  const shown = (
    <>
      <EventCrest team={team} />
      <bdi className={`event-name${team === null ? ' text-muted' : ''}${hasLongWord(name) ? ' event-long' : ''}`}>
        {name}
      </bdi>
    </>
  );
  return (
    <div className="event-team">
      {address === undefined ? <span>{shown}</span> : <a href={address}>{shown}</a>}
      {cards > 0 && (
        <span className="row-card">
          <span aria-hidden="true">{cards > 1 ? cards : ' '}</span>
          <span className="sr-only">{t.count('match.redCards', cards)}</span>
        </span>
      )}
    </div>
  );
}

/** The match at a glance: competition, teams, score, status and scorers. */
export function EventHeader({ event, view: { round } }: { event: EventDetail; view: EventView }) {
  const { t } = useApp();
  const versus = t('match.versus', namesOf(event.match, t));
  return (
    <article className="event-head card washed">
      <ClubWash home={event.match.home} away={event.match.away} />
      <h1 className="sr-only">{versus}</h1>
      <NoHydration
        id="match-competition"
        className="event-competition"
        render={(parts) => parts.matchCompetition(event.match, round)}
      />
      <Star follow={`m${event.match.id}`} name={versus} />
      <div className="event-teams">
        <TeamName event={event} side="home" />
        <div>
          <Score event={event} />
          {!showsStart(event.match) && <EventStatus event={event} />}
        </div>
        <TeamName event={event} side="away" />
        <EventNote event={event} />
        <div className="event-scorers">
          <Scorers event={event} side="home" />
          <Scorers event={event} side="away" />
        </div>
      </div>
      {event.periods.length > 0 && <PeriodTable event={event} className="mx-auto max-w-120 max-sm:hidden" />}
      <EventScoreLine event={event} />
    </article>
  );
}
