import type { ListView } from '../../data/pageState.ts';
import type { Route } from '../../routes.ts';
import { Still } from '../NoHydration.tsx';
import { MatchList } from './MatchList.tsx';

/** The matches of a day, below the strip of days that leads to the others. */
export function DayList({ list, route }: { list: ListView; route: Route }) {
  return (
    <>
      <Still id="days" of={(stills) => stills.days(list, route)} />
      {list.isOutside ? (
        <Still id="empty" of={(stills) => stills.empty(list, route, false)} />
      ) : (
        <MatchList list={list} route={route} hasFilter />
      )}
    </>
  );
}
