import type { FeedFetches } from '../feeds/chooseFeed.ts';
import type { Config } from '../settings/env.ts';
import type { Fetch } from '../upstream/fetchJson.ts';
import type { PollerBinding } from '../upstream/pollerBinding.ts';
import { directFetch } from './directFetch.ts';
import { type PolledFeed, polledFeeds } from './polledFeeds.ts';
import { pollerFetch } from './pollerFetch.ts';

/** The fetch functions for live data and odds: through the poller, or directly for a frozen clock. */
export function feedFetches(config: Config, binding: PollerBinding): FeedFetches {
  const { live, odds = null } = polledFeeds(config);
  const plain = (source: PolledFeed | null): Fetch => source?.fetch ?? ((request) => fetch(request));
  const frozen = { live: plain(live), odds: plain(odds) };
  const polled = (name: 'live' | 'odds', source: PolledFeed) =>
    binding === undefined ? directFetch(source) : pollerFetch(name, source, binding);
  const running = { live: polled('live', live), odds: odds === null ? plain(null) : polled('odds', odds) };
  return (clock) => (clock.frozen ? frozen : running);
}
