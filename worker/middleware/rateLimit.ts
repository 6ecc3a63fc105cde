import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { limitedPage } from '../pages/messagePages.ts';
import { answerPage, pageContextOf } from '../routes/pages.ts';
import type { AppEnv, Isolate } from './appEnv.ts';
import { RecentAddresses } from './recentAddresses.ts';
import { networkOf } from './visitorNetwork.ts';

/** The period of the binding’s limit (`[[ratelimits]]` in `wrangler.toml`). */
const RETRY_AFTER = { 'Retry-After': '60', 'Cache-Control': 'no-store' };

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

/** The 429 answer: a page, or JSON for the API. */
export function limitedAnswer(context: Context<AppEnv>): Response {
  const isPage = !/^\/(api\/|image$)/.test(context.req.path);
  if (!isPage) return context.json({ error: 'too many requests; come again in a minute' }, 429, RETRY_AFTER);
  const page = answerPage(context, limitedPage(pageContextOf(context)));
  for (const [name, value] of Object.entries(RETRY_AFTER)) page.headers.set(name, value);
  return page;
}

/**
 * Limits requests that need work: uncached pages, and API addresses that were not requested lately. Cached pages never
 * come here, and pictures are counted at their fetch.
 */
export const rateLimit = createMiddleware<AppEnv>(async (context, next) => {
  const { isolate } = context.var;
  const { path, url } = context.req;
  if (!isolate.config.rateLimit || path === '/image' || OWN_LIMIT.includes(path)) return next();
  const isKept =
    path.startsWith('/api/') &&
    context.req.header('Authorization') === undefined &&
    recentOf(isolate).checkAndRecord(url, Date.now());
  return !isKept && (await isOverLimit(context, 'pages')) ? limitedAnswer(context) : next();
});
