import * as v from 'valibot';
import type { Locale } from './locale.ts';
import { namedEntries } from './named.ts';

/** Reads a country that was stored or sent. */
export const countrySchema = v.object({
  id: v.string(),
  /** The slug of the feed's name: the region part of a path in every language. */
  slug: v.string(),
  names: v.object({ en: v.string(), nl: v.string() } satisfies Record<Locale, unknown>),
  /** Address of a 48 x 48 flag, or null where there is none (International). */
  flag: v.nullable(v.string()),
});

/** A country or region as the feed knows it, with its name in each language. */
export type Country = v.InferOutput<typeof countrySchema>;

/** Reads a competition that was stored or sent. */
export const competitionSchema = v.object({
  id: v.string(),
  ...namedEntries,
  country: countrySchema,
  /** How important its source holds it, from 0, the most important; absent where that does not say. */
  rank: v.optional(v.number()),
});

export type Competition = v.InferOutput<typeof competitionSchema>;

/** Reads a competition of the content system, which has an address and a logo beside. */
export const listedCompetitionSchema = v.object({
  ...competitionSchema.entries,
  /** The end of its address: the source's own name for it with its id, whatever name editors show. */
  slug: v.string(),
  logo: v.nullable(v.string()),
});

/** A competition of the content system: the feed's, with the logo and name that editors gave it. */
export type ListedCompetition = v.InferOutput<typeof listedCompetitionSchema>;
