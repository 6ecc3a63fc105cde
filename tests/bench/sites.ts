import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { serveBuild } from '../support/serveBuild.mjs';
import { children } from './processTime.ts';

/** A worker in its own runtime process. */
export interface Site {
  url: URL;
  /** Process id of the runtime; null when the system does not report it. */
  pid: string | null;
  close(): Promise<void>;
}

/** The visitor's `request.cf`. */
export interface Place {
  country: string;
  timezone: string;
}

async function withPid(start: () => Promise<Omit<Site, 'pid'>>): Promise<Site> {
  const before = children();
  const site = await start();
  const [pid = null] = [...children()].filter((each) => !before.has(each));
  return { ...site, pid };
}

/** The upper limit of requests per second: a worker that answers one word. */
export function startHello(): Promise<Site> {
  return withPid(async () => {
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        name: 'bare',
        modules: true,
        script: "export default { fetch: () => new Response('hello') };",
        compatibilityDate: '2026-08-01',
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        log: new Log(LogLevel.ERROR),
      }),
    );
    await miniflare.ready;
    return { url: await miniflare.unsafeGetDirectURL('bare'), close: () => miniflare.dispose() };
  });
}

interface SiteWish {
  direct: boolean;
  /** Poll interval of pages in seconds. */
  pollSeconds?: number;
  /** Poll interval of the feed in seconds, with push. Without it, push is off. */
  feedSeconds?: number;
}

/**
 * Starts the production build with the feed at `feedUrl`. A `direct` site has no local proxies in front of it, and serves no
 * client files.
 */
export function startSite(
  feedUrl: string,
  place: Place,
  { direct, pollSeconds = 10, feedSeconds }: SiteWish,
): Promise<Site> {
  const vars = {
    ENVIRONMENT: 'production',
    RATE_LIMIT: 'off',
    LIVE_API_URL: feedUrl,
    LIVE_POLL_SECONDS: String(pollSeconds),
    ...(feedSeconds === undefined ? { LIVE_PUSH: 'off' } : { LIVE_FEED_SECONDS: String(feedSeconds) }),
    // Loads the odds of every row at once.
    ODDS_CALLS_PER_REFRESH: '500',
  };
  const opened = feedSeconds !== undefined;
  return withPid(() => serveBuild({ direct, opened, vars, cf: { ...place } }));
}
