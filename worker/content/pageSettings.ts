import * as v from 'valibot';
import { nationCodeBySlug } from '../../web/domain/nations.ts';
import { isCurrent, withoutOffer } from '../../web/domain/offers.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import {
  type OffersPolicy,
  type OperatorOffer,
  operatorOfferSchema,
  type Settings,
} from '../../web/domain/settings.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { pathOf } from '../../web/format/addresses/routes.ts';
import { type Answer, ok } from '../base/result.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { hiddenMarketsFor, isKnownCountry, policyFor } from '../policy/policyFor.ts';
import { newestFirst, newsItemOf, type Reader, readArticlesFor } from './articles.ts';
import { type ContentReading, readContent } from './contentReading.ts';
import { GROUP } from './purgeGroups.ts';
import { readShared } from './sharedSettings.ts';
import { type Operator, operatorSchema } from './stored.ts';

const slugsByCode = Map.groupBy(Object.keys(nationCodeBySlug), (slug) => nationCodeBySlug[slug]?.slice(0, 2));

/** Slugs of a country (ISO 3166-1 alpha-2) and its nations: `GB` includes England. Empty for an unknown one. */
export const homeCountries = (country: string): string[] => slugsByCode.get(country.toLowerCase()) ?? [];

const MOST_NEWS = 4;

/** Slow articles must not cost a page its offers, for which it waits twice as long. In milliseconds. */
const ARTICLES_PATIENCE_MS = 150;

/** A country's offers policy and its operators in the editors' order. Without permission the operators are empty. */
export interface CountryOffers {
  policy: OffersPolicy;
  operators: Operator[];
  /** Market types that the country hides. */
  hiddenMarkets: string[];
  /** False when content could not be loaded, so that an empty list may be wrong. It never is for an unknown country. */
  available: boolean;
}

type Place = Pick<Visitor, 'country' | 'locale'>;

/** A visitor's country and language. A `scoresOnly` visitor gets no offers. */
export type Viewer = Place & Partial<Pick<Visitor, 'scoresOnly'>>;

function readOperators({ country, locale }: Place, context: ContentReading) {
  return readContent(context.operators, context, {
    key: `operators:${country}:${locale}`,
    groups: [GROUP.operators],
    load: () => context.source.operators(country, locale),
    parse: parserOf(v.array(operatorSchema)),
  });
}

/** Reads a country's operators and policy. Without content there are no offers: the default is to deny. */
export async function readCountryOffers(place: Place, context: ContentReading): Promise<CountryOffers> {
  const { country, locale } = place;
  // Loads operators in parallel with the policy, so that a slow content system delays the page only once.
  const early = policyFor(country, locale, null).allowed ? readOperators(place, context) : null;
  const shared = await readShared(place, context);
  const known = shared.ok ? shared.value.policy : null;
  const overrides = known?.overrides ?? null;
  const policy = policyFor(country, locale, overrides);
  const hiddenMarkets = hiddenMarketsFor(country, overrides);
  // Operations may have closed this country, which is unknown without the site's policy.
  if (known === null || !policy.allowed) {
    const available = known !== null || !isKnownCountry(country);
    return { policy: { ...policy, allowed: false }, operators: [], hiddenMarkets, available };
  }
  const operators = await (early ?? readOperators(place, context));
  return {
    policy,
    operators: operators.ok ? operators.value : [],
    hiddenMarkets,
    available: operators.ok,
  };
}

/** The offers to show: none in scores-only mode. Play links use `readCountryOffers`, because they are chosen. */
export async function readShownOffers(viewer: Viewer, context: ContentReading): Promise<CountryOffers> {
  const offers = await readCountryOffers(viewer, context);
  if (viewer.scoresOnly !== true) return offers;
  return { ...offers, policy: { ...offers.policy, allowed: false }, operators: [], available: true };
}

/** The slugs of all operators, to tell "unknown" from "not offered here". Null when content can't be loaded. */
export async function readProviders(context: ContentReading): Promise<string[] | null> {
  const all = await readContent(context.providers, context, {
    key: 'providers',
    groups: [GROUP.operators],
    load: () => context.source.providers(),
    parse: parserOf(v.array(v.string())),
  });
  return all.ok ? all.value : null;
}

function offerOf(operator: Operator, now: number): OperatorOffer {
  // Only an explicit false shows the terms (spec section 5).
  const terms = operator.hideTermsAndConditions === false ? operator.termsAndConditions : null;
  // The schema drops the fields that stay on the server.
  const known = v.parse(operatorOfferSchema, { ...operator, terms });
  return isCurrent(known, now) ? known : withoutOffer(known);
}

/** The page props of spec section 3 for a country and language, without data of other countries. */
export async function readSettings(viewer: Viewer & Reader, context: ContentReading): Promise<Answer<Settings>> {
  const [shared, { policy, operators, available }, articles] = await Promise.all([
    readShared(viewer, context),
    readShownOffers(viewer, context),
    withTimeout(readArticlesFor(viewer, context), ARTICLES_PATIENCE_MS),
  ]);
  if (!shared.ok) return shared;
  const { topCompetitions, topCountries, site } = shared.value;
  const { locale } = viewer;
  const news = newestFirst([
    ...(articles ?? []).slice(0, MOST_NEWS).map((each) => newsItemOf(each, locale)),
    ...shared.value.news,
  ]);
  const newsUrl = site.newsUrl ?? (articles?.length ? pathOf({ name: 'news' }, locale) : null);
  const home = context.homeFirst ? homeCountries(viewer.country) : [];
  const settings: Settings = {
    operators: operators.map((operator) => offerOf(operator, viewer.now)),
    policy,
    topCompetitions,
    topCountries,
    home,
    news: news.slice(0, MOST_NEWS),
    site: { ...site, newsUrl },
  };
  if (available && viewer.scoresOnly !== true) context.served?.note(viewer, settings, context.background);
  return ok(settings);
}
