import * as v from 'valibot';
import { CARD_KINDS, DECISIONS, GOAL_KINDS, NO_GOAL_KINDS, POSITIONS } from './incidentKinds.ts';
import { matchSchema, SIDES, scoreSchema } from './match.ts';

/** A name that the feed does not know (yet) is null. */
const text = v.nullable(v.string());

/** What the feed does not know is null, never zero. */
const number = v.nullable(v.number());

const minute = v.object({ minute: v.number(), added: number });

/** A moment of the match clock: 67, or 45 with 2 added. */
export type MatchMinute = v.InferOutput<typeof minute>;

const moment = {
  side: v.picklist(SIDES),
  minute: v.nullable(minute),
  /** The feed's id of the player, of a substitution of the one who came in; absent where the feed has none. */
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

/** Something that happened. */
export type Incident = v.InferOutput<typeof incident>;

const player = v.object({
  /** The feed's id; absent where it has none. */
  id: v.optional(v.string()),
  name: v.string(),
  number,
  position: v.nullable(v.picklist(POSITIONS)),
  captain: v.boolean(),
  /** What the feed gives him for this match: above 0, at most 10, to one decimal; absent where it gives nothing. */
  mark: v.optional(v.number()),
});

export type LineUpPlayer = v.InferOutput<typeof player>;

const lineUp = v.object({
  /** `4-2-3-1`, or null where the feed does not say. */
  formation: text,
  coach: text,
  starters: v.array(player),
  bench: v.array(player),
});

export type LineUp = v.InferOutput<typeof lineUp>;

const periodScore = v.object({ name: v.string(), score: scoreSchema });

/** The score of one quarter, period or half. `name` is a `Period`, or the feed's own word for another one. */
export type PeriodScore = v.InferOutput<typeof periodScore>;

const statistic = v.object({ type: v.string(), home: number, away: number });

/** A number of each side. `type` is the feed's word: `shots_on_target`. */
export type Statistic = v.InferOutput<typeof statistic>;

const venue = v.object({ name: v.string(), city: text, attendance: number });

export type Venue = v.InferOutput<typeof venue>;

export const eventDetailSchema = v.object({
  match: matchSchema,
  halfTime: v.nullable(scoreSchema),
  /** Of a shoot-out that is going on or has ended. */
  shootOut: v.nullable(scoreSchema),
  /** In the order of the match clock. */
  incidents: v.array(incident),
  periods: v.array(periodScore),
  lineUps: v.object({ home: v.nullable(lineUp), away: v.nullable(lineUp) }),
  statistics: v.array(statistic),
  venue: v.nullable(venue),
  referee: text,
  /** Spoiler-free mode hides what happened; `statistics`: there are some. */
  hidden: v.optional(v.object({ statistics: v.boolean() })),
});

/** A match with everything that its own page tells of it. */
export type EventDetail = v.InferOutput<typeof eventDetailSchema>;
