import { serveBuild } from '../commands/serveBuild.mjs';
import { type Feed, startFeed } from '../feed/server.ts';

const root = new URL('../..', import.meta.url).pathname;

/** A feed that a test holds in its hand: Arsenal and Chelsea have played for twenty minutes without a goal. */
export async function feedWithRunningMatch(): Promise<Feed> {
  const feed = await startFeed();
  feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', kickOff: -20, since: 19.5 });
  feed.world.match('100').score(0, 0);
  return feed;
}

/** Runs a test against a site with such a feed behind it, which asks it each second where `vars` don't say otherwise. */
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
