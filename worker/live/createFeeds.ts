import type { Rejections } from '../base/rejections.ts';
import type { VisitorClock } from '../base/visitorClock.ts';
import type { Config } from '../env.ts';
import { chooseFeed } from '../feeds/chooseFeed.ts';
import { createContractFeed } from '../feeds/contract/client.ts';
import type { Feed } from '../feeds/feed.ts';
import { feedFetches } from '../poller/feedFetches.ts';
import { type NamedIds, tellingNames } from '../poller/namedIds.ts';
import { liveTimeoutOf } from '../poller/polledFeeds.ts';
import type { PollerBinding } from '../poller/protocol.ts';
import type { Circuit } from '../upstream/circuit.ts';
import type { Upstream } from '../upstream/fetchJson.ts';

interface FeedsParts {
  config: Config;
  poller: PollerBinding;
  rejections: Rejections;
  names: NamedIds | undefined;
  circuit: Circuit;
  demo(clock: VisitorClock): Upstream;
}

/** Returns a function that creates the configured feed for a visitor's clock. */
export function createFeeds(parts: FeedsParts): (clock: VisitorClock) => Feed {
  const { config, poller, demo, ...shared } = parts;
  const { source, flagUrl } = config;
  const { names } = shared;
  const fetches = feedFetches(config, poller, names);
  const demonstrationAt = (clock: VisitorClock) => createContractFeed({ ...shared, flagUrl, upstream: demo(clock) });
  const feedAt =
    source.kind === 'demo'
      ? demonstrationAt
      : chooseFeed(source, config.odds, {
          ...shared,
          fetches,
          flagUrl,
          timeoutMs: liveTimeoutOf(config),
        });
  return (clock) => tellingNames(feedAt(clock), names);
}
