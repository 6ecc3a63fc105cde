import * as v from 'valibot';
import {
  type Country,
  countrySchema,
  type ListedCompetition,
  listedCompetitionSchema,
} from '../../web/domain/competition.ts';
import { type NewsItem, newsItemSchema, operatorOfferSchema, siteSchema } from '../../web/domain/settings.ts';

/** Validates content that an older build may have cached; null when its shape no longer matches. */

const operator = v.object({
  ...v.omit(operatorOfferSchema, ['terms']).entries,
  playUrl: v.string(),
  hideTermsAndConditions: v.nullable(v.boolean()),
  termsAndConditions: v.nullable(v.string()),
});

/** An operator on the server. `playUrl` leaves the server only as the target of a redirect. */
export type Operator = v.InferOutput<typeof operator>;

const siteRecord = v.object({
  site: siteSchema,
  /** The raw `site-setting.policy`. `policy/policyFor.ts` parses it. */
  policy: v.unknown(),
});

/** The editors' settings of the whole site. */
export type SiteRecord = v.InferOutput<typeof siteRecord>;

export function parseOperators(stored: unknown): Operator[] | null {
  const result = v.safeParse(v.array(operator), stored);
  return result.success ? result.output : null;
}

export function parseProviders(stored: unknown): string[] | null {
  const result = v.safeParse(v.array(v.string()), stored);
  return result.success ? result.output : null;
}

export function parseTopCompetitions(stored: unknown): ListedCompetition[] | null {
  const result = v.safeParse(v.array(listedCompetitionSchema), stored);
  return result.success ? result.output : null;
}

export function parseTopCountries(stored: unknown): Country[] | null {
  const result = v.safeParse(v.array(countrySchema), stored);
  return result.success ? result.output : null;
}

export function parseNews(stored: unknown): NewsItem[] | null {
  const result = v.safeParse(v.array(newsItemSchema), stored);
  return result.success ? result.output : null;
}

export function parseSite(stored: unknown): SiteRecord | null {
  const result = v.safeParse(siteRecord, stored);
  return result.success ? result.output : null;
}
