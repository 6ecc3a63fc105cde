import { BoundedMap } from '../base/boundedMap.ts';
import { nameOfClock, nowOf, type VisitorClock } from '../base/visitorClock.ts';
import type { Fetch } from '../upstream/fetchJson.ts';
import type { ChosenFeed } from './definition.ts';
import type { Feed } from './feed.ts';
import type { FeedOptions } from './feedOptions.ts';
import { withOdds } from './oddsApi/client.ts';
import type { OddsSource } from './oddsApi/settings.ts';
import { teamNamesWith } from './oddsApi/teamNames.ts';

/** Fetches of the feed, and of the source of prices beside it, by the clock that they are asked by. */
export type FeedFetches = (clock: VisitorClock) => { live: Fetch; odds: Fetch };

/** A frozen instant asks for a client of its own; only developers ask, and not for many at once. */
const MOST_FROZEN = 8;

/** What all clients of a feed share, and what each has by its clock. */
interface ByClock extends Omit<FeedOptions, 'url' | 'now' | 'clockName' | 'fetch'> {
  fetches: FeedFetches;
}

/**
 * The clients of a feed by clock: one for the real clock, and what it knows is shared by all requests. The prices of a feed
 * that has none itself are those of `odds`.
 */
export function chooseFeed(
  feed: ChosenFeed,
  odds: OddsSource | null,
  { fetches, ...options }: ByClock,
): (clock: VisitorClock) => Feed {
  const namesOf = teamNamesWith(odds?.aliases ?? []);
  const clients = new BoundedMap<string, Feed>(MOST_FROZEN);
  return (clock) => {
    const clockName = nameOfClock(clock);
    return clients.use(clockName, () => {
      const fetch = fetches(clock);
      const own = feed.create({
        ...options,
        url: feed.url,
        fetch: fetch.live,
        clockName,
        now: nowOf(clock),
      });
      return odds === null || feed.hasPrices ? own : withOdds(own, { ...options, ...odds, fetch: fetch.odds, namesOf });
    });
  };
}
