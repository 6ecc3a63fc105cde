import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { regionalOddsFormat } from '../../web/domain/odds.ts';
import { type Preferences, roundedDelay } from '../../web/domain/preferences.ts';
import { type OddsChoice, oddsChoiceOf } from '../../web/domain/scoresOnly.ts';
import { revealedMatches } from '../../web/domain/spoilers.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { isTimeZone } from '../../web/domain/zonedDay.ts';
import { localeOfPath } from '../../web/format/addresses/routes.ts';
import type { AppEnv } from './appEnv.ts';
import { preferencesOf } from './preferences.ts';

// Browsers mark a prefetch with one of these headers; older Firefox uses `X-Moz`.
const PURPOSES = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

export function isPrefetch(headers: Headers): boolean {
  return PURPOSES.some((name) => /\b(prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''));
}

/** Whether the visitor sees the answer. What nobody sees saves nothing about the visitor. */
export const isSeen = ({ method, headers }: Request): boolean => method !== 'HEAD' && !isPrefetch(headers);

/** A field of the edge's data about a request (`request.cf`); empty without it. */
export function edgeText(cf: unknown, field: 'country' | 'timezone' | 'continent'): string {
  const value: unknown = typeof cf === 'object' && cf !== null ? Reflect.get(cf, field) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Whether the request follows a link of this site. No other site can forge these headers. */
function isFromSite({ url, headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  // Browsers from before 2023 send only the referrer.
  return site === null ? (headers.get('Referer') ?? '').startsWith(`${new URL(url).origin}/`) : site === 'same-origin';
}

/** Reads `?odds=off` or `?odds=on`, which overrides the cookie. A link from another site cannot turn hidden odds on. */
function askedOdds(request: Request, { odds }: Preferences): { asked: OddsChoice | null; oddsWish?: true } {
  const asked = oddsChoiceOf(/[?&]odds=(on|off)(?=[&#]|$)/.exec(request.url)?.[1]);
  const isWish = asked === 'on' && odds === 'off' && !isFromSite(request);
  return isWish ? { asked: null, oddsWish: true } : { asked };
}

const SHOWN = /[?&]show=1(?=[&#]|$)/;

const shownBy = (address: string) =>
  address.includes('show=m') ? revealedMatches(new URLSearchParams(address.slice(address.indexOf('?')))) : [];

/** The matches with hidden results: `?show=1` shows all results, `?show=m123` those of a match. */
function spoilersOf(request: Request, { spoilers }: Preferences): Pick<Visitor, 'spoilers' | 'shown'> {
  if (spoilers === null) return {};
  const { url, headers } = request;
  // A later request of a page keeps the page’s choice.
  const isOfPage = url.startsWith('/api/', url.indexOf('/', 8)) && isFromSite(request);
  const addresses = isOfPage ? [url, headers.get('Referer') ?? ''] : [url];
  if (addresses.some((address) => SHOWN.test(address))) return {};
  const shown = [...new Set(addresses.flatMap(shownBy))].sort();
  return { spoilers, ...(shown.length > 0 && { shown }) };
}

/** Years have four digits, and a season reaches into the next year. */
const LAST_INSTANT = Date.parse('9998-12-31T23:59:59Z');

/** Whether a developer’s instant is ISO and from 1970 to 9998. */
function isShownInstant(text: string): boolean {
  const instant = Date.parse(text);
  return instant >= 0 && instant <= LAST_INSTANT;
}

/** Shared caches may keep these answers for most visitors, but not for one with a delay or without results. */
const OWN_PATHS = /^\/(api\/(?!v1\/)|preview\/)|\.(xml|ics)$/;

function keepApart({ req, res }: Context<AppEnv>, isOwn: boolean): void {
  const isShared = res.headers.get('Cache-Control')?.startsWith('public') === true;
  if (!isShared || !OWN_PATHS.test(req.path)) return;
  if (isOwn) res.headers.set('Cache-Control', 'private, no-store');
  else res.headers.append('Vary', 'Cookie');
}

/**
 * Sets the visitor: country and zone from the edge (`request.cf`), language from the path, choices from cookies. With
 * `VISITOR_OVERRIDE` outside production, `x-visitor-country`, `x-visitor-time-zone` and `x-visitor-now` replace them.
 */
export const visitorOfRequest = createMiddleware<AppEnv>(async (context, next) => {
  const { path, raw } = context.req;
  const { visitorOverride } = context.var.isolate.config;
  const override = (name: string) => (visitorOverride ? raw.headers.get(`x-visitor-${name}`) : null);
  const instant = override('now') ?? '';
  if (instant !== '' && !isShownInstant(instant)) {
    return context.json({ error: 'x-visitor-now is an ISO instant from 1970 to 9998' }, 400);
  }
  const frozen = instant !== '';
  const cf: unknown = Reflect.get(raw, 'cf');
  const country = (override('country') ?? edgeText(cf, 'country')).toUpperCase();
  const chosen = preferencesOf(raw.headers);
  const { asked, ...wish } = askedOdds(raw, chosen);
  const delay = frozen || chosen.delay === null ? 0 : roundedDelay(chosen.delay);
  const zones = [override('time-zone'), chosen.zone, edgeText(cf, 'timezone')];
  const visitor: Visitor = {
    country: /^[A-Z0-9]{2}$/.test(country) ? country : 'XX',
    locale: localeOfPath(path),
    zone: zones.find((zone) => zone !== null && zone !== '' && isTimeZone(zone)) ?? 'UTC',
    oddsFormat: chosen.oddsFormat ?? regionalOddsFormat(country),
    ...wish,
    scoresOnly: (asked ?? chosen.odds) === 'off',
    theme: chosen.theme,
    ...(chosen.contrast === 'more' ? { contrast: 'more' } : {}),
    mobile: /Mobi|Android|iPhone|iPod/i.test(raw.headers.get('User-Agent') ?? ''),
    ...spoilersOf(raw, chosen),
    ...(delay > 0 ? { delay } : {}),
    now: frozen ? Date.parse(instant) : Date.now() - delay * 1000,
  };
  context.set('askedOdds', asked);
  context.set('visitor', visitor);
  context.set('clock', { now: visitor.now, frozen, behindMs: delay * 1000 });
  await next();
  keepApart(context, delay > 0 || chosen.spoilers !== null);
  return undefined;
});
