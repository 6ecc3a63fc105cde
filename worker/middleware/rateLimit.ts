import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { digestOf } from '../base/digests.ts';
import { countLimit } from '../base/limitCount.ts';
import { perKey } from '../base/memo.ts';
import { REQUESTS_A_MINUTE } from '../base/requestLimit.ts';
import type { AppEnv, Isolate } from './appEnv.ts';

/**
 * The key of the rate limit: an IPv4 address, or the network of an IPv6 address. A household or a server usually owns 64
 * bits of IPv6 (RFC 6177), which count as one visitor.
 */
function networkOf(address: string): string {
  const text = address.toLowerCase().slice(0, 45);
  return text.includes(':') ? `${expandIPv6(text).split(':').slice(0, 4).join(':')}::` : text;
}

/** A digest of a visitor's network, to count it without its address; empty if addresses are not limited or unknown. */
export function networkKeyOf({ req, var: { isolate } }: Context<AppEnv>, secret = ''): string {
  const address = req.header('CF-Connecting-IP');
  return address === undefined || !isolate.config.rateLimit ? '' : digestOf(secret + networkOf(address));
}

/** The shortest time for which the caches behind the API know an address. */
const RECENT_MS = 60_000;
const MAX_ADDRESS = 300;

/** Whether an API address was requested lately, so that its data is cached and costs little. Also notes this request. */
function checkAndRecord(url: string, { requested }: Isolate, now: number): boolean {
  // `since` names the client’s version; the list is the same.
  const address = url.replace(/([?&])since=[^&]*/, '$1');
  if (address.length > MAX_ADDRESS) return false;
  const last = requested(address);
  const isRecent = now - last.at < RECENT_MS;
  last.at = now;
  return isRecent;
}

/** Whether a path is one of the public API, whose errors are problem details and whose work is counted where it is done. */
export const isOpenPath = (path: string) => path === '/api/v1' || path.startsWith('/api/v1/');

const MINUTE_MS = 60_000;
const MAX_COUNTED = 5_000;

/** The requests of each network for pages in a minute, as far as this isolate counted them. */
const countsOf = perKey(MAX_COUNTED, (_network: string) => ({ minute: 0, count: 0 }));

function countOf(network: string) {
  const counted = countsOf(network);
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (counted.minute !== minute) Object.assign(counted, { minute, count: 0 });
  return counted;
}

/** The rate limit in headers: its number, what is left of it at most, and the seconds until it starts again. */
export function rateHeaders({ req, var: { isolate } }: Context<AppEnv>): Record<string, string> {
  const address = req.header('CF-Connecting-IP');
  if (address === undefined || !isolate.config.rateLimit) return {};
  return {
    'RateLimit-Limit': String(REQUESTS_A_MINUTE),
    'RateLimit-Remaining': String(Math.max(0, REQUESTS_A_MINUTE - countOf(networkOf(address)).count)),
    'RateLimit-Reset': String(60 - Math.floor((Date.now() % MINUTE_MS) / 1000)),
  };
}

/** Paths with their own limit. The webhook must never be locked out. */
const OWN_LIMIT = ['/api/purge', '/api/would-show', '/api/reports', '/api/push', '/api/alerts'];

/**
 * Whether an address made too many requests of a kind in a minute. Requests pass if the address is unknown, or if the
 * platform’s counter fails or is absent. The address is neither kept nor logged.
 */
export async function isOverLimit(
  context: Context<AppEnv>,
  kind: 'pages' | 'pictures' | 'reports' | 'sockets' | 'alerts',
): Promise<boolean> {
  const { LIMITER } = context.env;
  const address = context.req.header('CF-Connecting-IP');
  if (!context.var.isolate.config.rateLimit || LIMITER === undefined || address === undefined) return false;
  const network = networkOf(address);
  if (kind === 'pages') countOf(network).count += 1;
  try {
    const { success } = await LIMITER.limit({ key: `${kind}:${network}` });
    countLimit(`requests of an address for ${kind} in a minute`, null, success ? { served: 1 } : { cut: 1 });
    return !success;
  } catch (error) {
    context.var.log('warn', 'rate not counted', { error: String(error).slice(0, 200) });
    return false;
  }
}

/**
 * Limits requests that need work: uncached pages, and API addresses that were not requested lately. Cached pages never
 * come here; pictures are counted at their fetch, answers of the public API when they are made. `answer` makes the 429.
 */
export function rateLimit(answer: (context: Context<AppEnv>) => Response) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const { isolate } = context.var;
    const { path, url } = context.req;
    if (!isolate.config.rateLimit || path === '/image' || isOpenPath(path) || OWN_LIMIT.includes(path)) return next();
    const isKept =
      path.startsWith('/api/') &&
      context.req.header('Authorization') === undefined &&
      checkAndRecord(url, isolate, Date.now());
    return !isKept && (await isOverLimit(context, 'pages')) ? answer(context) : next();
  });
}
