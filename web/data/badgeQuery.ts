import { type ListQuery, listSearch } from '../domain/listQuery.ts';
import type { Visitor } from '../domain/visitor.ts';
import { zonedTime } from '../domain/zonedTime.ts';

/** The list behind the live badge: the visitor’s football of today, as on the home page. */
export function badgeQuery({ now, zone }: Pick<Visitor, 'now' | 'zone'>): ListQuery {
  return { sport: 'football', date: zonedTime(now, zone).date, zone, filter: 'all', page: 1 };
}

/** Whether a list is today’s football, with any filter and page. Its counters are then the badge’s. */
export function hasBadge(query: ListQuery, visitor: Pick<Visitor, 'now' | 'zone'>): boolean {
  return listSearch({ ...query, filter: 'all', page: 1 }) === listSearch(badgeQuery(visitor));
}
