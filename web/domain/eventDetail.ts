import * as v from 'valibot';
import { CARD_KINDS, DECISIONS, GOAL_KINDS, NO_GOAL_KINDS, POSITIONS } from './incidentKinds.ts';
import { SIDES } from './matchKinds.ts';
import { matchSchema, scoreSchema } from './matchSchemas.ts';
import { parserOf } from './parserOf.ts';

/** Null when the feed has no name (yet). */
const text = v.nullable(v.string());

/** Unknown figures are null, never zero. */
const number = v.nullable(v.number());

const minute = v.object({ minute: v.number(), added: number });

/** A minute of the match clock: 67, or 45 with 2 added. */
export type MatchMinute = v.InferOutput<typeof minute>;

const moment = {
  side: v.picklist(SIDES),
  minute: v.nullable(minute),
  /** The feed’s id of the player, or of the player coming on; absent if the feed has none. */
  playerId: v.optional(v.string()),
};

const incident = v.variant('kind', [
  v.object({
    ...moment,
    kind: v.picklist(GOAL_KINDS),
    player: text,
    assists: v.array(v.string()),
    scoreAfter: v.nullable(scoreSchema),
  }),
  v.object({ ...moment, kind: v.picklist(NO_GOAL_KINDS), player: text, reason: text }),
  v.object({ ...moment, kind: v.picklist(CARD_KINDS), player: text }),
  v.object({
    ...moment,
    kind: v.literal('substitution'),
    playerIn: text,
    playerOut: text,
    playerOutId: v.optional(v.string()),
  }),
  v.object({ ...moment, kind: v.literal('decision'), decision: v.picklist(DECISIONS), player: text }),
  v.object({ ...moment, kind: v.literal('other'), text: v.string(), player: text }),
]);

export type Incident = v.InferOutput<typeof incident>;

export const lineUpPlayerSchema = v.object({
  /** The feed’s id; absent if the feed has none. */
  id: v.optional(v.string()),
  name: v.string(),
  number,
  position: v.nullable(v.picklist(POSITIONS)),
  captain: v.boolean(),
  /** The feed’s rating, above 0 and at most 10, with one decimal; absent if the feed has none. */
  rating: v.optional(v.number()),
});

export type LineUpPlayer = v.InferOutput<typeof lineUpPlayerSchema>;

const lineUp = v.object({
  /** `4-2-3-1`; null if the feed does not say. */
  formation: text,
  coach: text,
  starters: v.array(lineUpPlayerSchema),
  bench: v.array(lineUpPlayerSchema),
});

export type LineUp = v.InferOutput<typeof lineUp>;

const periodScore = v.object({ name: v.string(), score: scoreSchema });

/** The score of a half, quarter or period. `name` is a `Period`, or the feed’s own word for another one. */
export type PeriodScore = v.InferOutput<typeof periodScore>;

const statistic = v.object({ type: v.string(), home: number, away: number });

/** A figure for each side. `type` is the feed’s word: `shots_on_target`. */
export type Statistic = v.InferOutput<typeof statistic>;

const venue = v.object({ name: v.string(), city: text, attendance: number });

export type Venue = v.InferOutput<typeof venue>;

export const eventDetailSchema = v.object({
  match: matchSchema,
  halfTime: v.nullable(scoreSchema),
  /** The score of a shoot-out, in play or over. */
  shootOut: v.nullable(scoreSchema),
  incidents: v.array(incident),
  periods: v.array(periodScore),
  lineUps: v.object({ home: v.nullable(lineUp), away: v.nullable(lineUp) }),
  statistics: v.array(statistic),
  venue: v.nullable(venue),
  referee: text,
  /** Set in spoiler-free mode, which hides incidents and figures; `statistics`: whether there are any. */
  hidden: v.optional(v.object({ statistics: v.boolean() })),
});

export type EventDetail = v.InferOutput<typeof eventDetailSchema>;

const eventSnapshot = v.object({
  /** The event was in this state at this time (milliseconds UTC). */
  asOf: v.number(),
  /** The source has not confirmed the state since `asOf`. */
  stale: v.boolean(),
  event: eventDetailSchema,
});

/** The payload of the event page and of `/api/event`. */
export type EventSnapshot = v.InferOutput<typeof eventSnapshot>;

export const parseStoredEvent = parserOf(eventDetailSchema);

/** Parses a response of `/api/event`; null if it is invalid. */
export const parseEventSnapshot = parserOf(eventSnapshot);
