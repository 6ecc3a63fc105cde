import { Lru } from '../base/lru.ts';
import { nameOfClock, nowOf, type VisitorClock } from '../base/visitorClock.ts';
import type { Fetch } from '../upstream/fetchJson.ts';
import type { ChosenFeed, FeedOptions } from './definition.ts';
import type { Feed } from './feed.ts';
import { withOdds } from './oddsApi/client.ts';
import type { OddsSource } from './oddsApi/settings.ts';
import { teamNamesWith } from './oddsApi/teamNames.ts';

/** Fetch functions of the feed and of the odds source. */
export interface FeedFetches {
  live: Fetch;
  odds: Fetch | undefined;
}

/** The most clients with a frozen clock, which only developers use. */
const MOST_FROZEN = 8;

interface SharedOptions extends Omit<FeedOptions, 'url' | 'now' | 'clockName' | 'fetch'> {
  fetches(clock: VisitorClock): FeedFetches;
}

/** Returns a feed client for each clock. A feed without prices gets those of `odds`. */
export function chooseFeed(
  feed: ChosenFeed,
  odds: OddsSource | null,
  { fetches, ...options }: SharedOptions,
): (clock: VisitorClock) => Feed {
  const namesOf = teamNamesWith(odds?.aliases ?? []);
  const clients = new Lru<string, Feed>(MOST_FROZEN);
  return (clock) => {
    const clockName = nameOfClock(clock);
    return clients.use(clockName, () => {
      const fetch = fetches(clock);
      const own = feed.create({ ...options, url: feed.url, fetch: fetch.live, clockName, now: nowOf(clock) });
      return odds === null || fetch.odds === undefined
        ? own
        : withOdds(own, { ...options, ...odds, fetch: fetch.odds, namesOf });
    });
  };
}
