import type { FeedFetches } from '../feeds/chooseFeed.ts';
import type { Config } from '../settings/env.ts';
import type { Fetch } from '../upstream/fetchJson.ts';
import type { PollerBinding } from '../upstream/pollerBinding.ts';
import { directFetch } from './directFetch.ts';
import { polledFeeds } from './polledFeeds.ts';
import { pollerFetch } from './pollerFetch.ts';

/** The fetch functions for live data and prices: through the poller, or directly for a frozen clock. */
export function feedFetches(config: Config, binding: PollerBinding): FeedFetches {
  const { live, odds } = polledFeeds(config);
  const plain: Fetch = (request) => fetch(request);
  const direct = { live: directFetch(live), odds: odds === undefined ? plain : directFetch(odds) };
  if (binding === undefined) return () => direct;
  const polled = {
    live: pollerFetch('live', live, binding),
    odds: odds === undefined ? plain : pollerFetch('odds', odds, binding),
  };
  return ({ frozen }) => (frozen ? direct : polled);
}
