import * as v from 'valibot';
import { type Country, countrySchema, listedCompetitionSchema } from '../../web/domain/competition.ts';
import type { ListedCompetition, NewsItem } from '../../web/domain/content.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import { offerSchema } from '../../web/domain/settings.ts';
import type { Operator } from './operators.ts';
import type { SiteRecord } from './settings.ts';

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
  complaints: v.nullable(
    v.object({ title: v.string(), text: v.string(), url: v.string(), language: v.optional(v.picklist(LOCALES)) }),
  ),
  newsUrl: text,
  socialLinks: v.array(namedLink),
  badges: v.array(namedLink),
});

const siteRecord = v.object({ site, policy: v.unknown() });

const newsItem = v.object({ title: v.string(), link: v.string(), image: text });

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
  const result = v.safeParse(v.array(newsItem), stored);
  return result.success ? result.output : null;
}

export function parseSite(stored: unknown): SiteRecord | null {
  const result = v.safeParse(siteRecord, stored);
  return result.success ? result.output : null;
}
