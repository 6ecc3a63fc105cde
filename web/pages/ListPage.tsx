import { ListHeading } from '../components/match/ListParts.static.tsx';
import { DayList, MatchList } from '../components/match/MatchList.tsx';
import { NoHydration } from '../components/NoHydration.tsx';
import type { ListView } from '../data/pageState.ts';
import type { Route } from '../format/addresses/routes.ts';

/** A page with a list of matches: home, a sport, its live list or a region. */
export function ListPage({ view, route: given }: { view: ListView; route: Route | null }) {
  const route = given ?? { name: 'home' };
  return (
    <>
      <NoHydration id="list-heading">
        <ListHeading list={view} route={route} />
      </NoHydration>
      {route.name === 'live' ? (
        <MatchList list={view} route={route} hasFilter={false} />
      ) : (
        <DayList list={view} route={route} />
      )}
    </>
  );
}
