import { isCurrent, withoutOffer } from '../../web/domain/offers.ts';
import type { OffersPolicy, OperatorOffer, Settings } from '../../web/domain/settings.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import type { Result } from '../base/result.ts';
import type { Cache } from '../cache/cache.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { hiddenMarketsFor, policyFor } from '../policy/policyFor.ts';
import type { Failure } from '../upstream/failure.ts';
import { homeCountries } from './homeCountries.ts';
import { loadOperators, loadProviders } from './operators.ts';
import { GROUP } from './purgeGroups.ts';
import { readShared, type SharedContext, type SharedSettings } from './sharedSettings.ts';
import type { Operator } from './stored.ts';
import { parseOperators, parseProviders } from './stored.ts';

const MOST_NEWS = 4;

const NO_OPERATORS: Operator[] = [];
const NO_HOME: string[] = [];

export interface SettingsContext extends SharedContext {
  /** Whether competitions of the visitor's own country come before others that editors have not placed. */
  homeFirst: boolean;
  operators: Cache<Operator[]>;
  providers: Cache<string[]>;
}

/** The operators of a country in the editors' order, and what the country allows; empty where it allows nothing. */
export interface CountryOffers {
  policy: OffersPolicy;
  operators: Operator[];
  /** Types of markets that the country may not see. */
  hiddenMarkets: string[];
  /** False when the content system could not be had, now or before: an empty list then says nothing. */
  available: boolean;
}

type Place = Pick<Visitor, 'country' | 'locale'>;

/** Whoever looks from a place; a visitor may want no offers at all. */
export type Viewer = Place & Partial<Pick<Visitor, 'scoresOnly'>>;

function readOperators({ country, locale }: Place, context: SettingsContext) {
  return context.operators.read(
    {
      key: `${context.client.upstream.id}:operators:${country}:${locale}`,
      lifetime: LIFETIMES.content,
      groups: [GROUP.operators],
      load: () => loadOperators(country, locale, context),
      parse: parseOperators,
    },
    context.background,
  );
}

/** Operators and policy of a country. Content that can't be had means no offers: the default is to deny. */
export async function readCountryOffers(place: Place, context: SettingsContext): Promise<CountryOffers> {
  const { country, locale } = place;
  // Where a country may have offers they are asked for beside its policy: a slow content system costs its time once.
  const early = policyFor(country, locale, null).allowed ? readOperators(place, context) : null;
  const shared = await readShared(place, context);
  const known = shared.ok ? shared.value.policy : null;
  const overrides = known?.overrides ?? null;
  const policy = policyFor(country, locale, overrides);
  const hiddenMarkets = hiddenMarketsFor(country, overrides);
  // Without the site's own policy nobody knows whether ops have switched the country off.
  if (known === null || !policy.allowed) {
    return { policy: { ...policy, allowed: false }, operators: NO_OPERATORS, hiddenMarkets, available: known !== null };
  }
  const operators = await (early ?? readOperators(place, context));
  return {
    policy,
    operators: operators.ok ? operators.value.value : NO_OPERATORS,
    hiddenMarkets,
    available: operators.ok,
  };
}

/**
 * The operators and the policy that a visitor may be shown: none where the scores alone are wanted. Play links, which a
 * visitor follows on purpose, ask for the country's.
 */
export async function readShownOffers(viewer: Viewer, context: SettingsContext): Promise<CountryOffers> {
  const offers = await readCountryOffers(viewer, context);
  if (viewer.scoresOnly !== true) return offers;
  return { ...offers, policy: { ...offers.policy, allowed: false }, operators: NO_OPERATORS, available: true };
}

/**
 * The slug of every operator that the content system knows, in any country: tells "unknown" from "not offered here". Null
 * when the content system can't be had.
 */
export async function readProviders(context: SettingsContext): Promise<string[] | null> {
  const all = await context.providers.read(
    {
      key: `${context.client.upstream.id}:providers`,
      lifetime: LIFETIMES.content,
      groups: [GROUP.operators],
      load: () => loadProviders(context),
      parse: parseProviders,
    },
    context.background,
  );
  return all.ok ? all.value.value : null;
}

function offerOf(operator: Operator, now: number): OperatorOffer {
  const { name, provider, logo, bonus, reviewPage, hideTermsAndConditions, termsAndConditions, offer } = operator;
  // Exactly false: null and absent hide the terms (spec section 5).
  const terms = hideTermsAndConditions === false ? termsAndConditions : null;
  const known = { name, provider, logo, bonus, reviewPage, terms, offer };
  return isCurrent(known, now) ? known : withoutOffer(known);
}

type Variants = Map<string, { operators: readonly Operator[]; settings: Settings }>;

const made = new WeakMap<SharedSettings, Variants>();

/**
 * The page props of spec section 3 for a visitor's country and language; nothing of another country is in them. They are
 * the same object for as long as they say the same: what was made of it serves for as long.
 */
export async function readSettings(
  viewer: Viewer & Pick<Visitor, 'now'>,
  context: SettingsContext,
): Promise<Result<Settings, Failure>> {
  const [shared, { policy, operators }] = await Promise.all([
    readShared(viewer, context),
    readShownOffers(viewer, context),
  ]);
  if (!shared.ok) return shared;
  const variants: Variants = made.get(shared.value) ?? new Map();
  made.set(shared.value, variants);
  const current = operators.map((operator) => isCurrent(operator, viewer.now));
  const key = [viewer.country, viewer.locale, policy.allowed, ...current].join();
  const known = variants.get(key);
  if (known?.operators === operators) return { ok: true, value: known.settings };
  const { topCompetitions, topCountries, news, site } = shared.value;
  const home = context.homeFirst ? homeCountries(viewer.country) : NO_HOME;
  const settings: Settings = {
    operators: operators.map((operator) => offerOf(operator, viewer.now)),
    policy,
    topCompetitions,
    topCountries,
    home,
    order: [...topCompetitions.map(({ id }) => id), ...home],
    news: news.slice(0, MOST_NEWS),
    site,
  };
  variants.set(key, { operators, settings });
  return { ok: true, value: settings };
}
