import { perKey } from '../base/memo.ts';
import { nameOfClock, nowOf, type VisitorClock } from '../base/visitorClock.ts';
import { Circuit } from '../upstream/circuit.ts';
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
const MAX_FROZEN = 8;

interface SharedOptions extends Omit<FeedOptions, 'url' | 'now' | 'clockName' | 'fetch' | 'circuit'> {
  fetches(clock: VisitorClock): FeedFetches;
}

/** Returns a feed client for each clock. A feed without prices gets those of `odds`. */
export function chooseFeed(
  feed: ChosenFeed,
  odds: OddsSource | null,
  { fetches, ...given }: SharedOptions,
): (clock: VisitorClock) => Feed {
  const options = { ...given, circuit: new Circuit(given.timeoutMs) };
  const namesOf = teamNamesWith(odds?.aliases ?? []);
  const create = (clock: VisitorClock) => {
    const fetch = fetches(clock);
    const times = { clockName: nameOfClock(clock), now: nowOf(clock) };
    const own = feed.create({ ...options, ...times, url: feed.url, fetch: fetch.live });
    return odds === null || fetch.odds === undefined
      ? own
      : withOdds(own, { ...options, ...odds, fetch: fetch.odds, namesOf });
  };
  return perKey(MAX_FROZEN, create, nameOfClock);
}
