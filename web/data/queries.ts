import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { type ListQuery, listSearch } from '../domain/listQuery.ts';
import type { Locale } from '../domain/locale.ts';
import type { Match } from '../domain/match.ts';
import { type OddsBoard, parseOddsBoard } from '../domain/odds.ts';
import type { Settings } from '../domain/settings.ts';
import {
  type BadgeNumbers,
  parseCounters,
  parseSnapshot,
  parseSnapshotDelta,
  type Snapshot,
  withDelta,
} from '../domain/snapshot.ts';
import type { Sport } from '../domain/sport.ts';
import { nextDelay, pauseOf, pollClock, pushes, QUIET_LIST_MS, QUIET_PRICES_MS } from './polling.ts';

/** An answer that hangs longer, on a connection that a tunnel or a lost mast has ended, would keep a page from ever asking again. */
const PATIENCE_MS = 20_000;

/** The JSON of one of the site's own addresses; null for an answer without content. Throws when the answer is no success, or takes over 20 s. */
async function getJson(path: string, given: AbortSignal): Promise<unknown> {
  const signal = AbortSignal.any([given, AbortSignal.timeout(PATIENCE_MS)]);
  const response = await fetch(path, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.status === 204 ? null : response.json();
}

/** What a schema makes of the answer of one of the site's own addresses. Throws when there is none, or it is something else. */
export async function read<Value>(
  path: string,
  parse: (answer: unknown) => Value | null,
  signal: AbortSignal,
): Promise<Value> {
  const value = parse(await getJson(path, signal));
  if (value === null) throw new Error(`${path} answered something else`);
  return value;
}

// Asks for what changed since the known version; a server that does not know that one answers with everything.
async function freshSnapshot(path: string, known: Snapshot | undefined, signal: AbortSignal): Promise<Snapshot> {
  if (known === undefined) return read(path, parseSnapshot, signal);
  const changed = (answer: unknown) => {
    // Nothing at all: the list is as it was, and its source has confirmed it.
    if (answer === null) return known.stale ? { ...known, stale: false } : known;
    const delta = parseSnapshotDelta(answer);
    return delta?.since === known.version ? withDelta(known, delta) : replaceEqualDeep(known, parseSnapshot(answer));
  };
  return read(`${path}&since=${known.version}`, changed, signal);
}

/** The matches of a list, where it has all of those that may run next; otherwise it can't say when that is. */
export function wholeList({ incomplete, counters, matches }: Snapshot): readonly Match[] | undefined {
  const isPart = matches.length < counters.all && counters.finished < counters.all;
  return incomplete || isPart ? undefined : matches;
}

/** The matches of a list, polled every `seconds` while one runs or is about to, and seldom else; an error backs off and never erases what is shown. */
export function snapshotQuery(query: ListQuery, seconds: number) {
  const path = `/api/live?${listSearch(query)}`;
  const queryKey = ['live', listSearch(query)];
  return queryOptions<Snapshot>({
    queryKey,
    queryFn: async ({ signal, client }) =>
      pushes.joined(await freshSnapshot(path, client.getQueryData(queryKey), signal)),
    refetchInterval: ({ state }) =>
      nextDelay(pauseOf(seconds * 1000, state.data && wholeList(state.data), QUIET_LIST_MS), {
        ...state,
        sport: query.sport,
      }),
    retry: false,
    // What did not change is the same object already.
    structuralSharing: false,
  });
}

/** The same query without polling: for what is shown beside a component that polls. */
export function followed<Options extends object>(query: Options) {
  return { ...query, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY } as const;
}

/**
 * The numbers of a list's snapshot, for pages that show its badge and not its rows: asked for at every twelfth poll of
 * `seconds` while a match runs, when the next one begins, and else seldom; at every 24th where nobody knows when that is.
 */
export function countersQuery(query: ListQuery, seconds: number) {
  const path = `/api/live/counters?${listSearch(query)}`;
  return queryOptions<BadgeNumbers>({
    queryKey: ['counters', listSearch(query)],
    queryFn: ({ signal }) => read(path, parseCounters, signal),
    refetchInterval: ({ state: { data, ...state } }) => {
      const poll = seconds * 1000;
      const rest = data?.next ? data.next - pollClock.now() + (performance.timeOrigin % poll) : 24 * poll;
      const most = data && data.finished >= data.all ? 90 * poll : Math.max(12 * poll, Math.min(90 * poll, rest));
      return nextDelay(data?.live ? 12 * poll : most, state);
    },
    retry: false,
  });
}

/** The best prices of a list; they move slower than scores, and seldom while none of its `matches` runs. */
export function oddsQuery(query: ListQuery, seconds: number, matches?: readonly Match[]) {
  const path = `/api/odds?${listSearch(query)}`;
  return queryOptions<OddsBoard>({
    queryKey: ['odds', listSearch(query)],
    queryFn: ({ signal }) => read(path, parseOddsBoard, signal),
    refetchInterval: ({ state }) => nextDelay(pauseOf(seconds * 2000, matches, QUIET_PRICES_MS), state),
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
      return read(path, parseSettings, signal);
    },
    // What a page has it asks for no more, when it asks for all that it shows neither.
    enabled: ({ state }) => state.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 3,
  });
}
