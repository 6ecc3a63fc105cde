import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../data/appContext.ts';
import { eventQuery } from '../../data/eventQueries.ts';
import { useConfirmedAt } from '../../data/useConfirmedAt.ts';
import { isUnderWay, type Match, phaseOf } from '../../domain/match.ts';
import { Freshness } from '../match/Freshness.tsx';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer.tsx';
import { DatedMatch } from './DatedMatch.tsx';

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
      <div className="card mb-3 overflow-clip">
        <h2 id={headingId} className="px-3 py-2 text-sm font-semibold">
          {t(`team.${heading}`)}
        </h2>
        <DatedMatch match={shown} />
      </div>
    </section>
  );
}
