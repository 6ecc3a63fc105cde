import * as v from 'valibot';
import { countrySchema, listedCompetitionSchema } from './competition.ts';
import { LOCALES } from './locale.ts';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

const namedLink = v.object({ name: v.string(), url: v.string() });

/** A named link out of the site: social networks, badges of responsibility and trust. */
export type NamedLink = v.InferOutput<typeof namedLink>;

const terms = v.object({
  /** What must be staked, in the operator's currency: free text such as `£10`. */
  stake: text,
  /** How many times the bonus must be staked before it can be withdrawn. */
  wageringMultiple: number,
  /** Decimal odds, above 1. */
  minimumOdds: number,
  /** When the bonus ends, milliseconds UTC; null for one without an end. */
  expiresAt: number,
  /** Who licenses the operator. */
  licence: text,
  /** When an editor last checked all this, milliseconds UTC. */
  checkedAt: number,
});

/** The conditions of a bonus; null for what editors have not stated. */
export type OfferTerms = v.InferOutput<typeof terms>;

/** The structured terms of an offer, in answers and in caches. */
export const offerSchema = v.nullable(terms);

/** How an offer is sent. */
export const operatorOfferSchema = v.object({
  name: v.string(),
  /** Slug of the name: `{provider}` of the play link. */
  provider: v.string(),
  logo: text,
  bonus: text,
  reviewPage: text,
  /** The terms, only where `hideTermsAndConditions` is exactly false (spec section 5). */
  terms: text,
  /** The structured conditions, where editors have stated any. */
  offer: offerSchema,
});

/** An operator's offer as a visitor of its country may see it. The target of the play link stays on the server. */
export type OperatorOffer = v.InferOutput<typeof operatorOfferSchema>;

const helpLine = v.object({ name: v.string(), url: v.string(), phone: text });

/** Somewhere to turn to: a name with a telephone number, an address, or both. */
export type HelpLine = v.InferOutput<typeof helpLine>;

/** How a country's policy is stored and sent. */
export const policySchema = v.object({
  /** Whether odds, offers and play links may be shown at all. */
  allowed: v.boolean(),
  /** Whether prices may stand beside a match that is being played. */
  oddsInPlay: v.boolean(),
  /** Whether offers may stand on a page about matches that are being played. */
  offersInPlay: v.boolean(),
  minimumAge: v.number(),
  /** The message that must stand by each block of offers. */
  message: v.string(),
  /** Its language, where it is another than the page's: a law can fix the sentence. */
  messageLanguage: v.optional(v.string()),
  helpLines: v.array(helpLine),
});

/** What the visitor's country demands and allows, already in the visitor's language. */
export type OffersPolicy = v.InferOutput<typeof policySchema>;

/** How a piece of news is stored and sent. */
export const newsItemSchema = v.object({ title: v.string(), link: v.string(), image: text });

export type NewsItem = v.InferOutput<typeof newsItemSchema>;

/** How the site's own settings are stored and sent. */
export const siteSchema = v.object({
  partner: v.nullable(v.object({ name: v.string(), url: v.string(), logo: text })),
  /** `language` is set where editors have not translated it: then it is in another language than the page. */
  complaints: v.nullable(
    v.object({ title: v.string(), text: v.string(), url: v.string(), language: v.optional(v.picklist(LOCALES)) }),
  ),
  newsUrl: text,
  socialLinks: v.array(namedLink),
  badges: v.array(namedLink),
});

/** What ops and editors set for the whole site (`site-setting`). */
export type SiteSettings = v.InferOutput<typeof siteSchema>;

const settings = v.object({
  operators: v.array(operatorOfferSchema),
  policy: policySchema,
  topCompetitions: v.array(listedCompetitionSchema),
  topCountries: v.array(countrySchema),
  /** Slugs of the visitor's own country: its competitions come first of those that are not named above. */
  home: v.array(v.string()),
  /** In which lists show competitions: the ids of those named above, then the slugs of the visitor's own country. */
  order: v.array(v.string()),
  news: v.array(newsItemSchema),
  site: siteSchema,
});

/** The page props of spec section 3, for one country and language. */
export type Settings = v.InferOutput<typeof settings>;

/** Reads an answer of `/api/settings`; null when it is none. */
export function parseSettings(value: unknown): Settings | null {
  const result = v.safeParse(settings, value);
  return result.success ? result.output : null;
}
