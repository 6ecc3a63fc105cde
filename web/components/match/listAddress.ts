import type { ListView } from '../../data/pageState.ts';
import type { ListFilter } from '../../domain/listQuery.ts';
import type { Route } from '../../format/addresses/routes.ts';

/** The query string of a list for its day, a filter and a page; empty for the first page of today's whole list. */
export function listAddress({ query, today }: ListView, route: Route, filter: ListFilter, page = 1): string {
  const search = new URLSearchParams();
  if (query.date !== today) search.set('date', query.date);
  // The live list has only one filter.
  if (filter !== 'all' && route.name !== 'live') search.set('filter', filter);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
}
