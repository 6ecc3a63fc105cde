import { queryOptions } from '@tanstack/react-query';
import type { Settings } from '../domain/content.ts';
import { type ListQuery, listSearch } from '../domain/listQuery.ts';
import type { Locale } from '../domain/locale.ts';
import { type OddsBoard, parseOddsBoard } from '../domain/odds.ts';
import { parseSearchResults, type SearchResults } from '../domain/search.ts';
import { parseSettings } from '../domain/settings.ts';
import { type Counters, parseCounters, parseSnapshot, type Snapshot } from '../domain/snapshot.ts';
import { nextDelay } from './polling.ts';

/** The JSON of one of the site's own addresses. Throws when the answer is no success. */
export async function getJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** What a schema made of an answer. Throws when the answer was something else. */
export function parsed<Value>(value: Value | null, path: string): Value {
  if (value === null) throw new Error(`${path} answered something else`);
  return value;
}

/** The matches of a list, polled every `seconds`; an error backs off and never erases what is shown. */
export function snapshotQuery(query: ListQuery, seconds: number) {
  const path = `/api/live?${listSearch(query)}`;
  return queryOptions<Snapshot>({
    queryKey: ['live', listSearch(query)],
    queryFn: async ({ signal }) => parsed(parseSnapshot(await getJson(path, signal)), path),
    refetchInterval: ({ state }) => nextDelay(seconds * 1000, state),
    retry: false,
  });
}

/** The numbers of a list's snapshot, for pages that show its badge and not its rows. */
export function countersQuery(query: ListQuery, seconds: number) {
  const path = `/api/live/counters?${listSearch(query)}`;
  return queryOptions<Counters>({
    queryKey: ['counters', listSearch(query)],
    queryFn: async ({ signal }) => parsed(parseCounters(await getJson(path, signal)), path),
    refetchInterval: ({ state }) => nextDelay(seconds * 3000, state),
    retry: false,
  });
}

/** The best prices of a list; they move slower than scores. */
export function oddsQuery(query: ListQuery, seconds: number) {
  const path = `/api/odds?${listSearch(query)}`;
  return queryOptions<OddsBoard>({
    queryKey: ['odds', listSearch(query)],
    queryFn: async ({ signal }) => parsed(parseOddsBoard(await getJson(path, signal)), path),
    refetchInterval: ({ state }) => nextDelay(seconds * 2000, state),
    retry: false,
  });
}

/** The page props; fetched by the browser only when the server did not have them in time. */
export function settingsQuery(locale: Locale) {
  const path = `/api/settings?locale=${locale}`;
  return queryOptions<Settings>({
    queryKey: ['settings', locale],
    queryFn: async ({ signal }) => parsed(parseSettings(await getJson(path, signal)), path),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 3,
  });
}

/** A search for a term of at least 3 characters. */
export function searchQuery(term: string, locale: Locale) {
  const path = `/api/search?${new URLSearchParams({ q: term, locale })}`;
  return queryOptions<SearchResults>({
    queryKey: ['search', locale, term],
    queryFn: async ({ signal }) => parsed(parseSearchResults(await getJson(path, signal)), path),
    staleTime: 60_000,
    retry: false,
  });
}
