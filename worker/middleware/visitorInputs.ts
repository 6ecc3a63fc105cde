import { ODDS_CHOICE, type OddsChoice, oddsChoiceOf } from '../../web/domain/scoresOnly.ts';
import { shownMatches } from '../../web/domain/spoilers.ts';

/** The cookies that mirror a visitor's choices. */
const CHOICES = /(?:^|;\s*)(zone|oddsFormat|theme|contrast|odds|delay|spoilers)=([^;]*)/g;

/** All that a visitor is made of. */
export interface VisitorInputs {
  country: string;
  /** The zone that the edge tells. */
  edgeZone: string;
  /** What the visitor chose, by the names of its cookies. */
  choices: Readonly<Record<string, string>>;
  /** What the address asks for (`?odds=off`), which goes before what was remembered. */
  askedOdds: OddsChoice | null;
  /** Odds are asked for by a link from elsewhere, which does not decide for a visitor who has hidden them. */
  oddsWish: boolean;
  /** The address asks for the results that the visitor has hidden (`?show=1`). */
  showsResults: boolean;
  /** The matches whose results alone the address asks for (`?show=m123`), where the visitor has hidden them. */
  shown: readonly string[];
  mobile: boolean;
  /** The developer's own zone and instant (`VISITOR_OVERRIDE`), or empty. */
  overrideZone: string;
  overrideNow: string;
}

function edgeText(cf: unknown, field: 'country' | 'timezone'): string {
  const value: unknown = typeof cf === 'object' && cf !== null ? Reflect.get(cf, field) : undefined;
  return typeof value === 'string' ? value : '';
}

// A value that is not what the site itself has written is no choice.
function choicesOf(cookies: string | null): Record<string, string> {
  const choices: Record<string, string> = {};
  for (const [, name = '', value = ''] of (cookies ?? '').matchAll(CHOICES)) choices[name] = value.slice(0, 100);
  return choices;
}

/** Whether a link of the site itself was followed. No other site can make a browser say so. */
function isFromSite({ url, headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  // Browsers from before 2023 say where they come from alone.
  return site === null ? (headers.get('Referer') ?? '').startsWith(`${new URL(url).origin}/`) : site === 'same-origin';
}

const SHOWN = /[?&]show=1(?=[&#]|$)/;

/** The addresses that say which results to show: what a page asks for later goes on as the page was asked for. */
function askedAddresses(request: Request): string[] {
  const { url, headers } = request;
  const isOfPage = url.startsWith('/api/', url.indexOf('/', 8)) && isFromSite(request);
  return isOfPage ? [url, headers.get('Referer') ?? ''] : [url];
}

const shownBy = (address: string) =>
  address.includes('show=m') ? shownMatches(new URLSearchParams(address.slice(address.indexOf('?')))) : [];

/** Whether an address asks for odds or for none (`?odds=off`); null where it says nothing. */
function askedOddsOf(url: string): OddsChoice | null {
  return oddsChoiceOf(/[?&]odds=(on|off)(?=[&#]|$)/.exec(url)?.[1]);
}

/** The inputs of a request. The `x-visitor-…` headers count only where `VISITOR_OVERRIDE` is set. */
export function visitorInputs(request: Request, visitorOverride: boolean): VisitorInputs {
  const { headers } = request;
  const cf: unknown = Reflect.get(request, 'cf');
  const choices = choicesOf(headers.get('Cookie'));
  const asked = askedOddsOf(request.url);
  const oddsWish = asked === 'on' && choices[ODDS_CHOICE] === 'off' && !isFromSite(request);
  const addresses = askedAddresses(request);
  const override = (header: string) => (visitorOverride ? headers.get(header) : null);
  return {
    country: (override('x-visitor-country') ?? edgeText(cf, 'country')).toUpperCase(),
    edgeZone: edgeText(cf, 'timezone'),
    choices,
    askedOdds: oddsWish ? null : asked,
    oddsWish,
    showsResults: addresses.some((address) => SHOWN.test(address)),
    shown: choices.spoilers === undefined ? [] : [...new Set(addresses.flatMap(shownBy))].sort(),
    mobile: /Mobi|Android|iPhone|iPod/i.test(headers.get('User-Agent') ?? ''),
    overrideZone: override('x-visitor-time-zone') ?? '',
    overrideNow: override('x-visitor-now') ?? '',
  };
}
