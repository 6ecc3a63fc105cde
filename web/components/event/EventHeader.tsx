import { useApp } from '../../appContext.ts';
import type { EventView } from '../../data/pageState.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import type { Side } from '../../domain/match.ts';
import { isUnderWay, leaderOf, scoreOf } from '../../domain/match.ts';
import { nameIn } from '../../domain/named.ts';
import { slugWithId } from '../../domain/slug.ts';
import { namesOf, teamName } from '../../format/teamNames.ts';
import { useGlow } from '../match/useGlow.ts';
import { Flag } from '../navigation/Flag.tsx';
import { EventCrest } from './EventCrest.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPrices } from './EventPrices.tsx';
import { EventStatus } from './EventStatus.tsx';
import { Scorers } from './Scorers.tsx';
import { useTeamAddress } from './TeamLink.tsx';

function CompetitionLink({ event: { match }, round }: { event: EventDetail; round: string | null }) {
  const { href, locale } = useApp();
  const { competition, sport } = match;
  const { country } = competition;
  const slug = slugWithId(competition.name, competition.id);
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 border-b border-line px-3 text-sm">
      <span className="flex max-w-full items-center gap-2">
        <Flag address={country.flag} />
        <a
          className="inline-flex min-h-11 min-w-0 items-center hover:underline"
          href={href({ name: 'tournament', sport, category: country.slug, slug, tab: 'matches' })}
        >
          <span className="truncate">
            <span className="text-muted">{country.names[locale]} · </span>
            <span className="font-semibold">{nameIn(competition, locale)}</span>
          </span>
        </a>
      </span>
      {round !== null && <span className="leading-8 text-muted">{round}</span>}
    </p>
  );
}

/** A side of the score: it glows once when it changes. */
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
  const heard =
    score === null
      ? t('match.noScore', namesOf(match, t))
      : t('match.score', { ...namesOf(match, t), homeScore: score.home, awayScore: score.away });
  return (
    <>
      <p className="sr-only">{heard}</p>
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
  const shown = (
    <>
      <EventCrest team={team} />
      <bdi className={`event-name${team === null ? ' text-muted' : ''}`}>{teamName(team, t)}</bdi>
    </>
  );
  const together = 'flex max-w-full flex-col items-center gap-1';
  return (
    <p className="flex min-w-0 flex-col items-center gap-1 text-center">
      {address === undefined ? (
        <span className={together}>{shown}</span>
      ) : (
        <a className={`${together} hover:underline`} href={address}>
          {shown}
        </a>
      )}
      {cards > 0 && (
        <span className="row-card">
          <span aria-hidden="true">{cards > 1 ? cards : ' '}</span>
          <span className="sr-only">{t.count('match.redCards', cards)}</span>
        </span>
      )}
    </p>
  );
}

/** The match at a glance: competition, teams, score, minute, scorers, facts and best prices. */
export function EventHeader({ event, view: { query, round, panel } }: { event: EventDetail; view: EventView }) {
  const { t } = useApp();
  return (
    <article className="card mb-3 overflow-clip">
      <h1 className="sr-only">{t('match.versus', namesOf(event.match, t))}</h1>
      <CompetitionLink event={event} round={round} />
      <div className="event-teams">
        <TeamName event={event} side="home" />
        <div>
          <Score event={event} />
          <EventStatus event={event} />
        </div>
        <TeamName event={event} side="away" />
        <Scorers event={event} side="home" />
        <span />
        <Scorers event={event} side="away" />
      </div>
      {/* On a phone prices come before places and names. */}
      <div className={panel.tab === 'odds' ? 'max-lg:hidden' : undefined}>
        <EventFacts event={event} />
      </div>
      {/* The odds tab has the same prices, and more room for them. */}
      {panel.tab !== 'odds' && <EventPrices match={event.match} query={query} />}
    </article>
  );
}
