import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { root } from '../../worker/commands/run.ts';
import { builtWorker, startRuntime } from '../../worker/commands/runtime.ts';
import { serveBuild } from '../support/serveBuild.ts';
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

/**
 * A worker that sets a page's text by hand: it escapes the words between its tags, and joins all. Nothing that renders the
 * page can be faster, so it is the reference of pages.
 */
export function startByHand(page: string): Promise<Site> {
  const script = `const pieces = ${JSON.stringify(page.split(/(?<=>)|(?=<)/))};
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const set = () => pieces.map((piece) => (piece.startsWith('<') ? piece : escaped(piece))).join('');
export default { fetch: ({ url }) => new Response(url.endsWith('/hello') ? 'hello' : set()) };`;
  return withPid(async () => {
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        name: 'bare',
        modules: true,
        script,
        compatibilityDate: '2026-08-01',
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        log: new Log(LogLevel.ERROR),
      }),
    );
    await miniflare.ready;
    return { url: await miniflare.unsafeGetDirectURL('bare'), close: () => miniflare.dispose() };
  });
}

/** A busy machine may take its time. */
const PATIENT = { UPSTREAM_TIMEOUT_MS: '10000', LIVE_CALLS_PER_SECOND: '1000' };

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
    ...PATIENT,
  };
  const opened = feedSeconds !== undefined;
  return withPid(() => serveBuild({ direct, opened, vars, cf: { ...place } }));
}

/** Starts the production build once for each upstream, all in one runtime: new isolates with empty stores. */
export async function startFarSites(upstreams: readonly string[]): Promise<{ all: Site[]; close(): Promise<void> }> {
  const names = upstreams.map((_, index) => `far-${index}`);
  const miniflare = startRuntime({
    workers: upstreams.map((url, index) => ({
      ...builtWorker({
        root,
        name: names[index],
        vars: {
          ENVIRONMENT: 'production',
          RATE_LIMIT: 'off',
          LIVE_PUSH: 'off',
          LIVE_API_URL: url,
          CMS_URL: url,
          ...PATIENT,
        },
      }),
      assets: undefined,
      // A queue has one consumer.
      queueConsumers: undefined,
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    })),
  });
  await miniflare.ready;
  const close = () => miniflare.dispose();
  const all = await Promise.all(
    names.map(async (name) => ({ url: await miniflare.unsafeGetDirectURL(name), pid: null, close })),
  );
  return { all, close };
}
