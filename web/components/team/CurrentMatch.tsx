import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../appContext.ts';
import { eventQuery } from '../../data/eventQueries.ts';
import type { Match } from '../../domain/match.ts';
import { isUnderWay } from '../../domain/team.ts';
import { ScoreAnnouncer } from '../match/ScoreAnnouncer.tsx';
import { DatedMatch } from './DatedMatch.tsx';

/** The match that is being played, kept up to date, or the next one. */
export function CurrentMatch({ match }: { match: Match }) {
  const { t, site } = useApp();
  const { data: snapshot } = useQuery({ ...eventQuery(match, site.pollSeconds), enabled: isUnderWay(match) });
  const shown = snapshot?.event.match ?? match;
  const announced = useMemo(() => [shown], [shown]);
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby="current-match">
      <ScoreAnnouncer matches={announced} />
      <h2 id="current-match" className="px-3 py-2 text-sm font-semibold">
        {t(isUnderWay(match) ? 'team.running' : 'team.next')}
      </h2>
      <DatedMatch match={shown} />
    </section>
  );
}
