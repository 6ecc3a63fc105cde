import type { Route } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';
import type { ListView } from '../../data/pageState.ts';
import { longDay } from '../../format/calendar.ts';

/** The heading of a list of matches: sport, place and day. */
export function ListHeading({ list, route }: { list: ListView; route: Route }) {
  const { t } = useApp();
  const { query, today, place } = list;
  const name = t(`sport.${query.sport}`);
  const sport = place === undefined ? name : t('list.placed', { sport: name, place });
  const heading =
    route.name === 'live'
      ? t('list.titleLive', { sport })
      : query.date === today
        ? t('list.titleToday', { sport })
        : t('list.titleOn', { sport, date: longDay(query.date, today, t) });
  return <h1 className="sr-only text-lg font-bold lg:not-sr-only lg:mb-2 lg:px-1">{heading}</h1>;
}
