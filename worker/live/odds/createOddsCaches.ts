import { Cache, type CacheOptions } from '../../cache/cache.ts';
import { LastingValues } from '../../cache/lastingValues.ts';
import { SEEN_ODDS_KEEP_MS } from '../../cache/lifetimes.ts';
import type { Store, Stores } from '../../cache/stores.ts';
import { DayOdds } from './dayOdds.ts';
import { ListedOdds } from './listedOdds.ts';
import { parseListedDay } from './listedPrices.ts';
import type { OddsBook } from './oddsBook.ts';
import type { OddsHistory } from './oddsHistory.ts';
import { parseHistory, type SeenOdds } from './seenOdds.ts';

/** What one isolate keeps of prices. */
export interface OddsCaches {
  /** Of lists, by sport and UTC date. */
  days: DayOdds;
  books: Cache<OddsBook>;
  /** Of one match's page. */
  matches: Cache<SeenOdds>;
  /** What the site saw of prices, which outlives isolates: on a match's page, and in lists. */
  histories: LastingValues<OddsHistory>;
  listed: ListedOdds;
}

/**
 * Makes the caches of prices. The prices themselves are worth nothing in an hour; their history is kept by itself, a match's in
 * `rationed`, because visitors choose matches.
 */
export function createOddsCaches(options: CacheOptions & Pick<Stores, 'lasting'>, rationed: Store): OddsCaches {
  const { lasting: store } = options;
  const passing = { ...options, lasting: null };
  return {
    days: new DayOdds(),
    books: new Cache(passing),
    matches: new Cache(passing),
    histories: new LastingValues({ store: rationed, keepMs: SEEN_ODDS_KEEP_MS, parse: parseHistory }),
    listed: new ListedOdds(new LastingValues({ store, keepMs: SEEN_ODDS_KEEP_MS, parse: parseListedDay })),
  };
}
