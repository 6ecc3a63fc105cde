import { setTimeout } from 'node:timers/promises';
import { type Feed, startFeed } from '../feed/server.ts';
import { serveBuild } from './serveBuild.ts';

export const RUNNING_MATCH = '/match/football/arsenal-chelsea-100';

/** Starts a feed with one match (id 100): Arsenal against Chelsea, 0-0 after 20 minutes. */
export async function feedWithRunningMatch(): Promise<Feed> {
  const feed = await startFeed();
  feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', kickOff: -20, since: 19.5 });
  feed.world.match('100').score(0, 0);
  return feed;
}

/** Adds a goal for Arsenal to a feed's running match. */
export function scoreGoal(feed: Feed, minute = 20): void {
  feed.world.match('100').goal('home', minute, 'Bukayo Saka');
}

export interface RunningSite {
  url: string;
  feed: Feed;
  /** Adds a goal for Arsenal, and gives its goals so far. */
  score(): number;
  /** Moves the site's clock. The site must have been started with `isStopped`. */
  moveClock(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a site on a feed with a running match. It polls the feed every second, unless `vars` changes that. With `isStopped`
 * only the test moves its clock.
 */
export async function startRunningMatch({
  vars = {},
  isStopped = false,
}: {
  vars?: Record<string, string>;
  isStopped?: boolean;
} = {}): Promise<RunningSite> {
  const feed = await feedWithRunningMatch();
  let goals = 0;
  const { url, moveClock, close } = await serveBuild({
    // A busy machine takes its time.
    vars: {
      ENVIRONMENT: 'test',
      LIVE_API_URL: feed.url,
      LIVE_FEED_SECONDS: '1',
      UPSTREAM_TIMEOUT_MS: '30000',
      ...vars,
    },
    stopped: isStopped,
  });
  // On a busy machine the first call to the feed can time out, which gives a 503.
  while ((await fetch(url)).status !== 200) await (isStopped ? moveClock(1_000) : setTimeout(100));
  return {
    url: String(url),
    feed,
    score() {
      scoreGoal(feed, 20 + goals);
      goals += 1;
      return goals;
    },
    moveClock,
    async close() {
      await close();
      await feed.close();
    },
  };
}

/** Runs a test against a site with a running match and a running clock. */
export async function withRunningMatch(
  vars: Record<string, string>,
  run: (site: string, feed: Feed) => Promise<void>,
): Promise<void> {
  const { url, feed, close } = await startRunningMatch({ vars });
  try {
    await run(url, feed);
  } finally {
    await close();
  }
}
