import { useApp } from '../../data/appContext.ts';
import type { EventView } from '../../data/pageState.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { lineGoals } from '../../domain/lineGoals.ts';
import type { Side } from '../../domain/match.ts';
import { isUnderWay, leaderOf, scoreOf } from '../../domain/match.ts';
import { nameIn } from '../../domain/named.ts';
import { slugWithId } from '../../domain/slug.ts';
import { hasLongWord } from '../../format/longWord.ts';
import { namesOf, teamName } from '../../format/teamNames.ts';
import { ScoreLine } from '../match/ScoreLine.tsx';
import { useGlow } from '../match/useGlow.ts';
import { NoHydration } from '../NoHydration.tsx';
import { Flag } from '../navigation/Flag.tsx';
import { Star } from '../Star.tsx';
import { EventCrest } from './EventCrest.tsx';
import { EventNote, EventStatus, isBeforeKickOff, StatusLabel } from './EventStatus.tsx';
import { Scorers } from './Scorers.tsx';
import { useTeamAddress } from './TeamLink.tsx';

function CompetitionLine({ event: { match }, round }: { event: EventDetail; round: string | null }) {
  const { href, locale } = useApp();
  const { competition, sport } = match;
  const { country } = competition;
  const slug = slugWithId(competition.name, competition.id);
  return (
    <p className="event-competition">
      <Flag address={country.flag} />
      <a href={href({ name: 'tournament', sport, category: country.slug, slug, tab: 'matches' })}>
        <span className={country.flag === null ? 'text-muted' : 'event-country text-muted'}>
          {country.names[locale]} ·{' '}
        </span>
        <span className="font-semibold">{nameIn(competition, locale)}</span>
      </a>
      {round !== null && <span className="event-round">{round}</span>}
    </p>
  );
}

/** One side's score, which glows when it changes. */
function Goals({ value, lead }: { value: number | undefined; lead: boolean }) {
  const cell = useGlow(value);
  return (
    <span ref={cell} className={`row-score event-goals ${lead ? 'font-bold' : 'font-semibold'}`}>
      {value ?? '-'}
    </span>
  );
}

function Score({ event: { match } }: { event: EventDetail }) {
  const { t } = useApp();
  const { state } = match;
  const score = scoreOf(state);
  const lead = leaderOf(state);
  const spoken =
    score === null
      ? t('match.noScore', namesOf(match, t))
      : t('match.score', { ...namesOf(match, t), homeScore: score.home, awayScore: score.away });
  if (isBeforeKickOff(match)) {
    return (
      <>
        <p className="sr-only">{spoken}</p>
        <p className="event-score event-start">
          <StatusLabel match={match} isBrief />
        </p>
      </>
    );
  }
  return (
    <>
      <p className="sr-only">{spoken}</p>
      <p aria-hidden="true" className={isUnderWay(match) ? 'event-score text-live' : 'event-score'}>
        <Goals value={score?.home} lead={lead === 'home'} />
        <span className="text-muted">{score === null ? '' : '–'}</span>
        <Goals value={score?.away} lead={lead === 'away'} />
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
    <article className="event-head card">
      <h1 className="sr-only">{versus}</h1>
      <CompetitionLine event={event} round={round} />
      <NoHydration id="share" className="share needs-script" render={(parts) => parts.share(versus)} />
      <Star follow={`m${event.match.id}`} name={versus} />
      <div className="event-teams">
        <TeamName event={event} side="home" />
        <div>
          <Score event={event} />
          {!isBeforeKickOff(event.match) && <EventStatus event={event} />}
        </div>
        <TeamName event={event} side="away" />
        <EventNote event={event} />
        <Scorers event={event} side="home" />
        <Scorers event={event} side="away" />
        <ScoreLine match={event.match} goals={lineGoals(event.incidents)} variant="match" />
      </div>
    </article>
  );
}
