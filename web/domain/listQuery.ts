import { isFixture, type Match, phaseOf } from './match.ts';
import type { Sport } from './sport.ts';

/** The group of a match in a list and its counters. Every match belongs to exactly one. */
export type CounterName = 'live' | 'running' | 'upcoming' | 'finished';

/** The group of a match in a list. Postponed matches count as upcoming, other matches that are off as finished. */
export function counterOf(match: Pick<Match, 'state' | 'sport'>): CounterName {
  const { state } = match;
  const phase = phaseOf(match);
  if (phase === 'off') return isFixture(match) ? 'upcoming' : 'finished';
  return phase === 'running' && state.kind === 'other' && state.score === null ? 'upcoming' : phase;
}

export const LIST_FILTERS = ['all', 'live', 'finished', 'upcoming'] as const;

export type ListFilter = (typeof LIST_FILTERS)[number];

/** The groups of each filter. `live` includes running matches, which have their own heading. */
export const FILTER_GROUPS: Readonly<Record<ListFilter, readonly CounterName[]>> = {
  all: ['live', 'running', 'upcoming', 'finished'],
  live: ['live', 'running'],
  finished: ['finished'],
  upcoming: ['upcoming'],
};

/** Whether a filter includes a match. */
export const matchesFilter = (filter: ListFilter, match: Pick<Match, 'state' | 'sport'>): boolean =>
  FILTER_GROUPS[filter].includes(counterOf(match));

/** The query of a match list: a sport’s day in a zone, optionally of one region or competition, optionally filtered. */
export interface ListQuery {
  sport: Sport;
  /** `YYYY-MM-DD` in the zone. */
  date: string;
  zone: string;
  filter: ListFilter;
  region?: string;
  tournament?: string;
  /** Page of a list longer than `MAX_MATCHES`, from 1. */
  page: number;
}

/** The most matches per page or response; this many still render fast on a phone. */
export const MAX_MATCHES = 400;

/** The query string of `/api/live` and `/api/odds`; the worker parses it back. */
export function listSearch({ sport, date, zone, filter, region, tournament, page }: ListQuery): string {
  let search = `sport=${sport}&date=${date}&zone=${encodeURIComponent(zone)}`;
  if (filter !== 'all') search += `&filter=${filter}`;
  if (region !== undefined) search += `&region=${encodeURIComponent(region)}`;
  if (tournament !== undefined) search += `&tournament=${encodeURIComponent(tournament)}`;
  return page > 1 ? `${search}&page=${page}` : search;
}
