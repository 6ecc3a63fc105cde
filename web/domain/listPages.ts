import { type ListFilter, type ListQuery, MOST_MATCHES } from './listQuery.ts';
import type { Counters } from './snapshot.ts';

/** The page that an address asks for (`?page=`): a whole number from 1 to 9999; undefined where it is none. */
export function readPage(text: string | null): number | undefined {
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

/** Whether a list is too long for one page; then its filter is part of the question, and so is the page. */
export function isLong({ all }: Counters): boolean {
  return all > MOST_MATCHES;
}

/** How many pages so many matches take; one where there are none. */
export function pagesFor(matches: number): number {
  return Math.max(1, Math.ceil(matches / MOST_MATCHES));
}

/** How many matches of a list stand under a filter. */
export function countUnder(counters: Counters, filter: ListFilter): number {
  return filter === 'live' ? counters.live + counters.running : counters[filter];
}

/** How many pages a list has under a filter. */
export function pagesOf(counters: Counters, filter: ListFilter): number {
  if (!isLong(counters)) return 1;
  return pagesFor(countUnder(counters, filter));
}

/** The page that is shown: the last one where more are asked for than there are. */
export function shownPage(counters: Counters, { filter, page }: Pick<ListQuery, 'filter' | 'page'>): number {
  return Math.min(page, pagesOf(counters, filter));
}
