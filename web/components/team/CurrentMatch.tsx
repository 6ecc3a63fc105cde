import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../appContext.ts';
import { eventQuery } from '../../data/eventQueries.ts';
import { useConfirmedAt } from '../../data/useConfirmedAt.ts';
import { type Match, phaseOf } from '../../domain/match.ts';
import { isUnderWay } from '../../domain/team.ts';
import { Freshness } from '../match/Freshness.tsx';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer.tsx';
import { DatedMatch } from './DatedMatch.tsx';

/** The match that is being played, kept up to date, or the next one. */
export function CurrentMatch({ match }: { match: Match }) {
  const { t, site } = useApp();
  const isRunning = isUnderWay(match);
  const {
    data: snapshot,
    dataUpdatedAt,
    refetch,
  } = useQuery({ ...eventQuery(match, site.pollSeconds), enabled: isRunning });
  const confirmedAt = useConfirmedAt(snapshot, dataUpdatedAt);
  const shown = snapshot?.event.match ?? match;
  const announced = useMemo(() => [shown], [shown]);
  const phase = phaseOf(shown);
  const heading = isUnderWay(shown) ? 'running' : phase === 'finished' ? 'ended' : 'next';
  return (
    <section aria-labelledby="current-match">
      {isUnderWay(shown) && snapshot !== undefined && (
        <Freshness confirmedAt={confirmedAt} stale={snapshot.stale} retry={refetch} />
      )}
      <ScoreAnnouncer matches={announced} />
      <div className="card mb-3 overflow-clip">
        <h2 id="current-match" className="px-3 py-2 text-sm font-semibold">
          {t(`team.${heading}`)}
        </h2>
        <DatedMatch match={shown} />
      </div>
    </section>
  );
}
