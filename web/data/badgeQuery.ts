import type { ListQuery } from '../domain/listQuery.ts';
import type { Visitor } from '../domain/visitor.ts';
import { zonedTime } from '../format/zonedTime.ts';

/** The list behind the live badge: the visitor's football of today. The home page shows the same list. */
export function badgeQuery({ now, zone }: Pick<Visitor, 'now' | 'zone'>): ListQuery {
  return { sport: 'football', date: zonedTime(now, zone).date, zone, filter: 'all', all: false };
}
