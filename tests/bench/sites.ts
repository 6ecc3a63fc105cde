import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { root } from '../../worker/commands/run.mjs';
import { serveBuild } from '../support/serveBuild.mjs';
import type { Answer } from './answers.ts';
import { children } from './processTime.ts';

/** A worker that runs in a runtime process of its own. */
export interface Site {
  url: URL;
  /** The runtime's process; null where the system does not tell. */
  pid: string | null;
  /** The address of the runtime's inspector; null without one. */
  inspector: URL | null;
  close(): Promise<void>;
}

/** The facts of the edge about the visitor. */
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

function startBare(script: string): Promise<Site> {
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
    const url = await miniflare.unsafeGetDirectURL('bare');
    return { url, inspector: null, close: () => miniflare.dispose() };
  });
}

/** The physical limit: a worker that answers one word. */
export function startHello(): Promise<Site> {
  return startBare("export default { fetch: () => new Response('hello') };");
}

/** The limit for one answer: a worker that sends the same bytes under the same headers, and does nothing else. */
export function startEcho({ head, body }: Answer): Promise<Site> {
  const headers = head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return startBare(`
    const body = Uint8Array.from(atob('${body?.toString('base64') ?? ''}'), (sign) => sign.charCodeAt(0));
    const headers = new Headers(${JSON.stringify(headers)});
    export default { fetch: () => new Response(body, { headers, encodeBody: 'manual' }) };
  `);
}

interface SiteWish {
  direct: boolean;
  inspect?: boolean;
  /** How often pages poll. */
  pollSeconds?: number;
  /** How often the feed is asked, where pages are told what happens; absent where they poll. */
  feedSeconds?: number;
}

/**
 * The production build, reading the feed at `feedUrl`. A `direct` site is reached without the proxies that stand before a
 * local worker; only its worker answers, not the files of the browser.
 */
export function startSite(
  feedUrl: string,
  place: Place,
  { direct, inspect = false, pollSeconds = 10, feedSeconds }: SiteWish,
): Promise<Site> {
  const vars = {
    ENVIRONMENT: 'production',
    RATE_LIMIT: 'off',
    LIVE_API_URL: feedUrl,
    LIVE_POLL_SECONDS: String(pollSeconds),
    ...(feedSeconds === undefined ? { LIVE_PUSH: 'off' } : { LIVE_FEED_SECONDS: String(feedSeconds) }),
    // Prices in every row, at once.
    ODDS_CALLS_PER_REFRESH: '500',
  };
  const opened = feedSeconds !== undefined;
  return withPid(() => serveBuild({ root, port: 0, direct, inspect, opened, vars, cf: { ...place } }));
}
