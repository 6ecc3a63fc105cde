import * as v from 'valibot';
import { namedMatchSchema } from './goals.ts';
import { ENDINGS, SIDES, scoreSchema } from './match.ts';

/** The stored form of a moment. */
export const momentSchema = v.variant('kind', [
  v.object({ kind: v.literal('sent-off'), match: namedMatchSchema, side: v.picklist(SIDES) }),
  v.object({
    kind: v.literal('ended'),
    match: namedMatchSchema,
    ending: v.picklist(ENDINGS),
    score: v.nullable(scoreSchema),
    shootOut: v.nullable(scoreSchema),
  }),
]);

export type StoredMoment = v.InferOutput<typeof momentSchema>;

/** A red card or a full-time, with the match's names. */
export type Moment = StoredMoment & {
  /** Newer moments have higher ids. */
  id: number;
  /** Milliseconds UTC. */
  at: number;
  /** When it was taken back, milliseconds UTC; null while it is valid. */
  takenBackAt: number | null;
};
