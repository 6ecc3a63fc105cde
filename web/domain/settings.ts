import * as v from 'valibot';
import { LOCALES } from './locale.ts';
import { countrySchema, listedCompetitionSchema } from './matchSchemas.ts';
import { parserOf } from './parserOf.ts';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

const namedLink = v.object({ name: v.string(), url: v.string() });

/** An external link: a social network or a badge of trust. */
export type NamedLink = v.InferOutput<typeof namedLink>;

const terms = v.object({
  /** The required stake in the operator’s currency, as free text: `£10`. */
  stake: text,
  /** How many times the bonus must be staked before a withdrawal. */
  wageringMultiple: number,
  /** Decimal odds, above 1. */
  minimumOdds: number,
  /** End of the bonus, milliseconds UTC; null if it has no end. */
  expiresAt: number,
  /** The operator’s licensing authority. */
  licence: text,
  /** When an editor last checked these terms, milliseconds UTC. */
  checkedAt: number,
});

/** The conditions of a bonus; null for those that editors have not entered. */
export type OfferTerms = v.InferOutput<typeof terms>;

const offerSchema = v.nullable(terms);

export const operatorOfferSchema = v.object({
  name: v.string(),
  /** Slug of the name: `{provider}` of the play link. */
  provider: v.string(),
  logo: text,
  bonus: text,
  reviewPage: text,
  /** Free-text terms, only if `hideTermsAndConditions` is exactly false (spec section 5). */
  terms: text,
  /** Structured terms, if editors entered any. */
  offer: offerSchema,
});

/** An operator’s offer for its country. The target of the play link stays on the server. */
export type OperatorOffer = v.InferOutput<typeof operatorOfferSchema>;

const helpLine = v.object({ name: v.string(), url: v.string(), phone: text });

/** Support for problem gambling: a name with a phone number, a URL, or both. */
export type HelpLine = v.InferOutput<typeof helpLine>;

export const policySchema = v.object({
  /** Whether odds, offers and play links are allowed at all. */
  allowed: v.boolean(),
  /** Whether odds are allowed beside a match in play. */
  oddsInPlay: v.boolean(),
  /** Whether offers are allowed on a page about matches in play. */
  offersInPlay: v.boolean(),
  minimumAge: v.number(),
  /** The mandatory message beside each block of offers. */
  message: v.string(),
  /** Set if the message is not in the page’s language, as a law may fix its wording. */
  messageLanguage: v.optional(v.string()),
  helpLines: v.array(helpLine),
  /** The message and the help lines come before the offers. */
  noticeFirst: v.optional(v.boolean()),
});

/** The rules of the visitor’s country, in the visitor’s language. */
export type OffersPolicy = v.InferOutput<typeof policySchema>;

export const newsItemSchema = v.object({
  title: v.string(),
  link: v.string(),
  image: text,
  /** When it was published, milliseconds UTC; null for a draft. */
  at: number,
});

export type NewsItem = v.InferOutput<typeof newsItemSchema>;

export const siteSchema = v.object({
  partner: v.nullable(v.object({ name: v.string(), url: v.string(), logo: text })),
  /** `language` is set if the text is not translated into the page’s language. */
  complaints: v.nullable(
    v.object({ title: v.string(), text: v.string(), url: v.string(), language: v.optional(v.picklist(LOCALES)) }),
  ),
  newsUrl: text,
  socialLinks: v.array(namedLink),
  badges: v.array(namedLink),
});

/** Site-wide settings of editors and operations (`site-setting`). */
export type SiteSettings = v.InferOutput<typeof siteSchema>;

const settings = v.object({
  operators: v.array(operatorOfferSchema),
  policy: policySchema,
  topCompetitions: v.array(listedCompetitionSchema),
  topCountries: v.array(countrySchema),
  /** Slugs of the visitor’s country, whose competitions come after the top ones. */
  home: v.array(v.string()),
  news: v.array(newsItemSchema),
  site: siteSchema,
  /** The cards whose content could not be loaded: `competitions`, `countries`, `news`, `offers`. */
  missing: v.array(v.string()),
});

/** The page props of spec section 3, for one country and language. */
export type Settings = v.InferOutput<typeof settings>;

/** Parses a response of `/api/settings`; null if it is invalid. */
export const parseSettings = parserOf(settings);
