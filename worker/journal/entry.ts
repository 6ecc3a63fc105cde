import * as v from 'valibot';
import { SIDES, scoreSchema } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';

const knownScore = v.nullable(scoreSchema);
const side = v.picklist(SIDES);

/** The stored form of a change. */
export const changeSchema = v.variant('kind', [
  /** `by`: the goals or points since the last read. `score`: the new score. */
  v.object({ kind: v.literal('goal'), side, by: v.number(), score: scoreSchema }),
  /** `side` is null for a goal that came and went between two reads; then `by` is 0. */
  v.object({ kind: v.literal('goal-taken-back'), side: v.nullable(side), by: v.number(), score: knownScore }),
  /** A change without a single scoring side: both sides changed, or a result was corrected. */
  v.object({ kind: v.literal('score-corrected'), from: knownScore, score: knownScore }),
  v.object({
    kind: v.picklist(['card', 'card-taken-back']),
    side,
    card: v.picklist(['yellow', 'red']),
    by: v.number(),
  }),
  /** The names of states: `playing:first-half`, `finished:regular`. */
  v.object({ kind: v.literal('status'), from: v.string(), to: v.string() }),
  v.object({ kind: v.literal('shoot-out'), score: knownScore }),
  /** The new start of the current period, milliseconds UTC. */
  v.object({ kind: v.literal('clock'), startedAt: v.nullable(v.number()) }),
  v.object({ kind: v.literal('kick-off'), from: v.number(), kickOff: v.number() }),
  v.object({ kind: v.literal('line-ups'), side }),
  /**
   * `goals`: a scorer or minute changed. `detail`: something else of the match's page changed, such as a substitution.
   * `price`: a price moved; the price itself is never included. `list`: a sport's list has other matches or names, so
   * pages reload it.
   */
  v.object({ kind: v.picklist(['goals', 'detail', 'price', 'list']) }),
]);

/** A change of a match in the journal. */
export type Change = v.InferOutput<typeof changeSchema>;

export type EntryKind = Change['kind'];

/** One numbered change. */
export type Entry = Change & {
  /** Numbers increase and are never reused. */
  seq: number;
  /** When the source reported it, milliseconds UTC. */
  at: number;
  sport: Sport;
  /** The match's id; empty for a change of a list. */
  match: string;
  /** The number of the entry that this one corrects, or null. */
  corrects: number | null;
};

/** A change without a number yet. */
export interface Happened {
  at: number;
  sport: Sport;
  match: string;
  change: Change;
}
