import type { Route } from '../../addresses/routes.ts';
import type { ListView } from '../../data/pageState.ts';
import { NoHydration } from '../NoHydration.tsx';
import { MatchList } from './MatchList.tsx';

/** The matches of a day, below a strip of links to other days. */
export function DayList({ list, route }: { list: ListView; route: Route }) {
  return (
    <>
      <NoHydration id="days" render={(staticParts) => staticParts.days(list, route)} />
      {list.isOutside ? (
        <NoHydration id="empty" render={(staticParts) => staticParts.empty(list, route, false)} />
      ) : (
        <MatchList list={list} route={route} hasFilter />
      )}
    </>
  );
}
