import type { Score, Side } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';

/** What can happen to a match, as the journal tells it. */
export type Change =
  /** `by` is how many goals (or points) came at once; `score` is the one after them. */
  | { kind: 'goal'; side: Side; by: number; score: Score }
  /** Of a goal that came and went between two looks nobody knows the side: null, and nothing was counted. */
  | { kind: 'goal-taken-back'; side: Side | null; by: number; score: Score | null }
  /** A score that no goal explains: both sides moved, or a result was put right. */
  | { kind: 'score-corrected'; from: Score | null; score: Score | null }
  | { kind: 'card'; side: Side; card: 'yellow' | 'red'; by: number }
  | { kind: 'card-taken-back'; side: Side; card: 'yellow' | 'red'; by: number }
  /** Names of states: `playing:first-half`, `finished:regular`. */
  | { kind: 'status'; from: string; to: string }
  | { kind: 'shoot-out'; score: Score | null }
  /** Who scored, or when, is told otherwise. */
  | { kind: 'goals' }
  /** When the running period began (milliseconds UTC), as the feed now says. */
  | { kind: 'clock'; startedAt: number | null }
  | { kind: 'kick-off'; from: number; kickOff: number }
  | { kind: 'line-ups'; side: Side }
  /** Something else of its own page: a substitution, a scorer’s name. */
  | { kind: 'detail' }
  /** A price moved: that alone, never the price. */
  | { kind: 'price' }
  /** A list of the sport has other matches, or names them otherwise: whoever shows one reads it again. */
  | { kind: 'list' };

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
