import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Lru } from '../base/lru.ts';
import type { AppEnv, Isolate } from './appEnv.ts';
import { networkOf } from './visitorNetwork.ts';

/** The shortest time for which the caches behind the API know an address. */
const RECENT_MS = 60_000;
const MOST_ADDRESSES = 2_000;
const LONGEST_ADDRESS = 300;

/** API addresses requested lately. Their data is cached, so they cost little. */
class RecentAddresses {
  /** When each address was last requested, oldest first. */
  readonly #asked = new Lru<string, number>(MOST_ADDRESSES);

  /** Whether an address was requested lately; also notes this request. `now` in milliseconds UTC. */
  checkAndRecord(url: string, now: number): boolean {
    // `since` names the client’s version; the list is the same.
    const address = url.replace(/([?&])since=[^&]*/, '$1');
    if (address.length > LONGEST_ADDRESS) return false;
    const at = this.#asked.get(address);
    this.#asked.set(address, now);
    return at !== undefined && now - at < RECENT_MS;
  }
}

/** Paths with their own limit. The webhook must never be locked out. */
const OWN_LIMIT = ['/api/purge', '/api/reports', '/api/push'];

const isolates = new WeakMap<Isolate, RecentAddresses>();

function recentOf(isolate: Isolate): RecentAddresses {
  const recent = isolates.get(isolate) ?? new RecentAddresses();
  isolates.set(isolate, recent);
  return recent;
}

/**
 * Whether an address asked for too much of a kind in a minute. Requests pass if the address is unknown, or if the
 * platform’s counter fails or is absent. The address is neither kept nor logged.
 */
export async function isOverLimit(
  context: Context<AppEnv>,
  kind: 'pages' | 'pictures' | 'reports' | 'sockets',
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
      recentOf(isolate).checkAndRecord(url, Date.now());
    return !isKept && (await isOverLimit(context, 'pages')) ? answer(context) : next();
  });
}
