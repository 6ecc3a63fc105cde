import { type Feed, startFeed } from '../feed/server.ts';
import { serveBuild } from '../support/serveBuild.mjs';

const root = new URL('../..', import.meta.url).pathname;

/** The page of the match that runs. */
export const RUNNING_MATCH = '/match/football/arsenal-chelsea-100';

/** Starts a feed with one match (id 100): Arsenal against Chelsea, 20 minutes old, 0-0. */
export async function feedWithRunningMatch(): Promise<Feed> {
  const feed = await startFeed();
  feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', kickOff: -20, since: 19.5 });
  feed.world.match('100').score(0, 0);
  return feed;
}

/** Adds a goal of Arsenal to the running match of a feed. */
export function scoreGoal(feed: Feed, minute = 20): void {
  feed.world.match('100').goal('home', minute, 'Bukayo Saka');
}

/** Runs a test against a site on such a feed. The site polls the feed every second; `vars` can change that. */
export async function withRunningMatch(
  vars: Record<string, string>,
  run: (site: string, feed: Feed) => Promise<void>,
): Promise<void> {
  const feed = await feedWithRunningMatch();
  const site = await serveBuild({
    root,
    port: 0,
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1', ...vars },
    cf: { country: 'GB', timezone: 'UTC' },
  });
  try {
    await run(String(site.url), feed);
  } finally {
    await site.close();
    await feed.close();
  }
}
