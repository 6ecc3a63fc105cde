import type { OwnSettings } from '../../web/domain/ownSettings.ts';
import { type OddsChoice, oddsChoiceOf } from '../../web/domain/scoresOnly.ts';
import { revealedMatches } from '../../web/domain/spoilers.ts';
import { ownSettingsOf } from './ownSettings.ts';

// Browsers mark a prefetch with one of these headers; older Firefox uses `X-Moz`.
const PURPOSES = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

export function isPrefetch(headers: Headers): boolean {
  return PURPOSES.some((name) => /\b(prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''));
}

/** The parts of a request that make a visitor. */
export interface VisitorInputs {
  country: string;
  /** The zone from the edge. */
  edgeZone: string;
  chosen: OwnSettings;
  /** `?odds=off` or `?odds=on`, which overrides the cookie. */
  askedOdds: OddsChoice | null;
  /** A link from another site asks for odds. It cannot decide for a visitor who hides them. */
  oddsWish: boolean;
  /** `?show=1` asks for the hidden results. */
  showsResults: boolean;
  /** `?show=m123` asks for the hidden results of these matches only. */
  shown: readonly string[];
  mobile: boolean;
  /** A developer’s zone and instant (`VISITOR_OVERRIDE`), or empty. */
  overrideZone: string;
  overrideNow: string;
}

function edgeText(cf: unknown, field: 'country' | 'timezone'): string {
  const value: unknown = typeof cf === 'object' && cf !== null ? Reflect.get(cf, field) : undefined;
  return typeof value === 'string' ? value : '';
}

/** Whether the request follows a link of this site. No other site can forge these headers. */
function isFromSite({ url, headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  // Browsers from before 2023 send only the referrer.
  return site === null ? (headers.get('Referer') ?? '').startsWith(`${new URL(url).origin}/`) : site === 'same-origin';
}

const SHOWN = /[?&]show=1(?=[&#]|$)/;

/** The page’s address and the request’s own: a later request of a page keeps the page’s choice. */
function askedAddresses(request: Request): string[] {
  const { url, headers } = request;
  const isOfPage = url.startsWith('/api/', url.indexOf('/', 8)) && isFromSite(request);
  return isOfPage ? [url, headers.get('Referer') ?? ''] : [url];
}

const shownBy = (address: string) =>
  address.includes('show=m') ? revealedMatches(new URLSearchParams(address.slice(address.indexOf('?')))) : [];

/** Reads `?odds=off` or `?odds=on`; null without the parameter. */
function askedOddsOf(url: string): OddsChoice | null {
  return oddsChoiceOf(/[?&]odds=(on|off)(?=[&#]|$)/.exec(url)?.[1]);
}

/** The `x-visitor-…` headers count only with `VISITOR_OVERRIDE`. */
export function visitorInputs(request: Request, visitorOverride: boolean): VisitorInputs {
  const { headers } = request;
  const cf: unknown = Reflect.get(request, 'cf');
  const chosen = ownSettingsOf(headers);
  const asked = askedOddsOf(request.url);
  const oddsWish = asked === 'on' && chosen.odds === 'off' && !isFromSite(request);
  const addresses = askedAddresses(request);
  const override = (header: string) => (visitorOverride ? headers.get(header) : null);
  return {
    country: (override('x-visitor-country') ?? edgeText(cf, 'country')).toUpperCase(),
    edgeZone: edgeText(cf, 'timezone'),
    chosen,
    askedOdds: oddsWish ? null : asked,
    oddsWish,
    showsResults: addresses.some((address) => SHOWN.test(address)),
    shown: chosen.spoilers === null ? [] : [...new Set(addresses.flatMap(shownBy))].sort(),
    mobile: /Mobi|Android|iPhone|iPod/i.test(headers.get('User-Agent') ?? ''),
    overrideZone: override('x-visitor-time-zone') ?? '',
    overrideNow: override('x-visitor-now') ?? '',
  };
}
