import * as v from 'valibot';
import { crestSchema, namedEntries } from './matchSchemas.ts';
import { parserOf } from './parserOf.ts';

export const FORM_RESULTS = ['won', 'drawn', 'lost'] as const;

export const standingsZoneSchema = v.object({ name: v.string(), from: v.number(), to: v.number() });

export const standingsRowSchema = v.object({
  rank: v.number(),
  team: v.object({
    id: v.string(),
    ...namedEntries,
    short: v.optional(v.string()),
    /** For drawing the crest; present in tables that a page shows. */
    crest: v.optional(crestSchema),
  }),
  played: v.nullable(v.number()),
  won: v.nullable(v.number()),
  drawn: v.nullable(v.number()),
  lost: v.nullable(v.number()),
  for: v.nullable(v.number()),
  against: v.nullable(v.number()),
  points: v.nullable(v.number()),
  /** Deducted points, already subtracted from `points`. */
  deductions: v.number(),
  /** The latest matches, oldest first. */
  form: v.array(v.picklist(FORM_RESULTS)),
});

const standings = v.array(
  v.object({ name: v.string(), rows: v.array(standingsRowSchema), zones: v.array(standingsZoneSchema) }),
);

/** A range of ranks: `Champions League` from 1 to 4. */
export type StandingsZone = v.InferOutput<typeof standingsZoneSchema>;

/** A team’s row. Unknown figures are null, never zero. */
export type StandingsRow = v.InferOutput<typeof standingsRowSchema>;

/** The tables of a competition: one for a league, one per group, none for a knock-out cup. */
export type Standings = v.InferOutput<typeof standings>;

export type StandingsTable = Standings[number];

/** Parses stored or sent tables; null if their shape is out of date. */
export const parseStandings = parserOf(standings);

/** A club that a visitor may want to follow, and the id of a competition with it in the table. */
export interface PopularClub {
  team: StandingsRow['team'];
  competition: string;
}
