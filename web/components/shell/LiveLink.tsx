import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../data/appContext.ts';
import { badgeQuery, countersQuery, snapshotQuery, withoutPolling } from '../../data/queries.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import type { Sport } from '../../domain/sport.ts';
import { Icon } from '../Icon.tsx';

const liveOf = ({ counters }: Snapshot) => counters.live;

/** The number of live football matches, from the list of the page if it is today's football. */
function LiveBadge({ sport }: { sport: Sport | null }) {
  const { t, site, visitor, todaysList } = useApp();
  const query = badgeQuery(visitor);
  // The list on the page already polls this query.
  const list = withoutPolling(snapshotQuery(todaysList ?? query, site.pollSeconds));
  const { data: listed } = useQuery({ ...list, enabled: todaysList !== null, select: liveOf });
  const { data: counters } = useQuery({ ...countersQuery(query, site.pollSeconds), enabled: todaysList === null });
  const live = todaysList !== null ? listed : counters?.live;
  // Its place is kept, so that a late number moves nothing.
  return (
    <span className={`live-badge ${live === undefined ? 'invisible' : ''}`}>
      <span aria-hidden="true">{live ?? 0}</span>
      {sport !== null && sport !== 'football' && (
        <span aria-hidden="true" className="max-lg:hidden">
          {' '}
          {t('sport.football')}
        </span>
      )}
      {live !== undefined && <span className="sr-only">{t.count('live.badge', live)}</span>}
    </span>
  );
}

/** The link to the live football matches with their number, in the header and in the bar of a phone. */
export function LiveLink({ className }: { className?: string }) {
  const { t, href, route } = useApp();
  const sportNow = route !== null && 'sport' in route ? route.sport : route?.name === 'home' ? 'football' : null;
  return (
    <a
      href={href({ name: 'live', sport: 'football' })}
      aria-current={route?.name === 'live' && sportNow === 'football' ? 'page' : undefined}
      className={className}
    >
      <Icon name="live" />
      <span>{t('nav.liveScores')}</span> <LiveBadge sport={sportNow} />
    </a>
  );
}
