import type { Rejections } from '../base/rejections.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import { chooseFeed } from '../feeds/chooseFeed.ts';
import type { Feed } from '../feeds/feed.ts';
import { liveTimeoutOf } from '../poller/polledFeeds.ts';
import { feedFetches } from '../poller/pollerFetch.ts';
import type { Config } from '../settings/env.ts';
import type { Circuit } from '../upstream/circuit.ts';
import type { PollerBinding } from '../upstream/pollerBinding.ts';

interface FeedsParts {
  config: Config;
  poller: PollerBinding;
  rejections: Rejections;
  circuit: Circuit;
}

/** Returns a function that creates the configured feed for a visitor's clock. */
export function createFeeds(parts: FeedsParts): (clock: VisitorClock) => Feed {
  const { config, poller, ...shared } = parts;
  const { source, flagUrl } = config;
  const fetches = feedFetches(config, poller);
  return chooseFeed(source, config.odds, { ...shared, fetches, flagUrl, timeoutMs: liveTimeoutOf(config) });
}
