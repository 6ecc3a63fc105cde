import { type ListFilter, type ListQuery, MOST_MATCHES } from './listQuery.ts';
import type { Counters } from './snapshot.ts';

/** Parses `?page=`: a whole number from 1 to 9999; undefined if it is invalid. */
export function readPage(text: string | null): number | undefined {
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

/** Whether a list needs several pages. If so, filter and page are part of its query. */
export function isLong({ all }: Counters): boolean {
  return all > MOST_MATCHES;
}

/** The number of pages for this many matches; at least 1. */
export function pagesFor(matches: number): number {
  return Math.max(1, Math.ceil(matches / MOST_MATCHES));
}

/** The number of matches under a filter. */
export function countUnder(counters: Counters, filter: ListFilter): number {
  return filter === 'live' ? counters.live + counters.running : counters[filter];
}

/** The number of pages under a filter. */
export function pagesOf(counters: Counters, filter: ListFilter): number {
  if (!isLong(counters)) return 1;
  return pagesFor(countUnder(counters, filter));
}

/** The page to show: at most the last one. */
export function clampedPage(counters: Counters, { filter, page }: Pick<ListQuery, 'filter' | 'page'>): number {
  return Math.min(page, pagesOf(counters, filter));
}
