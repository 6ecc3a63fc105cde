import * as v from 'valibot';
import { SIDES, scoreSchema } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';

const knownScore = v.nullable(scoreSchema);
const side = v.picklist(SIDES);

/** How a change is written down. */
export const changeSchema = v.variant('kind', [
  /** `by` is how many goals (or points) came at once; `score` is the one after them. */
  v.object({ kind: v.literal('goal'), side, by: v.number(), score: scoreSchema }),
  /** Of a goal that came and went between two looks nobody knows the side: null, and nothing was counted. */
  v.object({ kind: v.literal('goal-taken-back'), side: v.nullable(side), by: v.number(), score: knownScore }),
  /** A score that no goal explains: both sides moved, or a result was put right. */
  v.object({ kind: v.literal('score-corrected'), from: knownScore, score: knownScore }),
  v.object({
    kind: v.picklist(['card', 'card-taken-back']),
    side,
    card: v.picklist(['yellow', 'red']),
    by: v.number(),
  }),
  /** Names of states: `playing:first-half`, `finished:regular`. */
  v.object({ kind: v.literal('status'), from: v.string(), to: v.string() }),
  v.object({ kind: v.literal('shoot-out'), score: knownScore }),
  /** When the running period began (milliseconds UTC), as the feed now says. */
  v.object({ kind: v.literal('clock'), startedAt: v.nullable(v.number()) }),
  v.object({ kind: v.literal('kick-off'), from: v.number(), kickOff: v.number() }),
  v.object({ kind: v.literal('line-ups'), side }),
  /**
   * Who scored, or when, is told otherwise; something else of its own page: a substitution, a scorer’s name; a price moved:
   * that alone, never the price; a list of the sport has other matches, or names them otherwise: whoever shows one reads it again.
   */
  v.object({ kind: v.picklist(['goals', 'detail', 'price', 'list']) }),
]);

/** What can happen to a match, as the journal tells it. */
export type Change = v.InferOutput<typeof changeSchema>;

export type EntryKind = Change['kind'];

/** One numbered change. */
export type Entry = Change & {
  /** Numbers go up, and none is given twice. */
  seq: number;
  /** When the source said so, milliseconds UTC. */
  at: number;
  sport: Sport;
  /** The match's id; empty where it is about a list. */
  match: string;
  /** The number of the entry that this one takes back or puts right; null where it is about none. */
  corrects: number | null;
};

/** A change that is not numbered yet. */
export interface Happened {
  at: number;
  sport: Sport;
  match: string;
  change: Change;
}
