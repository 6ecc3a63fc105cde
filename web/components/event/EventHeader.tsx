import { useApp } from '../../data/appContext.ts';
import { useAtMatchTime } from '../../data/pageClock.ts';
import type { EventView } from '../../data/pageState.ts';
import { barColours } from '../../domain/colours.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { isGoal, lineGoals } from '../../domain/incidents.ts';
import { isUnderWay, type Match, phaseOf, type Side, scoreOf, sumOf } from '../../domain/match.ts';
import { breakPositions, positionAt, reachOf } from '../../domain/scoreLine.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { kickOffTime } from '../../format/kickOff.ts';
import { minuteOf } from '../../format/minutes.ts';
import { hasLongWord } from '../../format/shortNames.ts';
import { namesOf, teamName } from '../../format/teamNames.ts';
import { Bell } from '../Bell.static.tsx';
import { ClubWash } from '../ClubWash.tsx';
import { Crest } from '../match/Crest.tsx';
import { RedCards } from '../match/MatchRow.tsx';
import { useGlow } from '../match/useGlow.ts';
import { NoHydration } from '../NoHydration.tsx';
import { Star } from '../Star.tsx';
import { CompetitionLine } from './EventFacts.static.tsx';
import { EventNote, EventStatus, showsStart } from './EventStatus.tsx';
import { PeriodTable } from './PeriodTable.tsx';
import { Scorers } from './Scorers.tsx';
import { useTeamAddress } from './TeamLink.tsx';

/** The smallest distance (percent) between two minutes that are written above the line. */
const MINUTE_WIDTH = 7.5;

/**
 * The match as a line: how far it is, its breaks, and its goals as dots with their minutes. Home goals are filled, away
 * goals hollow. Decorative: the timeline has the same goals.
 */
function EventScoreLine({ event: { match, incidents } }: { event: EventDetail }) {
  const reach = useAtMatchTime((now) => reachOf(match, lineGoals(incidents), now), match.state.kind === 'playing');
  if (reach === null) return null;
  const colours = barColours(match);
  const over = match.state.kind === 'finished' ? ' event-line-over' : '';
  let written = -MINUTE_WIDTH;
  const dots = incidents.filter(isGoal).flatMap(({ side, minute }) => {
    if (minute === null) return [];
    const place = positionAt(minute.minute, match);
    const isWritten = place - written >= MINUTE_WIDTH;
    if (isWritten) written = place;
    return [{ side, place, text: isWritten ? minuteOf(minute) : null }];
  });
  return (
    <svg className={`event-line${over}`} aria-hidden="true">
      <rect y="18" width="100%" height="6" rx="3" className="event-line-track" />
      <rect y="18" width={`${reach}%`} height="6" rx="3" fill="currentColor" />
      {breakPositions(match).map((place) => (
        <svg key={place} x={`${place}%`} aria-hidden="true">
          <rect x="-1" y="16" width="2" height="10" className="event-line-break" />
        </svg>
      ))}
      {dots.map(({ side, place, text }, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a goal has no id, only a position
          key={index}
          x={`${place}%`}
          color={colours[side]}
          aria-hidden="true"
        >
          <circle cy="21" r="8" className={`event-goal event-goal-${side}`} />
          {text !== null && (
            <text y="9" className="event-goal-minute">
              {text}
            </text>
          )}
        </svg>
      ))}
    </svg>
  );
}

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
  const colour = score === null ? ' event-start text-muted' : isUnderWay(match) ? ' text-live' : '';
  return (
    <>
      <p className="sr-only">{spoken}</p>
      {showsStart(match) ? (
        <p className={`event-score event-start figures${phaseOf(match) === 'off' ? ' text-muted line-through' : ''}`}>
          {kickOffTime(match, visitor.zone, t)}
        </p>
      ) : (
        <p aria-hidden="true" className={`event-score figures${colour}${isLong ? ' event-score-long' : ''}`}>
          <Goals value={score?.home} />
          <span className="event-dash">{score === null ? '' : '–'}</span>
          <Goals value={score?.away} />
        </p>
      )}
    </>
  );
}

function TeamName({ event: { match }, side }: { event: EventDetail; side: Side }) {
  const { t } = useApp();
  const address = useTeamAddress(match, side);
  const team = match[side];
  const name = teamName(team, t);
  const shown = (
    <>
      <Crest team={team} isLarge />
      <bdi className={`event-name${team === null ? ' text-muted' : ''}${hasLongWord(name) ? ' event-long' : ''}`}>
        {name}
      </bdi>
    </>
  );
  return (
    <div className="event-team">
      {address === undefined ? <span>{shown}</span> : <a href={address}>{shown}</a>}
      <RedCards count={match.redCards[side]} />
    </div>
  );
}

/** The first leg, and the goals of both legs. */
function FirstLeg({ match, firstLeg }: { match: Match; firstLeg: Match }) {
  const { t, href } = useApp();
  const score = scoreOf(firstLeg.state);
  const goals = score === null ? null : `${score.home}–${score.away}`;
  const total = match.home === null ? null : sumOf([firstLeg, match], match.home);
  return (
    <p className="event-note">
      <a href={href(matchRoute(firstLeg))}>
        {t('match.firstLeg', { match: [t('match.fixture', namesOf(firstLeg, t)), goals].filter(Boolean).join(' ') })}
      </a>
      {total !== null && ` · ${t('match.aggregate', { ...total })}`}
    </p>
  );
}

export function EventHeader({ event, view: { round, firstLeg } }: { event: EventDetail; view: EventView }) {
  const { t, site } = useApp();
  const versus = t('match.versus', namesOf(event.match, t));
  return (
    <article className="event-head card washed">
      <ClubWash home={event.match.home} away={event.match.away} />
      <h1 className="sr-only">{versus}</h1>
      <NoHydration id="match-competition" className="event-competition">
        <CompetitionLine match={event.match} round={round} />
      </NoHydration>
      <div className="head-actions">
        {site.alerts && phaseOf(event.match) !== 'finished' && (
          <NoHydration id="bell" className="needs-script">
            <Bell follow={`m${event.match.id}`} named={[event.match.home, event.match.away]} />
          </NoHydration>
        )}
        <Star follow={`m${event.match.id}`} name={versus} />
      </div>
      <div className="event-teams">
        <TeamName event={event} side="home" />
        <div>
          <Score event={event} />
          {!showsStart(event.match) && <EventStatus event={event} />}
        </div>
        <TeamName event={event} side="away" />
        <EventNote event={event} />
        {firstLeg !== null && <FirstLeg match={event.match} firstLeg={firstLeg} />}
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
