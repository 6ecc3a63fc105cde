import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../data/appContext.ts';
import { nearEventQuery, useEventParsers } from '../../data/eventQueries.ts';
import { useAt, useConfirmedAt } from '../../data/pageClock.ts';
import { isAwaited } from '../../domain/awaited.ts';
import { isTimed, kickOffDate } from '../../domain/kickOff.ts';
import { nameIn } from '../../domain/locale.ts';
import { isUnderWay, type Match, phaseOf, type Team } from '../../domain/match.ts';
import { zonedTime } from '../../domain/zonedTime.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { countdown } from '../../format/countdown.ts';
import { kickOffDay, kickOffTime } from '../../format/kickOff.ts';
import { MatchAnnouncer } from '../aloud/ReadAloud.tsx';
import { Crest } from '../match/Crest.tsx';
import { Freshness } from '../match/Freshness.tsx';
import { MatchRow } from '../match/MatchRow.tsx';
import { TeamName } from '../match/TeamName.tsx';

export function DatedMatch({ match }: { match: Match }) {
  const { t, visitor, locale } = useApp();
  return (
    <div className="border-t border-line">
      <p className="flex flex-wrap justify-between gap-x-3 px-3 pt-2 text-xs text-muted">
        <span className="first-letter:uppercase">{kickOffDay(match, visitor, t)}</span>
        <span>{nameIn(match.competition, locale)}</span>
      </p>
      <ul className="[&>.row]:border-t-0">
        <MatchRow match={match} prices={undefined} minimumAge={null} />
      </ul>
    </div>
  );
}

interface NextCardProps {
  match: Match;
  /** Positions in the table by team id, as text. */
  ranks: Readonly<Record<string, string>>;
}

/** The next match: both clubs with their positions, and when it begins. */
function NextCard({ match, ranks }: NextCardProps) {
  const { t, href, visitor, locale } = useApp();
  const left = useAt((now) => (isTimed(match) ? countdown(match.kickOff - now, t) : null));
  const isToday = kickOffDate(match, visitor.zone) === zonedTime(visitor.now, visitor.zone).date;
  const side = (team: Team | null) => (
    <span className="next-side">
      <Crest team={team} isLarge />
      <bdi className="event-name">
        <TeamName team={team} />
      </bdi>
      <span className="text-xs text-muted">{team && ranks[team.id]}</span>
    </span>
  );
  return (
    <a className="next-match" href={href(matchRoute(match))}>
      {side(match.home)}
      <span className="next-side text-xs text-muted">
        {nameIn(match.competition, locale)}
        <span className="figures next-time">{kickOffTime(match, visitor.zone, t)}</span>
        {[isToday ? null : kickOffDay(match, visitor, t), left].filter((part) => part !== null).join(' · ')}
      </span>
      {side(match.away)}
    </a>
  );
}

interface CurrentMatchProps extends NextCardProps {
  /** Whether the page polls the match from shortly before its kick-off. */
  isFollowed: boolean;
}

/** A running match, the next match, or one that ended while the page was open. */
export function CurrentMatch({ match, ranks, isFollowed }: CurrentMatchProps) {
  const { t, site } = useApp();
  useEventParsers();
  const isNear = useAt((now) => isFollowed && isAwaited(match, now));
  const { data: snapshot, dataUpdatedAt, refetch } = useQuery(nearEventQuery(match, site.pollSeconds, isNear));
  const confirmedAt = useConfirmedAt(snapshot, dataUpdatedAt);
  const shown = snapshot?.event.match ?? match;
  const headingId = `match-${match.id}`;
  const announced = useMemo(() => [shown], [shown]);
  const phase = phaseOf(shown);
  const heading = isUnderWay(shown) ? 'running' : phase === 'finished' ? 'ended' : 'next';
  return (
    <section aria-labelledby={headingId}>
      {isUnderWay(shown) && snapshot !== undefined && (
        <Freshness confirmedAt={confirmedAt} stale={snapshot.stale} retry={refetch} />
      )}
      <MatchAnnouncer matches={announced} />
      <div className="card group-card mb-3 overflow-clip">
        <h2 id={headingId} className={heading === 'next' ? 'sr-only' : 'px-3 py-2 text-sm font-semibold'}>
          {t(`team.${heading}`)}
        </h2>
        {heading === 'next' ? <NextCard match={shown} ranks={ranks} /> : <DatedMatch match={shown} />}
      </div>
    </section>
  );
}
