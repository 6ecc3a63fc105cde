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
  /** Which part of a list of more than `MOST_MATCHES`, from 1. */
  page: number;
}

/** The most matches of a page or an answer: so many are still quick on a phone. */
export const MOST_MATCHES = 400;

/** The query string of `/api/live` and `/api/odds` for a list; the inverse of what the worker reads. */
export function listSearch({ sport, date, zone, filter, region, tournament, page }: ListQuery): string {
  let search = `sport=${sport}&date=${date}&zone=${encodeURIComponent(zone)}`;
  if (filter !== 'all') search += `&filter=${filter}`;
  if (region !== undefined) search += `&region=${encodeURIComponent(region)}`;
  if (tournament !== undefined) search += `&tournament=${encodeURIComponent(tournament)}`;
  return page > 1 ? `${search}&page=${page}` : search;
}
