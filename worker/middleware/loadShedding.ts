import { html } from 'hono/html';
import { translator } from '../../locales/translator.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { localeOfPath, pathOf, statusPath } from '../../web/routes.ts';
import { log } from '../base/log.ts';
import type { Isolate } from './appEnv.ts';
import { LoadMonitor } from './loadMonitor.ts';

/** What is served whatever comes: scores and matches, who runs the site and who asks how it is. */
const FIRST =
  /^\/(?:nl\/?)?$|^\/api\/(?:live|event|push|health|purge)\b|^\/(?:nl\/)?(?:match|wedstrijd)\/|\/live$|^\/(?:nl\/)?status$|^\/ops\b|^\/play\/|^\/nl\/speel\//;

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
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
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
async function busyAnswer(path: string): Promise<Response> {
  const retryAfter = { 'Retry-After': String(SOONEST_SECONDS + Math.floor(Math.random() * SPREAD_SECONDS)) };
  const headers = { ...HEADERS, ...retryAfter };
  if (path.startsWith('/api/') || path === '/image') {
    return Response.json({ error: 'the site is asked for too much; come again soon' }, { status: 503, headers });
  }
  const locale = localeOfPath(path);
  const made = pages.get(locale) ?? madePage(locale);
  pages.set(locale, made);
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': locale };
  return new Response(await made, { status: 503, headers: { ...headers, ...type } });
}

/**
 * While the isolate is asked for more than it can do, a share of everything but scores and matches is answered 503 with a page
 * that says so; null where a request may go on. Stands before the route table, after the pages that are kept.
 */
export function shedLoad(
  request: Request,
  isolate: Isolate | undefined,
  waitUntil: (work: Promise<void>) => void,
  monitor = isolateMonitor,
): Promise<Response> | null {
  if (isolate?.config.loadShedding !== true) return null;
  const look = monitor.look();
  if (look !== null) waitUntil(look);
  if (monitor.share === 0) return null;
  const { pathname } = new URL(request.url);
  if (FIRST.test(pathname) || Math.random() >= monitor.share) return null;
  const now = Date.now();
  if (now - warnedAt > WARN_MS) {
    warnedAt = now;
    log('warn', 'load shed', { share: monitor.share });
  }
  return busyAnswer(pathname);
}
