import * as v from 'valibot';
import { competitionSchema } from './competition.ts';
import { CREST_PATTERNS, ENDINGS, type Match, type MatchState, PERIODS } from './match.ts';
import { standingOf } from './matchFilter.ts';
import { namedEntries } from './named.ts';
import { SPORTS } from './sport.ts';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));
const score = v.object({ home: v.number(), away: v.number() });
const knownScore = v.nullable(score);

const team = v.object({
  id: v.string(),
  ...namedEntries,
  short: v.optional(v.string()),
  logo: v.nullable(v.string()),
  crest: v.object({ main: colour, second: colour, pattern: v.picklist(CREST_PATTERNS) }),
});

const goals = v.optional(
  v.array(
    v.object({
      side: v.picklist(['home', 'away']),
      minute: v.number(),
      added: v.optional(v.number()),
      scorer: v.optional(v.string()),
    }),
  ),
);

const state = v.variant('kind', [
  v.object({ kind: v.literal('not-started'), untimed: v.optional(v.literal(true)) }),
  v.object({ kind: v.picklist(['postponed', 'unreported']) }),
  v.object({
    kind: v.picklist(['delayed', 'cancelled', 'abandoned', 'awaiting-info', 'to-finish']),
    score: knownScore,
  }),
  v.object({ kind: v.literal('half-time'), score: knownScore, goals }),
  v.object({
    kind: v.literal('playing'),
    period: v.picklist(PERIODS),
    startedAt: v.nullable(v.number()),
    score: knownScore,
    shootOut: v.optional(knownScore),
    goals,
  }),
  v.object({
    kind: v.literal('finished'),
    ending: v.picklist(ENDINGS),
    score: knownScore,
    shootOut: knownScore,
    winner: v.optional(v.picklist(['home', 'away'])),
  }),
  v.object({ kind: v.literal('other'), text: v.string(), score: knownScore }),
]);

/** A kind of state that is not read would have every poll refused: while one is missing this is what no schema satisfies. */
type EveryStateRead = [Exclude<MatchState['kind'], v.InferOutput<typeof state>['kind']>] extends [never]
  ? unknown
  : never;

/** How a match is stored and sent. */
export const matchSchema = v.object({
  id: v.string(),
  sport: v.picklist(SPORTS),
  competition: competitionSchema,
  round: v.nullable(v.string()),
  kickOff: v.number(),
  home: v.nullable(team),
  away: v.nullable(team),
  state: state satisfies EveryStateRead,
  redCards: score,
  correctedAt: v.nullable(v.string()),
});

/**
 * How many matches of a list are live, and so on; every number of a page comes from here. Each match is counted once
 * beside `all`: `running` are those that are played without counting as live.
 */
export interface Counters {
  all: number;
  live: number;
  running: number;
  upcoming: number;
  finished: number;
}

/**
 * The one envelope of live data: what the server renders and what `/api/live` answers.
 * `version` names the content of `matches`; `asOf` (milliseconds UTC) is the instant at which that content is known to
 * have been true; `stale` says that the source has not confirmed it since; `incomplete` that a part of the day could not
 * be had, now or before.
 */
export interface Snapshot {
  version: string;
  asOf: number;
  stale: boolean;
  incomplete: boolean;
  matches: Match[];
  counters: Counters;
}

/** What changed since an earlier version: everything else of the list is as it was. */
export interface SnapshotDelta extends Omit<Snapshot, 'matches'> {
  since: string;
  /** New matches and those that say something new. */
  changed: Match[];
  /** Ids of the matches that the list no longer has. */
  removed: string[];
}

const counters = v.object({
  all: v.number(),
  live: v.number(),
  running: v.number(),
  upcoming: v.number(),
  finished: v.number(),
});

const snapshot = v.object({
  version: v.string(),
  asOf: v.number(),
  stale: v.boolean(),
  incomplete: v.boolean(),
  matches: v.array(matchSchema),
  counters,
});

const delta = v.object({
  since: v.string(),
  ...v.omit(snapshot, ['matches']).entries,
  changed: v.array(matchSchema),
  removed: v.array(v.string()),
});

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

/** Reads an answer of `/api/live/counters`; null when it is none. */
export function parseCounters(value: unknown): Counters | null {
  const result = v.safeParse(counters, value);
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
