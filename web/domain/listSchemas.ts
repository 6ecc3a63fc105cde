import * as v from 'valibot';
import { matchSchema } from './matchSchemas.ts';
import { parserOf } from './parserOf.ts';

export const countersSchema = v.object({
  all: v.number(),
  live: v.number(),
  running: v.number(),
  upcoming: v.number(),
  finished: v.number(),
});

const envelope = {
  /** Identifies the content of `matches`. */
  version: v.string(),
  /** The content was correct at this time, milliseconds UTC. */
  asOf: v.number(),
  /** The source has not confirmed the content since `asOf`. */
  stale: v.boolean(),
  /** Some of the day’s matches could not be loaded. */
  incomplete: v.boolean(),
  counters: countersSchema,
};

export const snapshotSchema = v.object({ ...envelope, matches: v.array(matchSchema) });

export const deltaSchema = v.object({
  ...envelope,
  since: v.string(),
  changed: v.array(matchSchema),
  /** Ids of matches that left the list. */
  removed: v.array(v.string()),
});

/** Parses a response of `/api/live?since=`; null if it is invalid. */
export const parseSnapshotDelta = parserOf(deltaSchema);

export const badgeSchema = v.object({ ...countersSchema.entries, next: v.optional(v.number()) });

/** Parses a response of `/api/live/counters`; null if it is invalid. */
export const parseCounters = parserOf(badgeSchema);

/** Parses stored or sent matches; null if their shape is out of date. */
export const parseMatches = parserOf(v.array(matchSchema));

/** Parses a response of `/api/live`; null if it is not a snapshot. */
export const parseSnapshot = parserOf(snapshotSchema);

export const priceSchema = v.object({
  /** Decimal odds, above 1. */
  decimal: v.number(),
  /** Slug of the operator: `{provider}` of its play link. */
  provider: v.string(),
  operator: v.string(),
});

const best = v.nullable(priceSchema);

export const resultPricesSchema = v.object({
  home: best,
  draw: best,
  away: best,
  /** Capture time of the oldest of these prices, milliseconds UTC. */
  at: v.number(),
});

export const oddsBoardSchema = v.record(v.string(), resultPricesSchema);

/** Parses a response of `/api/odds`; null if it is invalid. */
export const parseOddsBoard = parserOf(oddsBoardSchema);
