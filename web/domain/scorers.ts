import * as v from 'valibot';

const count = v.nullable(v.number());

const scorer = v.object({
  /** The feed's id of the player; null where it has none, and so no page. */
  id: v.nullable(v.string()),
  name: v.string(),
  team: v.nullable(v.object({ id: v.string(), name: v.string() })),
  goals: count,
  /** Goals from the penalty spot, among `goals`. */
  penalties: count,
  assists: count,
  yellowCards: count,
  redCards: count,
  /** Matches that he played in. */
  matches: count,
});

/** What a feed tells of a player’s season. What it does not know is null, never zero. */
export type Scorer = v.InferOutput<typeof scorer>;

/** The players that a feed lists of a competition’s season, in its order. */
export type Scorers = Scorer[];

/** What a source may list players by beside their goals. */
export type LeadersBy = 'assists' | 'cards';

/** Reads scorers that were stored; null when they are not of today’s shape. */
export function parseScorers(value: unknown): Scorers | null {
  const result = v.safeParse(v.array(scorer), value);
  return result.success ? result.output : null;
}
