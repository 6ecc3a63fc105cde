import * as v from 'valibot';
import type { Locale } from '../../web/domain/locale.ts';
import type { OffersPolicy } from '../../web/domain/settings.ts';
import {
  COUNTRY_POLICIES,
  type CountryPolicy,
  countryOverride,
  GENERAL_POLICY,
  HELP_BY_COUNTRY,
  type HelpOrganisation,
} from './countryPolicies.ts';

const overrides = v.record(v.string(), v.unknown());

// An invalid override disables the country's offers, because a typo must not open a country that should be closed.
function overrideFor(country: string, policy: unknown): Partial<CountryPolicy> {
  if (policy === null || policy === undefined) return {};
  const table = v.safeParse(overrides, policy);
  if (!table.success || Array.isArray(policy)) return { offers: false };
  const own = Object.entries(table.output).find(([code]) => code.trim().toUpperCase() === country)?.[1];
  if (own === undefined) return {};
  const read = v.safeParse(countryOverride, own);
  return read.success && !Array.isArray(own) ? read.output : { offers: false };
}

/** Codes of countries that are closed because their override is invalid; `*` when the whole table is. */
export function unreadableOverrides(policy: unknown): string[] {
  if (policy === null || policy === undefined) return [];
  const table = v.safeParse(overrides, policy);
  if (!table.success || Array.isArray(policy)) return ['*'];
  return Object.entries(table.output).flatMap(([code, own]) =>
    v.is(countryOverride, own) && !Array.isArray(own) ? [] : [code.trim().toUpperCase().slice(0, 10)],
  );
}

/** False for Cloudflare's codes `XX` (unknown) and `T1` (Tor), which get no offers. */
export function isKnownCountry(country: string): boolean {
  return /^[A-Z]{2}$/.test(country) && country !== 'XX';
}

function countryPolicy(country: string, siteOverrides: unknown): CountryPolicy {
  const isListed = Object.hasOwn(HELP_BY_COUNTRY, country);
  const help = isListed && { helpLines: HELP_BY_COUNTRY[country] };
  const own = Object.hasOwn(COUNTRY_POLICIES, country) && COUNTRY_POLICIES[country];
  return { ...GENERAL_POLICY, ...help, ...own, ...overrideFor(country, siteOverrides) };
}

/** Lower-case market types that a country hides. */
export function hiddenMarketsFor(country: string, siteOverrides: unknown): string[] {
  return countryPolicy(country, siteOverrides).hiddenMarkets.map((type) => type.trim().toLowerCase());
}

/** A country's help organisations with their descriptions. `policyFor` omits the descriptions. */
export function helpFor(country: string, siteOverrides: unknown): readonly HelpOrganisation[] {
  return countryPolicy(country, siteOverrides).helpLines;
}

/** A country's rules in the visitor's language. `siteOverrides` is the raw `site-setting.policy`, or null. */
export function policyFor(country: string, locale: Locale, siteOverrides: unknown): OffersPolicy {
  const policy = countryPolicy(country, siteOverrides);
  const { language } = policy.message;
  return {
    allowed: policy.offers && isKnownCountry(country),
    oddsInPlay: policy.oddsInPlay,
    offersInPlay: policy.offersInPlay,
    minimumAge: policy.minimumAge,
    message: policy.message[locale].replace('{age}', String(policy.minimumAge)),
    ...(language === undefined || language === locale ? {} : { messageLanguage: language }),
    helpLines: policy.helpLines.map(({ name, url, phone }) => ({ name, url, phone })),
  };
}

/**
 * Countries whose law requires consent before analytics load: the EU with its outermost regions, the EEA, Great Britain
 * and Switzerland (ePrivacy Directive article 5.3, PECR regulation 6).
 */
const REQUIRED = new Set(
  (
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
    'AX GF GP MF MQ RE YT IS LI NO GB CH'
  ).split(' '),
);

/** Whether a country (ISO 3166-1 alpha-2, upper case) requires consent. Unknown countries and Tor (`T1`) do. */
export function requiresConsent(country: string): boolean {
  return REQUIRED.has(country) || !isKnownCountry(country);
}
