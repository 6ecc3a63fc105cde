import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../appContext.ts';
import { badgeQuery } from '../../data/badgeQuery.ts';
import { countersQuery, snapshotQuery } from '../../data/queries.ts';

/**
 * How many football matches are live. On a page that lists today's football it counts the very snapshot of the rows;
 * other pages ask for the numbers of that snapshot alone.
 */
export function LiveBadge() {
  const { t, site, visitor, listsToday } = useApp();
  const query = badgeQuery(visitor);
  const { data: snapshot } = useQuery({ ...snapshotQuery(query, site.pollSeconds), enabled: listsToday });
  const { data: counters } = useQuery({ ...countersQuery(query, site.pollSeconds), enabled: !listsToday });
  const live = listsToday ? snapshot?.counters.live : counters?.live;
  if (live === undefined) return null;
  return (
    <span className="min-w-6 rounded-full bg-live px-1.5 text-center text-xs leading-5 font-bold text-raised">
      <span aria-hidden="true">{live}</span>
      <span className="sr-only">{t.count('live.badge', live)}</span>
    </span>
  );
}
