import * as v from 'valibot';
import { competitionSchema, countrySchema } from '../../web/domain/competition.ts';
import { SPORTS } from '../../web/domain/sport.ts';

const events = v.nullable(v.number());
const storedRegions = v.array(v.object({ country: countrySchema, events }));
const storedTournaments = v.array(v.object({ competition: competitionSchema, events }));
const storedTournament = v.object({
  found: v.nullable(v.object({ competition: competitionSchema, sport: v.nullable(v.picklist(SPORTS)) })),
});

const readerOf =
  <Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) =>
  (stored: unknown): v.InferOutput<Schema> | null => {
    const result = v.safeParse(schema, stored);
    return result.success ? result.output : null;
  };

/** Parse stored catalogues; null when the shape is outdated. */
export const parseRegions = readerOf(storedRegions);
export const parseTournaments = readerOf(storedTournaments);
export const parseTournament = readerOf(storedTournament);
