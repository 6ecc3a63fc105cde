import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { read } from '../data/queries.ts';
import { type OddsBoard, parseOddsBoard, type ResultPrices } from '../domain/odds.ts';

const TIMEOUT_MS = 10_000;
const MOST_ASKED = 50;

// Leaves out the instants, which differ in each answer.
const textOf = (prices: ResultPrices | undefined) => JSON.stringify(prices, (key, value) => (key === 'at' ? 0 : value));

/** The matches among these that have prices in a list on the page. */
export function pricedOf(client: QueryClient, key: QueryKey, ids: ReadonlySet<string>): string[] {
  const board = client.getQueryData<OddsBoard>(key);
  return [...ids].filter((id) => board?.[id]).slice(0, MOST_ASKED);
}

/**
 * Fetches moved prices of a list. Returns the matches whose prices stayed the same, because the answer may have been
 * too early.
 */
export async function askPrices(client: QueryClient, key: QueryKey, ids: readonly string[]): Promise<string[]> {
  const board = client.getQueryData<OddsBoard>(key);
  const path = `/api/odds?${key[1]}&matches=${ids}`;
  const news = await read(path, parseOddsBoard, AbortSignal.timeout(TIMEOUT_MS)).catch(() => null);
  if (news === null) return [];
  client.setQueryData<OddsBoard>(key, (known) => {
    const others = Object.entries(known ?? {}).filter(([id]) => !ids.includes(id));
    return { ...Object.fromEntries(others), ...news };
  });
  return ids.filter((id) => textOf(news[id]) === textOf(board?.[id]));
}
