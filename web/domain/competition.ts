import * as v from 'valibot';
import type { Locale } from './locale.ts';
import { type Named, namedEntries } from './named.ts';

/** A country or region as the feed knows it, with its name in both languages. */
export interface Country {
  id: string;
  /** The slug of the feed's name: the region part of a path in both languages. */
  slug: string;
  names: Record<Locale, string>;
  /** Address of a 48 x 48 flag, or null where there is none (International). */
  flag: string | null;
}

export interface Competition extends Named {
  id: string;
  country: Country;
  /** How important its source holds it, from 0, the most important; absent where that does not say. */
  rank?: number | undefined;
}

/** Reads a country that was stored or sent. */
export const countrySchema = v.object({
  id: v.string(),
  slug: v.string(),
  names: v.object({ en: v.string(), nl: v.string() }),
  flag: v.nullable(v.string()),
});

/** Reads a competition that was stored or sent. */
export const competitionSchema = v.object({
  id: v.string(),
  ...namedEntries,
  country: countrySchema,
  rank: v.optional(v.number()),
});

/** Reads a competition of the content system, which has an address and a logo beside. */
export const listedCompetitionSchema = v.object({
  ...competitionSchema.entries,
  slug: v.string(),
  logo: v.nullable(v.string()),
});
