import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { type ListQuery, listSearch } from '../domain/listQuery.ts';
import type { Locale } from '../domain/locale.ts';
import type { Match } from '../domain/match.ts';
import type { OddsBoard } from '../domain/odds.ts';
import type { Settings } from '../domain/settings.ts';
import { type BadgeNumbers, type Snapshot, wholeList, withDelta } from '../domain/snapshot.ts';
import type { Sport } from '../domain/sport.ts';
import type { Visitor } from '../domain/visitor.ts';
import { zonedTime } from '../domain/zonedTime.ts';
import { lateAnswer } from './lateAnswers.ts';
import { BEHIND_MS, nextDelay, pollClock, pollInterval, pushes, QUIET_LIST_MS, QUIET_PRICES_MS } from './polling.ts';

/** The list behind the live badge: the visitor’s football of today, as on the home page. */
export function badgeQuery({ now, zone }: Pick<Visitor, 'now' | 'zone'>): ListQuery {
  return { sport: 'football', date: zonedTime(now, zone).date, zone, filter: 'all', page: 1 };
}

/** Whether a list is today’s football, with any filter and page. Its counters are then the badge’s. */
export function hasBadge(query: ListQuery, visitor: Pick<Visitor, 'now' | 'zone'>): boolean {
  return listSearch({ ...query, filter: 'all', page: 1 }) === listSearch(badgeQuery(visitor));
}

/** Without a timeout, a request on a lost connection would stop polling for good. */
const TIMEOUT_MS = 20_000;

/**
 * Fetches JSON from the site’s own API, or takes what comes with the document; null for an empty response. Throws on an
 * error status and after 20 seconds.
 */
async function getJson(path: string, cancel: AbortSignal): Promise<unknown> {
  const coming = lateAnswer(path);
  const late = coming && (await coming);
  if (late !== undefined) return late;
  const signal = AbortSignal.any([cancel, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(path, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.status === 204 ? null : response.json();
}

/** Fetches and parses a response of the site’s own API. Throws if it is missing or invalid. */
export async function read<Value>(
  path: string,
  parse: (answer: unknown) => Value | null | Promise<Value | null>,
  signal: AbortSignal,
): Promise<Value> {
  const value = await parse(await getJson(path, signal));
  if (value === null) throw new Error(`${path} answered something else`);
  return value;
}

/**
 * The newer of the last answer and the next. One isolate of the site can be seconds behind another. What no source confirms has
 * no place in that order. `asOf` is when an isolate first saw its content: only for a while does it tell which is newer.
 */
export function newer<Dated extends { asOf: number; stale: boolean }>(known: Dated | undefined, answer: Dated): Dated {
  if (known === undefined || known.stale || answer.stale || pollClock.now() - known.asOf > BEHIND_MS) return answer;
  return answer.asOf < known.asOf ? known : answer;
}

/** Parsers of lists. No page needs them before its first poll. If they fail to load, the next poll tries again. */
export const loadListParsers = () => import('../domain/listSchemas.ts');

// Asks for changes since the known version. A server without that version answers with the whole list.
async function freshSnapshot(path: string, known: Snapshot | undefined, signal: AbortSignal): Promise<Snapshot> {
  const parse = async (answer: unknown) => {
    // An empty answer confirms the list.
    if (answer === null && known) return known.stale ? { ...known, stale: false } : known;
    const { parseSnapshot, parseSnapshotDelta } = await loadListParsers();
    if (!known) return parseSnapshot(answer);
    const delta = parseSnapshotDelta(answer);
    return delta?.since === known.version ? withDelta(known, delta) : replaceEqualDeep(known, parseSnapshot(answer));
  };
  return newer(known, await read(known ? `${path}&since=${known.version}` : path, parse, signal));
}

/** A list’s matches, polled every `seconds` while one runs or is about to, and rarely otherwise. */
export function snapshotQuery(query: ListQuery, seconds: number) {
  const path = `/api/live?${listSearch(query)}`;
  const queryKey = ['live', listSearch(query)];
  return queryOptions<Snapshot>({
    queryKey,
    queryFn: async ({ signal, client }) =>
      pushes.joined(await freshSnapshot(path, client.getQueryData(queryKey), signal)),
    refetchInterval: ({ state }) =>
      nextDelay(pollInterval(seconds * 1000, state.data && wholeList(state.data), QUIET_LIST_MS), {
        ...state,
        sport: query.sport,
      }),
    // Unchanged matches are the same objects already.
    structuralSharing: false,
  });
}

/** The same query without polling, beside a component that polls. */
export function withoutPolling<Options extends object>(query: Options) {
  return { ...query, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY } as const;
}

/**
 * Counters of a list, for pages that show the badge but no rows. Polled every 12 intervals of `seconds` while a match
 * is live, and at the next kick-off. Otherwise at most every 90 intervals, or 24 if the kick-off is unknown.
 */
export function countersQuery(query: ListQuery, seconds: number) {
  const path = `/api/live/counters?${listSearch(query)}`;
  return queryOptions<BadgeNumbers>({
    queryKey: ['counters', listSearch(query)],
    queryFn: ({ signal }) => read(path, async (answer) => (await loadListParsers()).parseCounters(answer), signal),
    refetchInterval: ({ state: { data, ...state } }) => {
      const poll = seconds * 1000;
      const rest = data?.next ? data.next - pollClock.now() + (performance.timeOrigin % poll) : 24 * poll;
      const most = data && data.finished >= data.all ? 90 * poll : Math.max(12 * poll, Math.min(90 * poll, rest));
      return nextDelay(data?.live ? 12 * poll : most, state);
    },
  });
}

/** Best prices of a list, polled less often than scores, and rarely while none of its `matches` runs. */
export function oddsQuery(query: ListQuery, seconds: number, matches?: readonly Match[]) {
  const path = `/api/odds?${listSearch(query)}`;
  return queryOptions<OddsBoard>({
    queryKey: ['odds', listSearch(query)],
    queryFn: ({ signal }) => read(path, async (answer) => (await loadListParsers()).parseOddsBoard(answer), signal),
    refetchInterval: ({ state }) => nextDelay(pollInterval(seconds * 2000, matches, QUIET_PRICES_MS), state),
    // Each answer confirms every price and so changes every object. Rows compare the visible parts.
    structuralSharing: false,
  });
}

/**
 * Settings of the visitor’s country. The browser fetches them only if the server could not have them, after 1, 2, 4 … 30
 * seconds.
 */
export function settingsQuery(locale: Locale, sport: Sport) {
  const path = `/api/settings?locale=${locale}&sport=${sport}`;
  return queryOptions<Settings>({
    queryKey: ['settings', locale, sport],
    queryFn: async ({ signal }) => {
      const { parseSettings } = await import('../domain/settings.ts');
      return read(path, parseSettings, signal);
    },
    // Never refetch what the page already has.
    enabled: ({ state }) => state.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: true,
  });
}
