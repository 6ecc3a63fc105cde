import * as v from 'valibot';
import { crestSchema } from './match.ts';
import { namedEntries } from './named.ts';
import type { Sport } from './sport.ts';

/** How a match of a team ended. */
export const FORM_RESULTS = ['won', 'drawn', 'lost'] as const;

const zone = v.object({ name: v.string(), from: v.number(), to: v.number() });

const row = v.object({
  rank: v.number(),
  team: v.object({
    id: v.string(),
    ...namedEntries,
    short: v.optional(v.string()),
    /** How the crest is drawn; a page that shows the table has it. */
    crest: v.optional(crestSchema),
  }),
  played: v.nullable(v.number()),
  won: v.nullable(v.number()),
  drawn: v.nullable(v.number()),
  lost: v.nullable(v.number()),
  for: v.nullable(v.number()),
  against: v.nullable(v.number()),
  points: v.nullable(v.number()),
  /** Points taken from the team, which `points` already lacks. */
  deductions: v.number(),
  /** The last matches, the newest last. */
  form: v.array(v.picklist(FORM_RESULTS)),
});

const standings = v.array(v.object({ name: v.string(), rows: v.array(row), zones: v.array(zone) }));

/** Places of a table that lead somewhere: `Champions League` from 1 to 4. */
export type StandingsZone = v.InferOutput<typeof zone>;

/** A team's place. What the feed does not know is null, never zero. */
export type StandingsRow = v.InferOutput<typeof row>;

/** The tables of a competition: one of a league, one a group of a group stage, none of a knock-out cup. */
export type Standings = v.InferOutput<typeof standings>;

export type StandingsTable = Standings[number];

/** One of the last matches of a team: what came of it, and where it is told. */
export interface FormMatch {
  result: StandingsRow['form'][number];
  /** Of its address. */
  slug: string;
  /** `Ajax 2–1 PSV` */
  label: string;
}

/** Tables as a page shows them. */
export interface ShownStandings {
  tables: Standings;
  sport: Sport;
  /** Id of the competition. */
  competition: string;
  /** Ids of teams to mark: those of the match that the tables stand beside. */
  marked?: readonly string[];
  /** Leaves the choice of what a phone shows away. */
  isBrief?: boolean;
}

/** Reads tables that were stored or sent; null when they are not of today's shape. */
export function parseStandings(value: unknown): Standings | null {
  const result = v.safeParse(standings, value);
  return result.success ? result.output : null;
}
