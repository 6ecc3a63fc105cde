import type { QueryClient } from '@tanstack/react-query';
import { read } from '../data/queries.ts';
import { type OddsBoard, parseOddsBoard, type ResultPrices } from '../domain/odds.ts';

const PATIENCE_MS = 10_000;
const ONCE_MORE_MS = 20_000;
const MOST_ASKED = 50;

// Without the instants, which each answer has of its own.
const textOf = (prices: ResultPrices | undefined) => JSON.stringify(prices, (key, value) => (key === 'at' ? 0 : value));

/**
 * Asks for the prices of matches that the page shows some of, because they have moved. Who has answered may not have known
 * yet: what stays the same is asked for once more.
 */
export async function askPrices(client: QueryClient, ids: readonly string[], isLast = false): Promise<void> {
  for (const query of client.getQueryCache().getAll()) {
    const { queryKey: key } = query;
    if (!query.isActive()) continue;
    if (!isLast && (key[0] === 'event-odds' || key[0] === 'event-prices')) query.fetch().catch(() => undefined);
    if (key[0] !== 'odds') continue;
    const board = client.getQueryData<OddsBoard>(key);
    const shown = ids.filter((id) => board?.[id]).slice(0, MOST_ASKED);
    if (shown.length === 0) continue;
    const path = `/api/odds?${key[1]}&matches=${shown}`;
    const news = await read(path, parseOddsBoard, AbortSignal.timeout(PATIENCE_MS)).catch(() => null);
    if (news === null) continue;
    const same = shown.filter((id) => textOf(news[id]) === textOf(board?.[id]));
    client.setQueryData<OddsBoard>(key, (known) => {
      const kept = Object.entries(known ?? {}).filter(([id]) => !shown.includes(id));
      return { ...Object.fromEntries(kept), ...news };
    });
    if (!isLast && same.length > 0)
      setTimeout(() => askPrices(client, same, true).catch(() => undefined), ONCE_MORE_MS);
  }
}
