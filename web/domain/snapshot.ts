import * as v from 'valibot';
import { type Match, matchSchema } from './match.ts';
import { standingOf } from './matchFilter.ts';

const counters = v.object({
  all: v.number(),
  live: v.number(),
  running: v.number(),
  upcoming: v.number(),
  finished: v.number(),
});

/**
 * How many matches of a list are live, and so on; every number of a page comes from here. Each match is counted once
 * beside `all`: `running` are those that are played without counting as live.
 */
export type Counters = v.InferOutput<typeof counters>;

const envelope = {
  /** Names the content of `matches`. */
  version: v.string(),
  /** The instant (milliseconds UTC) at which that content is known to have been true. */
  asOf: v.number(),
  /** The source has not confirmed it since. */
  stale: v.boolean(),
  /** A part of the day could not be had, now or before. */
  incomplete: v.boolean(),
  counters,
};

const snapshot = v.object({ ...envelope, matches: v.array(matchSchema) });

/** The one envelope of live data: what the server renders and what `/api/live` answers. */
export type Snapshot = v.InferOutput<typeof snapshot>;

const delta = v.object({
  ...envelope,
  since: v.string(),
  /** New matches and those that say something new. */
  changed: v.array(matchSchema),
  /** Ids of the matches that the list no longer has. */
  removed: v.array(v.string()),
});

/** What changed since an earlier version: everything else of the list is as it was. */
export type SnapshotDelta = v.InferOutput<typeof delta>;

/** Reads an answer of `/api/live` to what changed since a version; null when it is none. */
export function parseSnapshotDelta(value: unknown): SnapshotDelta | null {
  const result = v.safeParse(delta, value);
  return result.success ? result.output : null;
}

/** A snapshot brought up to date. Matches that did not change stay the same objects, in their places; new ones come last. */
export function withDelta(snapshot: Snapshot, { since: _, changed, removed, ...rest }: SnapshotDelta): Snapshot {
  if (changed.length === 0 && removed.length === 0) return { ...rest, matches: snapshot.matches };
  const gone = new Set(removed);
  const news = new Map(changed.map((match) => [match.id, match]));
  const kept = gone.size === 0 ? snapshot.matches : snapshot.matches.filter(({ id }) => !gone.has(id));
  const matches = kept.map((match) => news.get(match.id) ?? match);
  for (const { id } of kept) news.delete(id);
  return { ...rest, matches: [...matches, ...news.values()] };
}

const badge = v.object({ ...counters.entries, next: v.optional(v.number()) });

/** The counters of a list, and when its next match begins (milliseconds UTC), where that is known. */
export type BadgeNumbers = v.InferOutput<typeof badge>;

/** Reads an answer of `/api/live/counters`; null when it is none. */
export function parseCounters(value: unknown): BadgeNumbers | null {
  const result = v.safeParse(badge, value);
  return result.success ? result.output : null;
}

/** Reads matches that were stored or sent; null when they are not of today's shape. */
export function parseMatches(value: unknown): Match[] | null {
  const result = v.safeParse(v.array(matchSchema), value);
  return result.success ? result.output : null;
}

/** Reads an answer of `/api/live`; null when it is not a snapshot. */
export function parseSnapshot(value: unknown): Snapshot | null {
  const result = v.safeParse(snapshot, value);
  return result.success ? result.output : null;
}

/** Counts the matches of a list once, so that badge, filter and rows can't disagree. */
export function countersOf(matches: readonly Match[]): Counters {
  const counters: Counters = { all: matches.length, live: 0, running: 0, upcoming: 0, finished: 0 };
  for (const each of matches) counters[standingOf(each)] += 1;
  return counters;
}
