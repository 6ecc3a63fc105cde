import { html } from 'hono/html';
import { translator } from '../../locales/translator.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { localeOfPath, parsePath, pathOf, type Route, statusPath } from '../../web/routes.ts';
import { logOf } from '../base/log.ts';
import { pause } from '../base/withTimeout.ts';
import { BARE_POLICY } from '../render/contentSecurityPolicy.ts';
import { POLICY_HEADER } from '../render/styleNonce.ts';
import type { Isolate } from './appEnv.ts';
import { LoadMonitor } from './loadMonitor.ts';
import { requestIdOf } from './requestRecord.ts';

/** What is no page and is served whatever comes: scores and matches, who runs the site and who asks how it is. */
const FIRST = /^\/api\/(?:live|event|push|health|purge)\b|^\/ops\b/;

/** Pages that are served whatever comes: today's scores, matches, and the way to an operator. */
const IS_FIRST: Readonly<Record<Route['name'], boolean>> = {
  home: true,
  live: true,
  event: true,
  play: true,
  sport: false,
  regions: false,
  competitions: false,
  region: false,
  tournament: false,
  team: false,
  player: false,
  search: false,
  odds: false,
  calculator: false,
  my: false,
  settings: false,
  goals: false,
  watch: false,
  static: false,
};

function isFirst(pathname: string): boolean {
  if (FIRST.test(pathname) || pathname === statusPath(localeOfPath(pathname))) return true;
  const route = parsePath(pathname)?.route;
  return route !== undefined && IS_FIRST[route.name];
}

/** Whether a request can wait: pages of other days have the address of today's list, with a date. */
function canWait({ pathname, searchParams }: URL): boolean {
  return !isFirst(pathname) || (searchParams.has('date') && !pathname.startsWith('/api/'));
}

/** Seconds after which somebody may come again; different ones, so that not all do at once. */
const SOONEST_SECONDS = 5;
const SPREAD_SECONDS = 10;

/** A warning a minute says enough. */
const WARN_MS = 60_000;

const isolateMonitor = new LoadMonitor();
let warnedAt = Number.NEGATIVE_INFINITY;

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  [POLICY_HEADER]: BARE_POLICY,
};

/** The page that says so, made once for each language. */
async function madePage(locale: Locale): Promise<Uint8Array> {
  const t = translator(locale);
  const page = await html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${t('siteStatus.busyTitle')}</title></head>
<body><main><h1>${t('siteStatus.busyTitle')}</h1><p>${t('siteStatus.busy')}</p>
<p><a href="${pathOf({ name: 'home' }, locale)}">${t('page.backHome')}</a></p>
<p><a href="${statusPath(locale)}">${t('footer.status')}</a></p></main></body></html>`;
  return new TextEncoder().encode(String(page));
}

const pages = new Map<Locale, Promise<Uint8Array>>();

/** What who comes too much is given; it costs nearly nothing. */
async function busyAnswer(path: string, transportSecurity: string | null): Promise<Response> {
  const retryAfter = { 'Retry-After': String(SOONEST_SECONDS + Math.floor(Math.random() * SPREAD_SECONDS)) };
  const security = transportSecurity !== null && { 'Strict-Transport-Security': transportSecurity };
  const headers = { ...HEADERS, ...retryAfter, ...security };
  if (path.startsWith('/api/') || path === '/image') {
    return Response.json({ error: 'the site is asked for too much; come again soon' }, { status: 503, headers });
  }
  const locale = localeOfPath(path);
  const made = pages.get(locale) ?? madePage(locale);
  pages.set(locale, made);
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': locale };
  return new Response(await made, { status: 503, headers: { ...headers, ...type } });
}

/** A turn is kept free after an answer for so many times of what the answer took, and no longer than that. */
const TIMES_FREE = 3;
const LONGEST_FREE_MS = 1500;

/**
 * Ends a request's turn when time has gone by after its answer, so that most of it is left to what cannot wait. A timer stands behind
 * all that waits in line already.
 */
async function afterAnswer(answer: Promise<unknown>, leave: () => void): Promise<void> {
  const begunAt = Date.now();
  await answer.catch(() => undefined);
  await pause(Math.min(TIMES_FREE * (Date.now() - begunAt), LONGEST_FREE_MS));
  leave();
}

interface Load {
  isolate: Isolate | undefined;
  waitUntil(work: Promise<void>): void;
  /** Answers the request. */
  answer(): Response | Promise<Response>;
  monitor?: LoadMonitor;
}

/**
 * Answers a request, or says 503 with a page that tells when to come again: while the isolate is asked for more than it can do, few
 * of those that can wait are worked on at once. Scores and matches never wait for others. Stands before the route table, after the
 * pages that are kept.
 */
export function underLoad(
  request: Request,
  { isolate, waitUntil, answer, monitor = isolateMonitor }: Load,
): Response | Promise<Response> {
  if (isolate?.config.loadShedding !== true) return answer();
  const look = monitor.look();
  if (look !== null) waitUntil(look);
  const url = new URL(request.url);
  if (!canWait(url)) return answer();
  const leave = monitor.enter();
  if (leave !== null) {
    const answered = Promise.resolve(answer());
    waitUntil(afterAnswer(answered, leave));
    return answered;
  }
  const now = Date.now();
  if (now - warnedAt > WARN_MS) {
    warnedAt = now;
    logOf({ requestId: requestIdOf(request) })('warn', 'load shed', { atOnce: monitor.most });
  }
  return busyAnswer(url.pathname, url.protocol === 'https:' ? isolate.config.transportSecurity : null);
}
