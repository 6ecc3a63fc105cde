import { useApp } from '../appContext.ts';
import { DayList } from '../components/match/DayList.tsx';
import { MatchList } from '../components/match/MatchList.tsx';
import type { View } from '../data/pageState.ts';
import { longDay } from '../format/calendar.ts';
import type { Route } from '../routes.ts';

/** A list of matches: home, a sport, its live list, a region. */
export function ListPage({ view, route }: { view: View & { kind: 'list' }; route: Route }) {
  const { t } = useApp();
  const { query, today } = view;
  const name = t(`sport.${query.sport}`);
  const sport = view.place === undefined ? name : t('list.placed', { sport: name, place: view.place });
  const isLivePage = route.name === 'live';
  const heading = isLivePage
    ? t('list.titleLive', { sport })
    : query.date === today
      ? t('list.titleToday', { sport })
      : t('list.titleOn', { sport, date: longDay(query.date, t) });
  return (
    <>
      <h1 className="mb-2 px-1 text-lg font-bold">{heading}</h1>
      {isLivePage ? <MatchList list={view} route={route} hasFilter={false} /> : <DayList list={view} route={route} />}
    </>
  );
}
