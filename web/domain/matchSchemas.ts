import * as v from 'valibot';
import { inEveryLanguage, type OtherLocale } from './locale.ts';
import { CREST_PATTERNS, ENDINGS, PERIODS, SIDES } from './matchKinds.ts';
import { SPORTS } from './sport.ts';

/** Schema fields of a `Named`. */
export const namedEntries = { name: v.string(), nl: v.optional(v.string()) } satisfies Record<
  'name' | OtherLocale,
  unknown
>;

export const countrySchema = v.object({
  id: v.string(),
  /** Slug of the feed’s name: the region in a path, in every language. */
  slug: v.string(),
  names: v.object(inEveryLanguage(() => v.string())),
  /** URL of a 48 × 48 flag; null when there is none (International). */
  flag: v.nullable(v.string()),
});

export const competitionSchema = v.object({
  id: v.string(),
  ...namedEntries,
  country: countrySchema,
  /** The source’s importance, 0 being the highest; absent if the source gives none. */
  rank: v.optional(v.number()),
});

/** A competition of the CMS: also has a slug and a logo. */
export const listedCompetitionSchema = v.object({
  ...competitionSchema.entries,
  /** Last part of its path: the source’s name and id, whatever name the editors show. */
  slug: v.string(),
  logo: v.nullable(v.string()),
});

export const crestSchema = v.object({ main: v.string(), second: v.string(), pattern: v.picklist(CREST_PATTERNS) });

export const teamSchema = v.object({
  id: v.string(),
  ...namedEntries,
  short: v.optional(v.string()),
  /** Absolute URL of the feed’s own logo; null when there is none. */
  logo: v.nullable(v.string()),
  crest: crestSchema,
});

export const scoreSchema = v.object({ home: v.number(), away: v.number() });

const score = v.nullable(scoreSchema);

const listedGoalSchema = v.object({
  side: v.picklist(SIDES),
  minute: v.number(),
  added: v.optional(v.number()),
  scorer: v.optional(v.string()),
});

/** In the order of the match clock; absent if no goals are listed. */
const goals = v.optional(v.array(listedGoalSchema));

/** Of other sports than football: the score of each half, quarter or period so far. Absent if the feed does not say. */
const periods = v.optional(v.array(scoreSchema));

const matchStateSchema = v.variant('kind', [
  /** `unreported`: the match should be over by now, but no source has reported on it. */
  v.object({ kind: v.picklist(['not-started', 'postponed', 'unreported']) }),
  v.object({ kind: v.picklist(['delayed', 'cancelled', 'abandoned', 'to-finish']), score }),
  /** `since`: the last change of a match that nobody reports on any more; null if it is unknown. */
  v.object({ kind: v.literal('awaiting-info'), score, since: v.optional(v.nullable(v.number())) }),
  v.object({ kind: v.literal('half-time'), score, goals, periods }),
  v.object({
    kind: v.literal('playing'),
    period: v.picklist(PERIODS),
    startedAt: v.nullable(v.number()),
    score,
    /** The score of the shoot-out, in play or over. */
    shootOut: v.optional(score),
    goals,
    periods,
  }),
  v.object({
    kind: v.literal('finished'),
    ending: v.picklist(ENDINGS),
    score,
    shootOut: score,
    halfTime: v.optional(score),
    periods,
    /** The winner if the goals do not show it: by decision, or in a shoot-out without a known score. */
    winner: v.optional(v.picklist(SIDES)),
    /** The minutes of all goals in their order, negative for the away side; absent unless they agree with the score. */
    goalMinutes: v.optional(v.array(v.number())),
    /** In spoiler-free mode: how much the match is worth watching, if its goals are known. */
    worth: v.optional(v.picklist([0, 1, 2, 3])),
  }),
  v.object({ kind: v.literal('other'), text: v.string(), score }),
]);

export const matchSchema = v.object({
  id: v.string(),
  sport: v.picklist(SPORTS),
  competition: competitionSchema,
  round: v.nullable(v.string()),
  /** Milliseconds UTC; midnight UTC without a time. */
  kickOff: v.number(),
  /** Only the date of the kick-off is known: its UTC date, in every zone (`kickOffDate`). */
  untimed: v.optional(v.literal(true)),
  /** Null while the team is unknown, such as before a draw. */
  home: v.nullable(teamSchema),
  away: v.nullable(teamSchema),
  state: matchStateSchema,
  /** Players sent off, second yellow cards included. */
  redCards: scoreSchema,
  /** Minute on the match clock at which a goal was taken off the score: `62`. */
  correctedAt: v.nullable(v.string()),
  /** Spoiler-free mode hides the known score until the visitor asks for it. */
  concealed: v.optional(v.literal(true)),
});

export type Side = (typeof SIDES)[number];

/** A country or region of the feed, with its name in each language. */
export type Country = v.InferOutput<typeof countrySchema>;

export type Competition = v.InferOutput<typeof competitionSchema>;

/** A competition of the CMS: the feed’s, with the editors’ name and logo. */
export type ListedCompetition = v.InferOutput<typeof listedCompetitionSchema>;

export type CrestPattern = (typeof CREST_PATTERNS)[number];

/** Draws a team’s crest if the feed has no logo: two colours (`#rrggbb`) and a pattern. */
export type Crest = v.InferOutput<typeof crestSchema>;

export type Team = v.InferOutput<typeof teamSchema>;

/** Goals or points of both sides. An unknown score is null as a whole, never zero. */
export type Score = v.InferOutput<typeof scoreSchema>;

export type Period = (typeof PERIODS)[number];

export type Ending = (typeof ENDINGS)[number];

/** A goal of a running match in a list. Only the latest one has a scorer, if the feed names one. */
export type ListedGoal = v.InferOutput<typeof listedGoalSchema>;

/** The state of a match. States without play have no score. */
export type MatchState = v.InferOutput<typeof matchStateSchema>;

/** One row of a list. Times are milliseconds UTC. */
export type Match = v.InferOutput<typeof matchSchema>;
