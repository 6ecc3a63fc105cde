import type { QueryClient } from '@tanstack/react-query';
import { BEHIND_MS } from './polling.ts';

/** Many pages get the same hint, so each fetches at a random time within this many milliseconds. */
export const SPREAD_MS = 10_000;
/** The same for data that should be quick, because something just happened. */
const SPREAD_SOON_MS = 2_000;

/** The least time between two fetches of details or prices because of hints, in milliseconds. */
const APART_MS = 30_000;

const PRICES = ['odds', 'event-odds', 'event-prices'];
const RARE = [...PRICES, 'counters'];

/** Fetches the active queries of a page again after hints. Hints that come before the fetch share it. */
export function refetching(client: QueryClient) {
  /** When each kind of query is or was fetched, milliseconds UTC. */
  const fetchedAt = new Map<unknown, number>();

  function refetch(kind: unknown, spread = SPREAD_MS, apart = 0): void {
    const now = Date.now();
    const before = fetchedAt.get(kind) ?? 0;
    if (before > now) return;
    const next = Math.max(now + Math.random() * spread, before + apart);
    fetchedAt.set(kind, next);
    setTimeout(() => {
      const queries = client.getQueryCache().findAll({ type: 'active', queryKey: [kind] });
      for (const query of queries) query.fetch().catch(() => undefined);
    }, next - now);
  }

  function details(): void {
    for (const kind of ['event', 'goals']) refetch(kind, SPREAD_SOON_MS, APART_MS);
  }

  return {
    list: () => refetch('live'),
    details() {
      details();
      // An immediate answer may not have everything yet.
      setTimeout(details, BEHIND_MS);
    },
    prices() {
      for (const kind of PRICES) refetch(kind, SPREAD_MS, APART_MS);
    },
    /** Fetches everything but prices and the badge. */
    often() {
      const active = client.getQueryCache().findAll({ type: 'active' });
      const kinds = new Set(active.map(({ queryKey }) => queryKey[0]));
      for (const kind of RARE) kinds.delete(kind);
      for (const kind of kinds) refetch(kind);
    },
    rarely() {
      for (const kind of RARE) refetch(kind);
    },
  };
}
