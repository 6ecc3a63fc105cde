import * as v from 'valibot';
import { countrySchema, listedCompetitionSchema } from '../../web/domain/competition.ts';
import { offerSchema } from '../../web/domain/settings.ts';
import type { Operator } from './operators.ts';
import type { SharedSettings } from './settings.ts';

/** Reads back what the caches stored of the content system; null when it is not of today's shape. */

const text = v.nullable(v.string());

const operator = v.object({
  name: v.string(),
  provider: v.string(),
  logo: text,
  bonus: text,
  reviewPage: text,
  playUrl: v.string(),
  hideTermsAndConditions: v.nullable(v.boolean()),
  termsAndConditions: text,
  offer: offerSchema,
});

const namedLink = v.object({ name: v.string(), url: v.string() });

const site = v.object({
  partner: v.nullable(v.object({ name: v.string(), url: v.string(), logo: text })),
  complaints: v.nullable(v.object({ title: v.string(), text: v.string(), url: v.string() })),
  newsUrl: text,
  socialLinks: v.array(namedLink),
  badges: v.array(namedLink),
});

const shared = v.object({
  topCompetitions: v.array(listedCompetitionSchema),
  topCountries: v.array(countrySchema),
  news: v.array(v.object({ title: v.string(), link: v.string(), image: text })),
  site,
  policy: v.unknown(),
});

export function parseOperators(stored: unknown): Operator[] | null {
  const result = v.safeParse(v.array(operator), stored);
  return result.success ? result.output : null;
}

export function parseProviders(stored: unknown): string[] | null {
  const result = v.safeParse(v.array(v.string()), stored);
  return result.success ? result.output : null;
}

export function parseSharedSettings(stored: unknown): SharedSettings | null {
  const result = v.safeParse(shared, stored);
  return result.success ? result.output : null;
}
