import type { Route } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';
import type { ListView } from '../../data/pageState.ts';
import { Unavailable } from '../Unavailable.tsx';
import { listAddress } from './listAddress.ts';
import { NextMatch } from './NextMatch.tsx';

const PILL = 'pill min-h-11 border border-line text-balance';

/** A link to the sport's matches today, for a region or competition without known coming matches. */
function WholeSport({ route }: { route: Route }) {
  const { t, href } = useApp();
  if (route.name !== 'region' && route.name !== 'tournament') return null;
  const { sport } = route;
  return (
    <a className={PILL} href={href({ name: 'sport', sport })}>
      {t('list.titleToday', { sport: t(`sport.${sport}`) })}
    </a>
  );
}

interface EmptyListProps {
  list: ListView;
  route: Route;
  /** True if the list could not be loaded, false if it is known to be empty. */
  isUnavailable: boolean;
}

/** Explains why a list is empty, with links to other lists. Rendered on the server only. */
export function EmptyList({ list, route, isUnavailable }: EmptyListProps) {
  const { t, href } = useApp();
  const { filter, query, today, next, isOutside } = list;
  if (isUnavailable) return <Unavailable />;
  const text = {
    all: t('list.emptyDay'),
    live: t('list.emptyLive'),
    finished: t('list.emptyFinished'),
    upcoming: t('list.emptyUpcoming'),
  }[filter];
  const isToday = query.date === today;
  return (
    <div className="card mb-3 px-4 py-10 text-center">
      <p className="text-muted">{isOutside ? t('list.outside') : text}</p>
      <p className="mt-3 flex flex-wrap justify-center gap-2">
        {next !== undefined && <NextMatch match={next} list={list} route={route} />}
        {filter !== 'all' && route.name !== 'live' && (
          <a className={PILL} href={`${href(route)}${listAddress(list, route, 'all')}`}>
            {t('list.showAll')}
          </a>
        )}
        {next === undefined && !isToday && (
          <a className={PILL} href={href(route)}>
            {t('list.toToday')}
          </a>
        )}
        {next === undefined && isToday && filter === 'all' && <WholeSport route={route} />}
      </p>
    </div>
  );
}
