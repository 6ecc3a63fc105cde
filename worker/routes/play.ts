import { type Context, Hono } from 'hono';
import { isPlayPath, parsePath } from '../../web/format/addresses/routes.ts';
import { isolateLog } from '../base/log.ts';
import { loadCountryOffers, loadProviders } from '../content/pageSettings.ts';
import { playTarget } from '../content/wire.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { isPrefetch } from '../middleware/visitor.ts';
import { refusedPlayPage } from '../pages/messagePages.ts';
import { answerPage, pageContextOf } from './pages.ts';

/** Where an operator's address wants the click's id. The path of an address has its braces escaped. */
const CLICK_ID = /\{click\}|%7Bclick%7D/gi;

/**
 * Counts a click to an operator by operator, country and language, and nothing about the visitor. `click` is the random
 * id that the operator received; empty if there is none. In production it is a data point of Analytics Engine (`blob1`
 * provider, `blob2` country, `blob3` language, `blob4` click; sampled by provider), elsewhere a log line.
 */
function countClick(provider: string, click: string, { env, var: { isolate, visitor, log } }: Context<AppEnv>): void {
  const { country, locale } = visitor;
  const { production, staging } = isolate.config;
  if (env.CLICKS === undefined || !production || staging) {
    isolateLog('info', 'play', { provider, country, locale, click });
    return;
  }
  try {
    // A data point with an index of over 96 bytes is dropped.
    const blobs = [provider, country, locale, click];
    env.CLICKS.writeDataPoint({ indexes: [provider.slice(0, 96)], blobs, doubles: [1] });
  } catch (error) {
    log('warn', 'click not counted', { provider, error: String(error) });
  }
}

/** The result of a play link: the operator's address, or the reason of the refusal. */
type Outcome =
  | { kind: 'target'; target: string }
  | { kind: 'refused'; reason: 'unknown' | 'not-offered' | 'unavailable' };

const refused = (reason: (Outcome & { kind: 'refused' })['reason']): Outcome => ({ kind: 'refused', reason });

/** Keeps play links out of caches and indexes, and hides the visitor's page from the operator. */
const PLAY_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

// Without data the answer is `unavailable`, never a guess. The visitor can try again.
async function outcomeOf(provider: string, context: Context<AppEnv>): Promise<Outcome> {
  const { visitor } = context.var;
  const { content } = readContextOf(context);
  const offers = await loadCountryOffers(visitor, content);
  const operator = offers.operators.find((each) => each.provider === provider);
  // Checks the address again, because it comes from a cache.
  const target = playTarget(operator?.playUrl ?? null);
  if (target !== null) return { kind: 'target', target };
  const providers = await loadProviders(content);
  if (providers === null) return refused('unavailable');
  if (!providers.includes(provider)) return refused('unknown');
  return refused(offers.available ? 'not-offered' : 'unavailable');
}

function answer(status: 200 | 204 | 302, location?: string): Response {
  return new Response(null, {
    status,
    headers: { ...PLAY_HEADERS, ...(location === undefined ? {} : { Location: location }) },
  });
}

/** The page that explains a refusal. */
function refusal(reason: (Outcome & { kind: 'refused' })['reason'], context: Context<AppEnv>): Response {
  const page = pageContextOf(context);
  const response = answerPage(refusedPlayPage(page, reason), page, context);
  for (const [name, value] of Object.entries(PLAY_HEADERS)) response.headers.set(name, value);
  return response;
}

/**
 * `/play/{provider}` and `/nl/speel/{provider}`: the click to an operator of the visitor's country. A prefetch is
 * answered with 204, and a HEAD with 200 instead of a redirect. Neither learns the target or counts as a click. Any
 * other path under `/play` is an unknown operator.
 */
export const play = new Hono<AppEnv>().get('*', async (context, next) => {
  const { pathname } = new URL(context.req.url);
  if (!isPlayPath(pathname)) return next();
  if (isPrefetch(context.req.raw.headers)) return answer(204);
  const route = parsePath(pathname)?.route;
  if (route?.name !== 'play') return refusal('unknown', context);
  const { provider } = route;
  const outcome = await outcomeOf(provider, context);
  if (outcome.kind === 'refused') return refusal(outcome.reason, context);
  if (context.req.method === 'HEAD') return answer(200);
  const click = crypto.randomUUID();
  const target = outcome.target.replace(CLICK_ID, click);
  countClick(provider, target === outcome.target ? '' : click, context);
  return answer(302, target);
});
