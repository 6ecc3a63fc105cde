import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../data/appContext.ts';
import { badgeQuery, countersQuery, followed, snapshotQuery } from '../../data/queries.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import type { Sport } from '../../domain/sport.ts';

const liveOf = ({ counters }: Snapshot) => counters.live;

/**
 * The number of live football matches. Pages with today's football list take it from the snapshot of the rows. Other pages
 * request only the counters of that snapshot. On pages of other sports the badge names football.
 */
export function LiveBadge({ sport }: { sport: Sport | null }) {
  const { t, site, visitor, todaysList } = useApp();
  const query = badgeQuery(visitor);
  // The list on the page already polls this query.
  const list = followed(snapshotQuery(todaysList ?? query, site.pollSeconds));
  const { data: listed } = useQuery({ ...list, enabled: todaysList !== null, select: liveOf });
  const { data: counters } = useQuery({ ...countersQuery(query, site.pollSeconds), enabled: todaysList === null });
  const live = todaysList !== null ? listed : counters?.live;
  if (live === undefined) return null;
  return (
    <span className="min-w-6 rounded-full bg-live px-1.5 text-center text-xs leading-5 font-bold text-raised">
      <span aria-hidden="true">{live}</span>
      {sport !== null && sport !== 'football' && <span aria-hidden="true"> {t('sport.football')}</span>}
      <span className="sr-only">{t.count('live.badge', live)}</span>
    </span>
  );
}
