import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { AppEnv, Isolate } from './appEnv.ts';

/**
 * The key of the rate limit: an IPv4 address, or the network of an IPv6 address. A household or a server usually owns 64
 * bits of IPv6 (RFC 6177), which count as one visitor.
 */
export function networkOf(address: string): string {
  const text = address.toLowerCase().slice(0, 45);
  return text.includes(':') ? `${expandIPv6(text).split(':').slice(0, 4).join(':')}::` : text;
}

/** The shortest time for which the caches behind the API know an address. */
const RECENT_MS = 60_000;
const LONGEST_ADDRESS = 300;

/** Whether an API address was requested lately, so that its data is cached and costs little. Also notes this request. */
function checkAndRecord(url: string, { requested }: Isolate, now: number): boolean {
  // `since` names the client’s version; the list is the same.
  const address = url.replace(/([?&])since=[^&]*/, '$1');
  if (address.length > LONGEST_ADDRESS) return false;
  const at = requested.get(address);
  requested.set(address, now);
  return at !== undefined && now - at < RECENT_MS;
}

/** Paths with their own limit. The webhook must never be locked out. */
const OWN_LIMIT = ['/api/purge', '/api/reports', '/api/push', '/api/alerts'];

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
  try {
    const { success } = await LIMITER.limit({ key: `${kind}:${networkOf(address)}` });
    return !success;
  } catch (error) {
    context.var.log('warn', 'rate not counted', { error: String(error).slice(0, 200) });
    return false;
  }
}

/**
 * Limits requests that need work: uncached pages, and API addresses that were not requested lately. Cached pages never
 * come here, and pictures are counted at their fetch. `answer` makes the 429.
 */
export function rateLimit(answer: (context: Context<AppEnv>) => Response) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const { isolate } = context.var;
    const { path, url } = context.req;
    if (!isolate.config.rateLimit || path === '/image' || OWN_LIMIT.includes(path)) return next();
    const isKept =
      path.startsWith('/api/') &&
      context.req.header('Authorization') === undefined &&
      checkAndRecord(url, isolate, Date.now());
    return !isKept && (await isOverLimit(context, 'pages')) ? answer(context) : next();
  });
}
