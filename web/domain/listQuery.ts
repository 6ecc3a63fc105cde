import type { Sport } from './sport.ts';

export const LIST_FILTERS = ['all', 'live', 'finished', 'upcoming'] as const;

export type ListFilter = (typeof LIST_FILTERS)[number];

/** What a list of matches shows: a sport's day in a zone, perhaps of one region or competition, perhaps filtered. */
export interface ListQuery {
  sport: Sport;
  /** `YYYY-MM-DD` in the zone. */
  date: string;
  zone: string;
  filter: ListFilter;
  /** Slug of a country. */
  region?: string;
  /** Id of a competition. */
  tournament?: string;
  /** Every match, however many; otherwise an answer stops at `MOST_MATCHES`. */
  all: boolean;
}

/** The most matches of an answer that does not ask for all: a page of them is still quick on a phone. */
export const MOST_MATCHES = 400;

/** The query string of `/api/live` and `/api/odds` for a list; the inverse of what the worker reads. */
export function listSearch({ sport, date, zone, filter, region, tournament, all }: ListQuery): string {
  let search = `sport=${sport}&date=${date}&zone=${encodeURIComponent(zone)}`;
  if (filter !== 'all') search += `&filter=${filter}`;
  if (region !== undefined) search += `&region=${encodeURIComponent(region)}`;
  if (tournament !== undefined) search += `&tournament=${encodeURIComponent(tournament)}`;
  return all ? `${search}&all=1` : search;
}
