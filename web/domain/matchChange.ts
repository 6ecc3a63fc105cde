import * as v from 'valibot';
import { goalSchema } from './goals.ts';
import { ENDINGS, SIDES } from './matchKinds.ts';
import { matchSchema, scoreSchema } from './matchSchemas.ts';
import { SPORTS } from './sport.ts';

const recorded = v.pick(goalSchema, ['id', 'at', 'match', 'takenBackAt']).entries;

export const momentSchema = v.variant('kind', [
  v.object({ ...recorded, kind: v.literal('sent-off'), side: v.picklist(SIDES) }),
  v.object({
    ...recorded,
    kind: v.literal('ended'),
    ending: v.picklist(ENDINGS),
    score: v.nullable(scoreSchema),
    shootOut: v.nullable(scoreSchema),
  }),
]);

/** A red card or a full-time, with the match's names. */
export type Moment = v.InferOutput<typeof momentSchema>;

const score = v.nullable(scoreSchema);
const side = v.picklist(SIDES);

export const matchChangeSchema = v.variant('kind', [
  /** `by`: the goals or points since the last read. `score`: the new score. */
  v.object({ kind: v.literal('goal'), side, by: v.number(), score: scoreSchema }),
  /** `side` is null for a goal that came and went between two reads. `scorer`: as the list had it. */
  v.object({ kind: v.literal('goal-disallowed'), side: v.nullable(side), score, scorer: v.optional(v.string()) }),
  /** A change without a single scoring side: both sides changed, or a result was corrected. */
  v.object({ kind: v.literal('score-corrected'), score }),
  v.object({
    kind: v.picklist(['card', 'card-overturned']),
    side,
    card: v.picklist(['yellow', 'red']),
    by: v.number(),
  }),
  /** `state`: the new state. */
  v.object({ kind: v.literal('status'), state: matchSchema.entries.state }),
  v.object({ kind: v.literal('shoot-out'), score }),
  /** Milliseconds UTC. */
  v.object({ kind: v.literal('kick-off'), kickOff: v.number() }),
  v.object({ kind: v.literal('line-ups'), side }),
]);

/** A change of a match that the journal keeps. */
export type MatchChange = v.InferOutput<typeof matchChangeSchema>;

export const journalEntrySchema = v.object({
  /** Numbers increase and are never reused. */
  seq: v.number(),
  /** When the source reported it, milliseconds UTC. */
  at: v.number(),
  sport: v.picklist(SPORTS),
  match: v.string(),
  /** The number of the entry that this one corrects, or null. */
  corrects: v.nullable(v.number()),
  change: matchChangeSchema,
});

export type JournalEntry = v.InferOutput<typeof journalEntrySchema>;
