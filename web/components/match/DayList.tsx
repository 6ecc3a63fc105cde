import type { ListView } from '../../data/pageState.ts';
import type { Route } from '../../routes.ts';
import { DayStrip } from './DayStrip.tsx';
import { EmptyList } from './EmptyList.tsx';
import { MatchList } from './MatchList.tsx';

/** The matches of a day, below the strip of days that leads to the others. */
export function DayList({ list, route }: { list: ListView; route: Route }) {
  return (
    <>
      <DayStrip date={list.query.date} today={list.today} within={list.days} route={route} />
      {list.isOutside ? <EmptyList reason="outside" /> : <MatchList list={list} route={route} hasFilter />}
    </>
  );
}
