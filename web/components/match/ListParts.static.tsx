import { useApp } from '../../data/appContext.ts';
import type { ListView } from '../../data/pageState.ts';
import { isTimed, kickOffDate } from '../../domain/kickOff.ts';
import type { Match } from '../../domain/match.ts';
import type { Route } from '../../format/addresses/routes.ts';
import { briefDay, longDay } from '../../format/calendar.ts';
import { clockTime } from '../../format/kickOff.ts';
import { namesOf } from '../../format/teamNames.ts';
import { Card } from '../Card.static.tsx';
import { Unavailable } from '../Unavailable.tsx';
import { DayStrip } from './DayStrip.static.tsx';
import { listAddress } from './listAddress.ts';
import { Pager } from './Pager.tsx';
import { plainRows, RowList } from './RowList.tsx';

const PILL = 'pill border border-line text-balance wrap-anywhere';

/** A few matches in play, on a page that has nothing else to show. */
export function LiveNow({ matches }: { matches: readonly Match[] }) {
  const { t } = useApp();
  if (matches.length === 0) return null;
  return (
    <Card id="live-now" title={t('page.liveNow')} className="group-card mb-3 overflow-clip">
      <RowList rows={plainRows(matches)} />
    </Card>
  );
}

export function ListDays({ list, route }: { list: ListView; route: Route }) {
  const { query, today, days, isNearest = false } = list;
  return <DayStrip date={query.date} today={today} within={days} route={route} isNearest={isNearest} />;
}

export function ListPager({ list, route }: { list: ListView; route: Route }) {
  const { href } = useApp();
  const { query, filter, pages } = list;
  const addressOf = (page: number) => `${href(route)}${listAddress(list, route, filter, page)}`;
  return <Pager page={query.page} pages={pages} addressOf={addressOf} />;
}

export function ListHeading({ list, route }: { list: ListView; route: Route }) {
  const { t } = useApp();
  const { query, today, place } = list;
  const name = t(`sport.${query.sport}`);
  const sport = place === undefined ? name : t('list.placed', { sport: name.toLowerCase(), place });
  const heading =
    route.name === 'live'
      ? t('list.titleLive', { sport })
      : query.date === today
        ? t('list.titleToday', { sport })
        : t('list.titleOn', { sport, date: longDay(query.date, today, t) });
  return <h1 className="sr-only text-lg font-bold lg:not-sr-only lg:mb-2 lg:px-1">{heading}</h1>;
}

/** The page that lists days: the live list and the overview of a competition have none. */
function daysOf(route: Route): Route {
  if (route.name === 'live') return { name: 'sport', sport: route.sport };
  return route.name === 'tournament' ? { ...route, tab: 'matches' } : route;
}

/** A link to the day of the next match, with its teams and kick-off. */
function NextMatch({ match, list, route }: { match: Match; list: ListView; route: Route }) {
  const { t, visitor, href } = useApp();
  const date = kickOffDate(match, visitor.zone);
  const time = clockTime(match.kickOff, visitor.zone, t);
  const days = daysOf(route);
  const address = listAddress({ ...list, query: { ...list.query, date } }, days, 'all');
  const words = { ...namesOf(match, t), day: briefDay(date, visitor) };
  return (
    <a className={PILL} href={`${href(days)}${address}`}>
      {isTimed(match) ? t('list.next', { ...words, time }) : t('list.nextUntimed', words)}
    </a>
  );
}

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

/** Explains why a list is empty, with links to other lists. */
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
