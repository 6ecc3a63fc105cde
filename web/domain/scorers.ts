import * as v from 'valibot';
import { parserOf } from './parserOf.ts';

const count = v.nullable(v.number());

export const scorerSchema = v.object({
  /** The feed’s player id; null if there is none, so the player has no page. */
  id: v.nullable(v.string()),
  name: v.string(),
  team: v.nullable(v.object({ id: v.string(), name: v.string() })),
  goals: count,
  /** Penalties, included in `goals`. */
  penalties: count,
  assists: count,
  yellowCards: count,
  redCards: count,
  matches: count,
});

/** A player’s season figures. Unknown figures are null, never zero. */
export type Scorer = v.InferOutput<typeof scorerSchema>;

/** The players in the feed’s list of a season, in its order. */
export type Scorers = Scorer[];

/** Lists that a source may have besides goals. */
export type LeadersBy = 'assists' | 'cards';

/** Parses stored scorers; null if their shape is out of date. */
export const parseScorers = parserOf(v.array(scorerSchema));
