import { parserOf } from '../../../web/domain/parserOf.ts';
import { Cache, type CacheOptions } from '../../cache/cache.ts';
import { LastingValues } from '../../cache/lastingValues.ts';
import { SEEN_ODDS_KEEP_MS } from '../../cache/lifetimes.ts';
import { MEMORY } from '../../cache/memoryLimits.ts';
import type { Store, Stores } from '../../cache/stores.ts';
import { DayOdds } from './dayOdds.ts';
import { ListedOdds } from './listedOdds.ts';
import { listedDay } from './listedPrices.ts';
import type { OddsBook } from './oddsBook.ts';
import { type OddsHistory, storedHistory } from './oddsHistory.ts';
import type { SeenOdds } from './seenOdds.ts';

/** The price caches of one isolate. */
export interface OddsCaches {
  /** The prices of lists, by sport and UTC date. */
  days: DayOdds;
  books: Cache<OddsBook>;
  /** The prices of match pages. */
  matches: Cache<SeenOdds>;
  /** The price histories of match pages and lists, which outlive isolates. */
  histories: LastingValues<OddsHistory>;
  listed: ListedOdds;
}

/**
 * Creates the price caches. Prices go stale within an hour, so only histories are stored. Histories of matches go to
 * the `rationed` store, because visitors choose matches.
 */
export function createOddsCaches(options: CacheOptions & Pick<Stores, 'lasting'>, rationed: Store): OddsCaches {
  const { lasting: store, memory } = options;
  const passing = { ...options, lasting: null };
  return {
    days: new DayOdds(),
    books: new Cache({ ...passing, memory: memory ?? MEMORY.books }),
    matches: new Cache(passing),
    histories: new LastingValues({ store: rationed, keepMs: SEEN_ODDS_KEEP_MS, parse: parserOf(storedHistory) }),
    listed: new ListedOdds(new LastingValues({ store, keepMs: SEEN_ODDS_KEEP_MS, parse: parserOf(listedDay) })),
  };
}
