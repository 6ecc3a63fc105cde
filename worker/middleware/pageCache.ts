import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Follows } from '../../web/domain/follows.ts';
import type { Variant, Visitor } from '../../web/domain/visitor.ts';
import { isPersonalPage } from '../../web/domain/wordPages.ts';
import { parsePath } from '../../web/format/addresses/routes.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { PAGE_LIFETIME } from '../cache/lifetimes.ts';
import { loadJournalChanges } from '../live/state/journalChanges.ts';
import { newestOf } from '../live/state/loadMatches.ts';
import type { AppEnv } from './appEnv.ts';
import { consentOfRequest } from './consent.ts';
import { followsOfRequest } from './preferences.ts';
import { backgroundOf } from './readContext.ts';
import { acceptedBy, compressionFor, type RenderedPages, WORTH_WAITING_MS } from './renderedPages.ts';
import { isPrefetch } from './visitor.ts';

function variantOf({ spoilers: _, shown: _shown, delay: _delay, now: _now, ...variant }: Visitor): Variant {
  return variant;
}

/** Whether a page depends on more than `Variant`. Such a page is rendered for its request. */
function isPersonal({ spoilers, delay }: Visitor, follows: Follows): boolean {
  return follows.length > 0 || spoilers !== undefined || delay !== undefined;
}

/** The cache key of a shared page; null for a personal page or another kind of request. */
function sharedKey({ req, var: { visitor, clock } }: Context<AppEnv>): string | null {
  const { method, headers, url } = req.raw;
  if (method !== 'GET' || isPersonal(visitor, followsOfRequest(headers))) return null;
  const { pathname, searchParams } = new URL(url);
  const route = parsePath(pathname)?.route;
  if (route === undefined || route.name === 'play' || isPersonalPage(route, searchParams)) return null;
  const now = clock.frozen ? clock.now : null;
  return JSON.stringify([url, variantOf(visitor), now, consentOfRequest(headers), isPrefetch(headers)]);
}

function answer(
  page: NonNullable<ReturnType<RenderedPages['find']>>,
  { req, var: { begunAt } }: Context<AppEnv>,
): Response {
  const compression = compressionFor(acceptedBy(req.raw));
  const response = new Response(page.body(compression), { headers: page.rendered.headers, encodeBody: 'manual' });
  if (compression !== null) response.headers.set('Content-Encoding', compression);
  response.headers.set('Server-Timing', `age;dur=${Math.max(0, begunAt - page.rendered.at)}`);
  return response;
}

const SOON_MS = 1_000;

/**
 * Answers with a cached page, or waits for one that another request is rendering. Pages stay in memory, never in a
 * shared store. `Variant` holds everything that a shared page may depend on, so no country’s content reaches another.
 */
export const pageCache = createMiddleware<AppEnv>(async (context, next) => {
  const key = sharedKey(context);
  if (key === null) return next();
  const { isolate, clock, begunAt } = context.var;
  const { pages, config, content, live } = isolate;
  const feed = live.feedAt(clock);
  const states = newestOf({ feed, live });
  const published = content.marks.revision;
  const revisionNow = () => published + states.revision;
  // A page from before a goal is not served after it. A page that is not there yet reads the changes with its lists.
  if (pages.find(key, begunAt, revisionNow()) !== null || pages.pending(key, begunAt) !== null)
    await loadJournalChanges({ config, clock, feed, live, background: backgroundOf(context) });
  const known = states.revision;
  const found = pages.find(key, begunAt, revisionNow());
  if (found !== null) return answer(found, context);
  const pending = pages.pending(key, begunAt);
  if (pending !== null) {
    await withTimeout(pending, WORTH_WAITING_MS);
    const made = pages.find(key, begunAt, content.marks.revision + states.revision);
    if (made !== null) return answer(made, context);
  }
  pages.begin(key, begunAt);
  const { promise, resolve } = Promise.withResolvers<readonly Uint8Array[] | null>();
  context.set('onWholePage', resolve);
  await next();
  if (context.res.status !== 200) {
    pages.end(key, null);
    return undefined;
  }
  const headers = new Headers(context.res.headers);
  promise.then((chunks) => {
    // A match that changed meanwhile may be older on the page, which then counts as old after a second.
    const lostMs = states.revision === known ? 0 : PAGE_LIFETIME.maxAge - SOON_MS;
    pages.end(key, chunks && { chunks, headers, at: Date.now() - lostMs, revision: revisionNow() });
  });
  return undefined;
});
