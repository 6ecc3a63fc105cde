import * as v from 'valibot';
import type { Locale } from './locale.ts';
import { namedEntries } from './named.ts';

export const countrySchema = v.object({
  id: v.string(),
  /** Slug of the feed’s name: the region in a path, in every language. */
  slug: v.string(),
  names: v.object({ en: v.string(), nl: v.string() } satisfies Record<Locale, unknown>),
  /** URL of a 48 × 48 flag; null when there is none (International). */
  flag: v.nullable(v.string()),
});

/** A country or region of the feed, with its name in each language. */
export type Country = v.InferOutput<typeof countrySchema>;

export const competitionSchema = v.object({
  id: v.string(),
  ...namedEntries,
  country: countrySchema,
  /** The source’s importance, 0 being the highest; absent if the source gives none. */
  rank: v.optional(v.number()),
});

export type Competition = v.InferOutput<typeof competitionSchema>;

/** A competition of the CMS: also has a slug and a logo. */
export const listedCompetitionSchema = v.object({
  ...competitionSchema.entries,
  /** Last part of its path: the source’s name and id, whatever name the editors show. */
  slug: v.string(),
  logo: v.nullable(v.string()),
});

/** A competition of the CMS: the feed’s, with the editors’ name and logo. */
export type ListedCompetition = v.InferOutput<typeof listedCompetitionSchema>;
