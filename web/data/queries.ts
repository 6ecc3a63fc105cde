import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { type ListQuery, listSearch } from '../domain/listQuery.ts';
import type { Locale } from '../domain/locale.ts';
import { type OddsBoard, parseOddsBoard } from '../domain/odds.ts';
import type { Settings } from '../domain/settings.ts';
import {
  type Counters,
  parseCounters,
  parseSnapshot,
  parseSnapshotDelta,
  type Snapshot,
  withDelta,
} from '../domain/snapshot.ts';
import type { Sport } from '../domain/sport.ts';
import { nextDelay, pushes } from './polling.ts';

/** The JSON of one of the site's own addresses; null for an answer without content. Throws when the answer is no success. */
export async function getJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.status === 204 ? null : response.json();
}

/** What a schema made of an answer. Throws when the answer was something else. */
export function parsed<Value>(value: Value | null, path: string): Value {
  if (value === null) throw new Error(`${path} answered something else`);
  return value;
}

// Asks for what changed since the known version; a server that does not know that one answers with everything.
async function freshSnapshot(path: string, known: Snapshot | undefined, signal: AbortSignal): Promise<Snapshot> {
  if (known === undefined) return parsed(parseSnapshot(await getJson(path, signal)), path);
  const answer = await getJson(`${path}&since=${known.version}`, signal);
  // Nothing at all: the list is as it was, and its source has confirmed it.
  if (answer === null) return known.stale ? { ...known, stale: false } : known;
  const delta = parseSnapshotDelta(answer);
  return delta?.since === known.version
    ? withDelta(known, delta)
    : replaceEqualDeep(known, parsed(parseSnapshot(answer), path));
}

/** The matches of a list, polled every `seconds`; an error backs off and never erases what is shown. */
export function snapshotQuery(query: ListQuery, seconds: number) {
  const path = `/api/live?${listSearch(query)}`;
  const queryKey = ['live', listSearch(query)];
  return queryOptions<Snapshot>({
    queryKey,
    queryFn: async ({ signal, client }) =>
      pushes.joined(await freshSnapshot(path, client.getQueryData(queryKey), signal)),
    refetchInterval: ({ state }) => nextDelay(seconds * 1000, state),
    retry: false,
    // What did not change is the same object already.
    structuralSharing: false,
  });
}

/** The same query without polling: for what is shown beside a component that polls. */
export function followed<Options extends object>(query: Options) {
  return { ...query, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY } as const;
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
    // Each answer confirms each price, so that none is the same; what is seen of them is compared where they are shown.
    structuralSharing: false,
  });
}

/** The page props; fetched by the browser only when the server did not have them in time. */
export function settingsQuery(locale: Locale, sport: Sport) {
  const path = `/api/settings?locale=${locale}&sport=${sport}`;
  return queryOptions<Settings>({
    queryKey: ['settings', locale, sport],
    queryFn: async ({ signal }) => {
      const { parseSettings } = await import('../domain/settings.ts');
      return parsed(parseSettings(await getJson(path, signal)), path);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 3,
  });
}
