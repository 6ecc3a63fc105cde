import { BoundedMap } from '../base/boundedMap.ts';
import { nameOfClock, nowOf, type VisitorClock } from '../base/visitorClock.ts';
import type { Fetch } from '../upstream/fetchJson.ts';
import { createApiFootball } from './apiFootball/client.ts';
import type { Feed } from './feed.ts';
import type { FeedOptions } from './feedOptions.ts';
import { createFootballData } from './footballData/client.ts';
import { withOdds } from './oddsApi/client.ts';
import { teamNamesWith } from './oddsApi/teamNames.ts';
import { createOpenLigaDb } from './openligadb/client.ts';
import type { OddsSource, PublicFeed } from './settings.ts';

/** Fetches of the source of matches, and of the one of prices, by the clock that they are asked by. */
export type FeedFetches = (clock: VisitorClock) => { live: Fetch; odds: Fetch };

/** A frozen instant asks for a client of its own; only developers ask, and not for many at once. */
const MOST_FROZEN = 8;

function createClient(source: PublicFeed, options: FeedOptions): Feed {
  switch (source.name) {
    case 'openligadb':
      return createOpenLigaDb({ ...options, leagues: source.leagues });
    case 'api-football':
      return createApiFootball({ ...options, key: source.key });
    case 'football-data':
      return createFootballData({ ...options, key: source.key });
  }
}

/**
 * The clients of a public source by clock: one for the real clock, and what it knows is shared by all requests. Its
 * prices are those of `odds`.
 */
export function chooseFeed(
  source: PublicFeed,
  odds: OddsSource | null,
  { fetches, ...options }: Omit<FeedOptions, 'url' | 'now' | 'clockName' | 'fetch'> & { fetches: FeedFetches },
): (clock: VisitorClock) => Feed {
  const namesOf = teamNamesWith(odds?.aliases ?? []);
  const clients = new BoundedMap<string, Feed>(MOST_FROZEN);
  return (clock) => {
    const clockName = nameOfClock(clock);
    return clients.use(clockName, () => {
      const fetch = fetches(clock);
      const own = createClient(source, {
        ...options,
        url: source.url,
        fetch: fetch.live,
        clockName,
        now: nowOf(clock),
      });
      return odds === null ? own : withOdds(own, { ...options, ...odds, fetch: fetch.odds, namesOf });
    });
  };
}
