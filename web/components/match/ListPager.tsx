import type { Route } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';
import type { ListView } from '../../data/pageState.ts';
import { listAddress } from './listAddress.ts';
import { Pager } from './Pager.tsx';

/** Links to the other pages of a day's list. */
export function ListPager({ list, route }: { list: ListView; route: Route }) {
  const { href } = useApp();
  const { query, filter, pages } = list;
  const addressOf = (page: number) => `${href(route)}${listAddress(list, route, filter, page)}`;
  return <Pager page={query.page} pages={pages} addressOf={addressOf} />;
}
