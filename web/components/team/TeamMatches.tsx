import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../data/appContext.ts';
import { eventQuery } from '../../data/eventQueries.ts';
import { useConfirmedAt } from '../../data/pageClock.ts';
import { nameIn } from '../../domain/locale.ts';
import { isUnderWay, type Match, phaseOf } from '../../domain/match.ts';
import { kickOffDay } from '../../format/kickOff.ts';
import { Freshness } from '../match/Freshness.tsx';
import { MatchRow } from '../match/MatchRow.tsx';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer.tsx';

export function DatedMatch({ match }: { match: Match }) {
  const { t, visitor, locale } = useApp();
  return (
    <div className="border-t border-line">
      <p className="flex flex-wrap justify-between gap-x-3 px-3 pt-2 text-xs text-muted">
        <span className="first-letter:uppercase">{kickOffDay(match.kickOff, visitor, t)}</span>
        <span>{nameIn(match.competition, locale)}</span>
      </p>
      <ul className="[&>.row]:border-t-0">
        <MatchRow match={match} prices={undefined} minimumAge={null} />
      </ul>
    </div>
  );
}

interface CurrentMatchProps {
  match: Match;
  /** Whether the page polls the match while it is running. */
  isFollowed: boolean;
}

/** A running match, the next match, or one that ended while the page was open. */
export function CurrentMatch({ match, isFollowed }: CurrentMatchProps) {
  const { t, site } = useApp();
  const isPolled = isFollowed && isUnderWay(match);
  const {
    data: snapshot,
    dataUpdatedAt,
    refetch,
  } = useQuery({ ...eventQuery(match, site.pollSeconds), enabled: isPolled });
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
      <ScoreAnnouncer matches={announced} />
      <div className="card group-card mb-3 overflow-clip">
        <h2 id={headingId} className="px-3 py-2 text-sm font-semibold">
          {t(`team.${heading}`)}
        </h2>
        <DatedMatch match={shown} />
      </div>
    </section>
  );
}

interface TeamMatchListProps {
  of: 'fixtures' | 'results';
  matches: readonly Match[];
  /** Whether every day of the week was available. */
  isWhole: boolean;
  link?: ReactNode;
}

export function TeamMatchList({ of, matches, isWhole, link }: TeamMatchListProps) {
  const { t } = useApp();
  const none = {
    fixtures: t(isWhole ? 'team.noFixtures' : 'team.noFixturesKnown'),
    results: t(isWhole ? 'team.noResults' : 'team.noResultsKnown'),
  }[of];
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby={`team-${of}`}>
      <div className="flex items-center justify-between gap-2 px-3">
        <h2 id={`team-${of}`} className="py-2 text-sm font-semibold">
          {t(`team.${of}`)}
        </h2>
        {link}
      </div>
      {matches.length === 0 && <p className="px-3 pb-3 text-sm text-muted">{none}</p>}
      {matches.map((match) => (
        <DatedMatch key={match.id} match={match} />
      ))}
    </section>
  );
}
