import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { pushes } from '../data/polling.ts';
import { askPrices, pricedOf } from './movedPrices.ts';
import {
  APART_MS,
  ASK_BESIDE_MS,
  ASK_EACH_MS,
  ASK_MATCH_MS,
  ASK_REST_MS,
  AT_ONCE,
  BEHIND_MS,
  ONCE_MORE_MS,
  PING_MS,
  PRICES_APART_MS,
  SPREAD_MS,
  SPREAD_SOON_MS,
} from './pace.ts';

/** The content of a message beside its number (`worker/push/topics.ts`). */
export interface News {
  m?: unknown[];
  p?: string[];
  d?: 1;
  s?: 1;
  r?: 1;
}

/** The page’s active queries, of one kind if it is named. */
type Shown = (...kind: string[]) => Query[];

const isPrices = (kind: unknown) => /odds|prices/.test(String(kind));

const isFiltered = ({ queryKey: [, search] }: Query) => String(search).includes('filter=');

function fetchNow(query: Query): void {
  query.fetch().catch(() => undefined);
}

/** Runs work at a random time within this many milliseconds, because many pages get the same message. */
function afterRandomDelay(milliseconds: number, work: () => void): void {
  setTimeout(work, Math.random() * milliseconds);
}

/** Paces a page’s requests, for prices or for everything else. Messages until the next request share it. */
function pacedRequests(client: QueryClient, shown: Shown, ofPrices: boolean) {
  const apart = ofPrices ? PRICES_APART_MS : APART_MS;
  /** Kinds of queries to refetch, and when each was last refetched, in milliseconds UTC. */
  const wanted = new Set<unknown>();
  const fetchedAt = new Map<unknown, number>();
  /** Matches whose prices have moved. */
  const moved = new Set<string>();
  let isOnceMore = false;
  let isWaiting = false;
  let next = 0;

  const queries = () => shown().filter(({ queryKey: [kind] }) => wanted.has(kind));
  const movedOf = (key: QueryKey) => pricedOf(client, key, moved);

  // Kinds of queries that are due within this many milliseconds.
  function overdue(rest: number): unknown[] {
    const all = shown();
    const matches = shown('event').length;
    const beside = Math.max(ASK_REST_MS, (all.length - matches) * (matches ? ASK_BESIDE_MS : ASK_EACH_MS));
    return all.flatMap(({ queryKey: [kind] }) => {
      const since = Date.now() - Math.max(pushes.until, fetchedAt.get(kind) ?? 0);
      const isDue = since > (kind === 'event' ? ASK_MATCH_MS : beside) - rest;
      return isDue && isPrices(kind) === ofPrices ? [kind] : [];
    });
  }

  function want(kinds: readonly unknown[], spread = SPREAD_SOON_MS): void {
    for (const kind of kinds) wanted.add(kind);
    if (isWaiting || queries().length === 0) return;
    isWaiting = true;
    const wait = Math.max(0, next - Date.now());
    setTimeout(() => afterRandomDelay(spread, () => ask(wait > 0)), wait);
  }

  function wantPrices(ids: readonly string[], again = false): void {
    for (const id of ids) moved.add(id);
    isOnceMore = again;
    const isListed = shown('odds').some(({ queryKey }) => movedOf(queryKey).length > 0);
    want(isListed ? ['odds'] : ['event-odds', 'event-prices']);
  }

  // Asks only for moved prices. If so many move that they wait, asks for all.
  function ask(isLate: boolean): void {
    if (isLate) for (const kind of overdue(apart / 2)) wanted.add(kind);
    const due = queries();
    const now = Date.now();
    next = Math.max(next, now - (AT_ONCE - 1) * apart) + due.length * apart;
    for (const query of due) {
      const { queryKey } = query;
      const some = isLate || queryKey[0] !== 'odds' ? [] : movedOf(queryKey);
      if (some.length > 0) askMoved(queryKey, some, isOnceMore);
      else {
        fetchedAt.set(queryKey[0], now);
        fetchNow(query);
      }
    }
    wanted.clear();
    moved.clear();
    isWaiting = false;
  }

  async function askMoved(key: QueryKey, some: readonly string[], wasOnceMore: boolean): Promise<void> {
    const same = await askPrices(client, key, some);
    if (same.length > 0 && !wasOnceMore) setTimeout(wantPrices, ONCE_MORE_MS, same, true);
  }

  setInterval(() => pushes.on && want(overdue(0), SPREAD_MS), PING_MS);
  return { want, wantPrices };
}

/** Refetches queries after messages, and overdue ones now and then. */
function askerOf(client: QueryClient, shown: Shown): (news: News) => void {
  const { want } = pacedRequests(client, shown, false);
  const { wantPrices } = pacedRequests(client, shown, true);
  let lastMatchAt = 0;
  const readAgain = () => shown().forEach(fetchNow);
  return ({ m, p, d, s, r }) => {
    const now = Date.now();
    if (r) {
      afterRandomDelay(SPREAD_MS, readAgain);
      // The socket’s changes cover this answer for now, but the answer may lack later ones.
      const rest = lastMatchAt + BEHIND_MS - now;
      if (rest > 0) setTimeout(afterRandomDelay, rest, SPREAD_SOON_MS, readAgain);
    }
    if (p) wantPrices(p);
    if (s && shown('live').some(isFiltered)) want(['live'], SPREAD_MS);
    if (m) lastMatchAt = now;
    if (m || d) {
      // An immediate answer may not have everything yet.
      want(['event', 'goals']);
      setTimeout(want, SPREAD_MS, ['event', 'goals']);
    }
  };
}

const askers = new WeakMap<QueryClient, (news: News) => void>();

/** Refetches what a message (`news`) requires; without one, starts the occasional refetch. */
export function askFor(news: News = {}, client: QueryClient, shown: Shown): void {
  const asker = askers.get(client) ?? askerOf(client, shown);
  askers.set(client, asker);
  asker(news);
}
