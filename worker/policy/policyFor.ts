import * as v from 'valibot';
import type { OffersPolicy } from '../../web/domain/settings.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import {
  COUNTRY_POLICIES,
  type CountryPolicy,
  countryOverride,
  GENERAL_POLICY,
  HELP_BY_COUNTRY,
  type HelpOrganisation,
} from './countryPolicies.ts';

/** A visitor's place, language and instant, which chooses among a country's taglines. */
export type PolicyQuery = Pick<Visitor, 'country' | 'locale' | 'now'>;

const overrides = v.record(v.string(), v.unknown());

// An invalid override disables the country's offers, because a typo must not open a country that should be closed.
function overrideFor(country: string, policy: unknown): Partial<CountryPolicy> | null {
  if (policy === null || policy === undefined) return null;
  const table = v.safeParse(overrides, policy);
  if (!table.success || Array.isArray(policy)) return { offers: false };
  const own = Object.entries(table.output).find(([code]) => code.trim().toUpperCase() === country)?.[1];
  if (own === undefined) return null;
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

const rowFor = (country: string) => (Object.hasOwn(COUNTRY_POLICIES, country) ? COUNTRY_POLICIES[country] : undefined);

/** Offers wait until somebody has reviewed the country's row, or editors confirm the country with a row of their own. */
function countryPolicy(country: string, siteOverrides: unknown): CountryPolicy {
  const help = Object.hasOwn(HELP_BY_COUNTRY, country) && { helpLines: HELP_BY_COUNTRY[country] };
  const own = overrideFor(country, siteOverrides);
  const row = rowFor(country);
  return { ...GENERAL_POLICY, offers: row?.reviewed !== undefined || own !== null, ...help, ...row, ...own };
}

/** Names the countries whose operators wait for a review. `listed` has the country codes of each operator. */
export function unreviewed(listed: readonly (readonly string[])[], siteOverrides: unknown): string[] {
  const codes = listed.flatMap((own) => [...new Set(own)]).filter(isKnownCountry);
  const isWaiting = (code: string) => rowFor(code)?.reviewed === undefined && overrideFor(code, siteOverrides) === null;
  const nameOf = new Intl.DisplayNames('en', { type: 'region' });
  return [...Map.groupBy(codes.filter(isWaiting), (code) => code)]
    .map(
      ([code, { length }]) =>
        `${nameOf.of(code)} has ${length} operator${length === 1 ? '' : 's'} and no reviewed rule`,
    )
    .sort();
}

/** A country's help organisations with their descriptions. `policyFor` omits the descriptions. */
export function helpFor(country: string, siteOverrides: unknown): readonly HelpOrganisation[] {
  return countryPolicy(country, siteOverrides).helpLines;
}

/** The rules for a country's operators, which the server applies: all that pages do not get from `policyFor`. */
export type OperatorRules = Omit<CountryPolicy, keyof OffersPolicy | 'offers' | 'registration' | 'taglines'>;

export function operatorRulesFor(country: string, siteOverrides: unknown): OperatorRules {
  const { bonus, bonusNeeds, operatorNeeds, hiddenMarkets: hidden } = countryPolicy(country, siteOverrides);
  return { bonus, bonusNeeds, operatorNeeds, hiddenMarkets: hidden.map((type) => type.trim().toLowerCase()) };
}

const WEEK_MS = 604_800_000;

/** A country's rules in the visitor's language at an instant (ms UTC). `siteOverrides` is the raw `site-setting.policy`, or null. */
export function policyFor({ country, locale, now }: PolicyQuery, siteOverrides: unknown): OffersPolicy {
  const policy = countryPolicy(country, siteOverrides);
  const { message, minimumAge, registration, noticeFirst } = policy;
  const tagline = policy.taglines[Math.floor(now / WEEK_MS) % policy.taglines.length] ?? '';
  const warning = message[locale].replace('{age}', String(minimumAge)).replace('{tagline}', tagline);
  return {
    allowed: policy.offers && registration !== '' && isKnownCountry(country),
    oddsInPlay: policy.oddsInPlay,
    offersInPlay: policy.offersInPlay,
    minimumAge,
    message: registration === null ? warning : `${warning} ${registration}`.trim(),
    ...(message.language === undefined || message.language === locale ? {} : { messageLanguage: message.language }),
    helpLines: policy.helpLines.map(({ name, url, phone }) => ({ name, url, phone })),
    ...(noticeFirst && { noticeFirst }),
  };
}

/** Whether analytics ask for consent in a country. A country without a row that says otherwise asks, as the EU does. */
export const requiresConsent = (country: string): boolean => rowFor(country)?.consent !== 'notice';
