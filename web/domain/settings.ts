import * as v from 'valibot';
import { countrySchema, listedCompetitionSchema } from './competition.ts';
import type { Settings } from './content.ts';
import { LOCALES } from './locale.ts';

const text = v.nullable(v.string());
const namedLink = v.object({ name: v.string(), url: v.string() });

const number = v.nullable(v.number());

/** The structured terms of an offer, in answers and in caches. */
export const offerSchema = v.nullable(
  v.object({
    stake: text,
    wageringMultiple: number,
    minimumOdds: number,
    expiresAt: number,
    licence: text,
    checkedAt: number,
  }),
);

const operator = v.object({
  name: v.string(),
  provider: v.string(),
  logo: text,
  bonus: text,
  reviewPage: text,
  terms: text,
  offer: offerSchema,
});

const settings = v.object({
  operators: v.array(operator),
  policy: v.object({
    allowed: v.boolean(),
    oddsInPlay: v.boolean(),
    offersInPlay: v.boolean(),
    minimumAge: v.number(),
    message: v.string(),
    messageLanguage: v.optional(v.string()),
    helpLines: v.array(v.object({ name: v.string(), url: v.string(), phone: text })),
  }),
  topCompetitions: v.array(listedCompetitionSchema),
  topCountries: v.array(countrySchema),
  news: v.array(v.object({ title: v.string(), link: v.string(), image: text })),
  site: v.object({
    partner: v.nullable(v.object({ name: v.string(), url: v.string(), logo: text })),
    complaints: v.nullable(
      v.object({ title: v.string(), text: v.string(), url: v.string(), language: v.optional(v.picklist(LOCALES)) }),
    ),
    newsUrl: text,
    socialLinks: v.array(namedLink),
    badges: v.array(namedLink),
  }),
});

/** Reads an answer of `/api/settings`; null when it is none. */
export function parseSettings(value: unknown): Settings | null {
  const result = v.safeParse(settings, value);
  return result.success ? result.output : null;
}
