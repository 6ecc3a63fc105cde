import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { MAX_SELECTIONS } from '../../web/domain/betCalculator.ts';
import { FOLLOW } from '../../web/domain/follow.ts';
import { packFollows, unpackFollows } from '../../web/domain/followLink.ts';
import { SEEN, seenAt } from '../../web/domain/lastVisit.ts';
import { ODDS_CHOICE } from '../../web/domain/scoresOnly.ts';
import { boardOf, MATCHES } from '../../web/domain/watchBoard.ts';
import { isPersonalPage } from '../../web/domain/wordPages.ts';
import { parsePath } from '../../web/format/addresses/routes.ts';
import { redirectOf } from '../content/redirects.ts';
import { loadShared } from '../content/sharedSettings.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { analyticsChoice, analyticsFor } from '../middleware/consent.ts';
import { DRAFT_PARAMETER } from '../middleware/draftLink.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';
import { followsOfRequest, preferencesOf, remember } from '../middleware/preferences.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { isPrefetch, isSeen } from '../middleware/visitor.ts';
import { pagedSearch } from '../pages/dayReading.ts';
import { type Message, messagePage } from '../pages/messagePages.ts';
import { bareState, type PageContext, siteInfo } from '../pages/pageContext.ts';
import { resolvePage, withMissed } from '../pages/registry.ts';
import { carryAddress } from '../pages/resolveSettingsPage.ts';
import { PRELOADS } from '../render/documentParts.ts';
import { type PageDraft, renderPage } from '../render/renderPage.tsx';
import { SPECULATION_RULES } from './siteFiles.ts';

export function pageContextOf(context: Context<AppEnv>): PageContext {
  const { visitor, requestId } = context.var;
  const search = new URL(context.req.url).searchParams;
  const { headers } = context.req.raw;
  const own = {
    follows: followsOfRequest(headers),
    chosen: preferencesOf(headers),
    analytics: analyticsChoice(context),
    seen: seenAt(headers.get('Cookie') ?? ''),
  };
  return { ...readContextOf(context), visitor, requestId, origin: siteOriginOf(context), search, own };
}

// Pages are never public, because they hold the visitor's country, time zone and preferences. Chromium uses any
// prefetched page. Firefox uses it only while it is fresh, so it may be as old as the poll interval.
function cacheControl(status: number, context: Context<AppEnv>): string {
  const { livePollSeconds } = context.var.isolate.config;
  return status === 200 && isPrefetch(context.req.raw.headers)
    ? `private, max-age=${livePollSeconds}`
    : 'private, no-cache';
}

/** Whether a browser opens the page in a tab. Simple crawlers do not say so. */
const isBrowser = ({ req }: Context<AppEnv>) => req.header('Sec-Fetch-Dest') === 'document';

/** The query parameters that links to the other language or to the page without odds keep. */
const KEPT = [
  ...['date', 'filter', 'page', 'competition', 'market', 'order', 'sport', 'match', 'q', 'stake'],
  ...['table', 'round', 'by', 'team', 'with', 'followed'],
];

const SLIP = Array.from({ length: MAX_SELECTIONS }, (_, index) => `p${index + 1}`);

/** The form of their values. Only `q` is free text. */
const WORD = /^[\w.,+/−-]{1,64}$/;

const MAX_SEARCH = 100;

/** Keeps the query parameters that change a page: `?filter=live&utm_source=x` gives `?filter=live`. */
function canonicalSearch(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of [...KEPT, ...SLIP]) {
    const value = query.get(name);
    if (value && (name === 'q' || WORD.test(value))) kept.set(name, value.slice(0, MAX_SEARCH));
  }
  const board = boardOf(query);
  if (board.length > 0) kept.set(MATCHES, board.join('.'));
  // Shared follows stay in the address, so the other language offers them too.
  const carried = unpackFollows(query.get(FOLLOW) ?? '');
  if (carried.length > 0) kept.set(FOLLOW, packFollows(carried));
  return kept.size === 0 ? '' : `?${kept}`;
}

/** Answers with a rendered page, private to the visitor. */
export function answerPage(draft: PageDraft, page: PageContext, context: Context<AppEnv>): Response {
  const isOwn = draft.head.route !== null && isPersonalPage(draft.head.route, page.search);
  const body = renderPage(draft, page.visitor, {
    siteName: page.config.siteName,
    origin: page.origin,
    log: context.var.log,
    search: draft.head.route === null ? '' : canonicalSearch(page.search),
    site: siteInfo(page),
    analytics: analyticsFor(context),
    draftBar: context.var.draft?.bar ?? null,
    follows: page.own.follows,
    failed: () => bareState(page, { kind: 'message', message: 'error', requestId: page.requestId }),
    onWhole: context.var.onWholePage ?? (() => undefined),
  });
  return new Response(body, {
    status: draft.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isOwn ? 'private, no-store' : cacheControl(draft.status, context),
      Vary: 'Cookie, Accept-Encoding',
      ...(draft.status === 503 ? { 'Retry-After': '10' } : {}),
      // A page that is only a message reloads. Other pages poll, and crawlers read `Retry-After`.
      ...(draft.status === 503 && draft.head.route === null && isBrowser(context) ? { Refresh: '10' } : {}),
      'Speculation-Rules': SPECULATION_RULES,
      'Content-Language': page.visitor.locale,
      Link: PRELOADS,
      'Server-Timing': `age;dur=0, head;dur=${Date.now() - context.var.begunAt}`,
    },
  });
}

/** Answers with a page that is only a message. */
export function answerMessage(message: Message, context: Context<AppEnv>): Response {
  const page = pageContextOf(context);
  return answerPage(messagePage(page, message), page, context);
}

/** Parameters that show the same content differently. Search engines index the page without them. */
const VARIANTS = ['filter', 'page', 'q'];

function withIndexing(draft: PageDraft, { search }: Pick<PageContext, 'search'>): PageDraft {
  const isVariant = [...VARIANTS, DRAFT_PARAMETER].some((name) => search.has(name));
  return isVariant ? { ...draft, head: { ...draft.head, indexed: false } } : draft;
}

/** Saves `?odds=off` and `?odds=on` in a cookie, so that they work without script. */
const rememberOddsChoice = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  const { askedOdds } = context.var;
  if (askedOdds !== null && isSeen(context.req.raw)) remember(context, ODDS_CHOICE, askedOdds);
});

/**
 * Redirects to another address of the site. Editors and sources may turn a lasting one round: a browser that kept it would then
 * go in a circle.
 */
function moveTo(to: string, isTemporary: boolean, context: Context<AppEnv>): Response {
  context.header('Cache-Control', isTemporary ? 'no-store' : 'private, no-cache');
  return context.redirect(to, isTemporary ? 302 : 301);
}

/** The answer for a path that has no page: editors’ redirect (301), or 410 if it is gone. Null without either. */
async function movedAnswer(context: Context<AppEnv>, page: PageContext): Promise<Response | null> {
  const shared = await loadShared(page.visitor, page.content);
  const to = shared.ok ? redirectOf(new URL(context.req.url), shared.value.redirects) : undefined;
  if (to === undefined) return null;
  if (to === null) return answerPage(messagePage(page, 'removed'), page, context);
  return moveTo(to, false, context);
}

/**
 * All pages of the site. Redirects an address to its canonical form in one step. An address with `?follow=` redirects
 * to the settings, which ask whether to add these follows.
 */
export const pages = new Hono<AppEnv>().use(rememberOddsChoice).get('*', async (context) => {
  const { pathname, search } = new URL(context.req.url);
  const parsed = parsePath(pathname);
  const page = pageContextOf(context);
  if (parsed === null)
    return (
      (await movedAnswer(context, page)) ?? answerPage(withMissed(messagePage(page, 'not-found'), page), page, context)
    );
  const carried = page.search.get(FOLLOW);
  if (carried !== null && parsed.route.name !== 'settings')
    return moveTo(carryAddress(unpackFollows(carried), parsed.locale), true, context);
  const answer = await resolvePage(parsed.route, page);
  const moved = 'status' in answer && answer.status === 404 ? await movedAnswer(context, page) : null;
  if (moved !== null) {
    // The page is discarded, so its failure must not become an unhandled rejection.
    if ('state' in answer) answer.state.catch(() => undefined);
    return moved;
  }
  const kept = pagedSearch(page.search) ?? search;
  if ('redirect' in answer)
    return moveTo(`${answer.redirect}${answer.search ?? kept}`, answer.temporary === true, context);
  if (answer.status === 200 && `${parsed.canonical}${kept}` !== `${pathname}${search}`) {
    // The redirected request reads the state again and shows its failure.
    answer.state.catch(() => undefined);
    return moveTo(`${parsed.canonical}${kept}`, false, context);
  }
  context.res = answerPage(withMissed(withIndexing(answer, page), page), page, context);
  // Records the time of the visit for visitors without JavaScript.
  if (parsed.route.name === 'my' && isSeen(context.req.raw) && page.own.follows.length > 0) {
    const { now, delay = 0 } = page.visitor;
    remember(context, SEEN, String(now + delay * 1000));
  }
  return context.res;
});
