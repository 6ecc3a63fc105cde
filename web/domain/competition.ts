import type { InferOutput } from 'valibot';
import type { competitionSchema, countrySchema, listedCompetitionSchema } from './matchSchemas.ts';

/** A country or region of the feed, with its name in each language. */
export type Country = InferOutput<typeof countrySchema>;

export type Competition = InferOutput<typeof competitionSchema>;

/** A competition of the CMS: the feed’s, with the editors’ name and logo. */
export type ListedCompetition = InferOutput<typeof listedCompetitionSchema>;
