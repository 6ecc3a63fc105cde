import * as v from 'valibot';
import { FIRST_LOCALE } from '../../web/domain/locale.ts';
import { nationCodeBySlug } from '../../web/domain/nations.ts';
import { isCurrent, withoutBonus, withoutOffer } from '../../web/domain/offers.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import {
  type OffersPolicy,
  type OfferTerms,
  type OperatorOffer,
  operatorOfferSchema,
  type Settings,
} from '../../web/domain/settings.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { pathOf } from '../../web/format/addresses/routes.ts';
import { type Answer, failure, ok } from '../base/result.ts';
import {
  isKnownCountry,
  type OperatorRules,
  operatorRulesFor,
  type PolicyQuery,
  policyFor,
  unreviewed,
} from '../policy/policyFor.ts';
import { loadArticlesFor, newestFirst, newsItemOf, newsUntil, type Reader } from './articles.ts';
import { type ContentReading, loadContent } from './contentReading.ts';
import { fetchOperators, fetchProviders } from './fetchOperators.ts';
import { GROUP } from './purgeGroups.ts';
import { loadShared } from './sharedSettings.ts';
import { type Operator, operatorSchema, type Provider, providerSchema } from './stored.ts';

const slugsByCode = Map.groupBy(Object.keys(nationCodeBySlug), (slug) => nationCodeBySlug[slug]?.slice(0, 2));

/** Slugs of a country (ISO 3166-1 alpha-2) and its nations: `GB` includes England. Empty for an unknown one. */
export const homeCountries = (country: string): string[] => slugsByCode.get(country.toLowerCase()) ?? [];

const MAX_NEWS = 4;

/** A country's offers policy and its operators in the editors' order. Without permission the operators are empty. */
export interface CountryOffers extends OperatorRules {
  policy: OffersPolicy;
  operators: Operator[];
  /** False when content could not be loaded, so that an empty list may be wrong. It never is for an unknown country. */
  available: boolean;
}

/** No prices and no reason for their absence may follow from offers that could not be loaded. */
export const OFFERS_UNKNOWN = failure('unreachable', 'the offers of the country are unknown');

/** A visitor's country and language. A `scoresOnly` visitor gets no offers. */
export type Viewer = PolicyQuery & Partial<Pick<Visitor, 'scoresOnly'>>;

function loadOperators({ country, locale }: PolicyQuery, context: ContentReading) {
  return loadContent(context.operators, context, {
    key: `operators:${country}:${locale}`,
    groups: [GROUP.operators],
    remembered: true,
    load: () => fetchOperators(country, locale, context),
    parse: parserOf(v.array(operatorSchema)),
  });
}

/** Whether an offer states all terms that a country asks for. */
const states = (offer: OfferTerms | null, needs: readonly (keyof OfferTerms)[]) =>
  needs.every((term) => offer !== null && offer[term] !== null);

/** Reads a country's operators and policy. Without content there are no offers: the default is to deny. */
export async function loadCountryOffers(place: PolicyQuery, context: ContentReading): Promise<CountryOffers> {
  const { country } = place;
  // Loads operators in parallel with the policy, so that a slow content system delays the page only once.
  const early = policyFor(place, null).allowed ? loadOperators(place, context) : null;
  const shared = await loadShared(place, context);
  const known = shared.ok ? shared.value.policy : null;
  const overrides = known?.overrides ?? null;
  const policy = policyFor(place, overrides);
  const rules = operatorRulesFor(country, overrides);
  // Operations may have closed this country, which is unknown without the site's policy.
  if (known === null || !policy.allowed) {
    const available = known !== null || !isKnownCountry(country);
    return { policy: { ...policy, allowed: false }, operators: [], ...rules, available };
  }
  const operators = await (early ?? loadOperators(place, context));
  return {
    policy,
    operators: operators.ok ? operators.value.filter(({ offer }) => states(offer, rules.operatorNeeds)) : [],
    ...rules,
    available: operators.ok,
  };
}

/** The offers to show: none in scores-only mode. Play links use `loadCountryOffers`, because they are chosen. */
export async function loadShownOffers(viewer: Viewer, context: ContentReading): Promise<CountryOffers> {
  const offers = await loadCountryOffers(viewer, context);
  if (viewer.scoresOnly !== true) return offers;
  return { ...offers, policy: { ...offers.policy, allowed: false }, operators: [], available: true };
}

/** Reads all operators with their countries and hosts. */
export function loadAllOperators(context: ContentReading): Promise<Answer<Provider[]>> {
  return loadContent(context.providers, context, {
    key: 'providers',
    groups: [GROUP.operators],
    load: () => fetchProviders(context),
    parse: parserOf(v.array(providerSchema)),
  });
}

/** The slugs of all operators, to tell "unknown" from "not offered here". Null when content can't be loaded. */
export async function loadProviders(context: ContentReading): Promise<string[] | null> {
  const all = await loadAllOperators(context);
  return all.ok ? [...new Set(all.value.map(({ provider }) => provider))] : null;
}

/** Says which countries have operators and no reviewed rule. Null when content can't be loaded. */
export async function loadUnreviewed(context: ContentReading): Promise<string[] | null> {
  const [shared, all] = await Promise.all([loadShared({ locale: FIRST_LOCALE }, context), loadAllOperators(context)]);
  if (!shared.ok || shared.value.policy === null || !all.ok) return null;
  return unreviewed(
    all.value.map(({ countries }) => countries),
    shared.value.policy.overrides,
  );
}

function offerOf(operator: Operator, { bonus, bonusNeeds }: OperatorRules, now: number): OperatorOffer {
  // Only an explicit false shows the terms (spec section 5).
  const terms = operator.hideTermsAndConditions === false ? operator.termsAndConditions : null;
  // The schema drops the fields that stay on the server.
  const known = v.parse(operatorOfferSchema, { ...operator, terms });
  if (!bonus || !states(known.offer, bonusNeeds)) return withoutBonus(known);
  return isCurrent(known, now) ? known : withoutOffer(known);
}

/** The page props of spec section 3 for a country and language, without data of other countries. */
export async function loadSettings(viewer: Viewer & Reader, context: ContentReading): Promise<Answer<Settings>> {
  const [shared, { policy, operators, available, ...rules }, articles] = await Promise.all([
    loadShared(viewer, context),
    loadShownOffers(viewer, context),
    loadArticlesFor(viewer, context),
  ]);
  if (!shared.ok) return shared;
  const { topCompetitions, topCountries, site } = shared.value;
  const { locale } = viewer;
  const listed = articles.ok ? articles.value : [];
  const news = newestFirst([
    ...listed.slice(0, MAX_NEWS).map((each) => newsItemOf(each, locale)),
    ...newsUntil(viewer.now, shared.value.news, context),
  ]);
  const newsUrl = site.newsUrl ?? (listed.length > 0 ? pathOf({ name: 'news' }, locale) : null);
  const missing = [...shared.value.missing, ...(available ? [] : ['offers']), ...(articles.ok ? [] : ['news'])];
  const home = context.homeFirst ? homeCountries(viewer.country) : [];
  const settings: Settings = {
    operators: operators.map((operator) => offerOf(operator, rules, viewer.now)),
    policy,
    topCompetitions,
    topCountries,
    home,
    news: news.slice(0, MAX_NEWS),
    site: { ...site, newsUrl },
    missing,
  };
  if (available && viewer.scoresOnly !== true) context.served?.note(viewer, settings, context.background);
  return ok(settings);
}
