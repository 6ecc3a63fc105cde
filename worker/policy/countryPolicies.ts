import * as v from 'valibot';
import { inEveryLanguage } from '../../web/domain/locale.ts';
import type { OfferTerms } from '../../web/domain/settings.ts';
import organisations from './helpOrganisations.json' with { type: 'json' };
import policies from './policies.json' with { type: 'json' };

const inEachLanguage = inEveryLanguage(() => v.string());

const helpOrganisation = v.object({
  name: v.string(),
  url: v.pipe(v.string(), v.startsWith('https://')),
  phone: v.optional(v.nullable(v.string()), null),
  /** Null for one that operations list without a description. */
  about: v.optional(v.nullable(v.object(inEachLanguage)), null),
});

export type HelpOrganisation = v.InferOutput<typeof helpOrganisation>;

const OFFER_TERMS = ['stake', 'wageringMultiple', 'minimumOdds', 'expiresAt', 'licence', 'checkedAt'] as const;
const offerTerms = v.array(v.picklist(OFFER_TERMS satisfies readonly (keyof OfferTerms)[]));

/**
 * Rules from a country's law or advertising code. They restrict and complement the operators that the content system lists.
 * Operations can override them in the content system (`site-setting.policy`).
 */
const countryPolicy = v.strictObject({
  /** False disables odds, offers and play links, whatever the content system lists. */
  offers: v.boolean(),
  /** Allows odds beside a running match. */
  oddsInPlay: v.boolean(),
  /** Allows offers on a page about running matches. */
  offersInPlay: v.boolean(),
  /** Hidden markets, by the feed's type: `cards`, `cs`. */
  hiddenMarkets: v.array(v.string()),
  /** Shows the bonuses of operators. */
  bonus: v.boolean(),
  /** What a bonus must state before it shows, and what an operator must state. */
  bonusNeeds: offerTerms,
  operatorNeeds: offerTerms,
  /** Shows warning and help lines before the offers instead of after them. */
  noticeFirst: v.boolean(),
  /** How the site is registered, shown with the warning. Empty if the law wants it and it is missing: then no offers show. */
  registration: v.nullable(v.string()),
  /** The sentences that take the place of `{tagline}` in turn, a week each. */
  taglines: v.array(v.string()),
  minimumAge: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)),
  /** The warning by page language, with `{age}`. `language` is set when the law fixes its language on every page. */
  message: v.object({ ...inEachLanguage, language: v.optional(v.string()) }),
  helpLines: v.array(helpOrganisation),
});

export type CountryPolicy = v.InferOutput<typeof countryPolicy>;

const countryRow = v.partial(
  v.strictObject({
    ...countryPolicy.entries,
    law: v.string(),
    /** The day on which somebody compared the row with the law. Without it offers wait for the editors' confirmation. */
    reviewed: v.pipe(v.string(), v.isoDate()),
    /** `notice`: analytics may load before an answer. Any other country asks first. */
    consent: v.literal('notice'),
  }),
);

/** One country's override in `site-setting.policy`: `{"DE": {"offers": false}}`. */
export const countryOverride = v.partial(countryPolicy);

/** By upper-case ISO 3166-1 alpha-2 code. All were checked in November 2026. `withoutKnownHelpLine` names the gaps. */
export const HELP_BY_COUNTRY = v.parse(v.record(v.string(), v.array(helpOrganisation)), organisations);

/** What no row of a country changes. */
export const GENERAL_POLICY = v.parse(countryPolicy, { ...policies.general, helpLines: organisations.general });

/** Rules by upper-case ISO 3166-1 alpha-2 code. Strict, because a misspelt field could open a closed country. */
export const COUNTRY_POLICIES = v.parse(v.record(v.string(), countryRow), policies.countries);
