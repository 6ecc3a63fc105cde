import * as v from 'valibot';
import { type Follows, followedMatches } from './follows.ts';
import type { Competition, Match } from './match.ts';
import { competitionSchema, matchSchema, teamSchema } from './matchSchemas.ts';
import { parserOf } from './parserOf.ts';
import { SPORT_FACTS } from './sport.ts';
import { FOLLOWED, ONLY } from './wordPages.ts';

export const MAX_LINES = 200;

/** Whether the goals page lists this sport: a line per basket would drown the rest. */
export function listsGoals({ sport }: Pick<Match, 'sport'>): boolean {
  return SPORT_FACTS[sport].goalsAreNews;
}

const named = v.omit(matchSchema.entries.home.wrapped, ['logo', 'crest']);

/** The names that a line about a goal needs. */
export const namedMatchSchema = v.object({
  ...v.pick(matchSchema, ['id', 'sport', 'competition']).entries,
  home: v.nullable(named),
  away: v.nullable(named),
});

export type NamedMatch = v.InferOutput<typeof namedMatchSchema>;

/** A goal of any match, for the goals page and in storage. */
export const goalSchema = v.object({
  /** Serial number: newer goals have higher ones. */
  id: v.number(),
  /** When the source reported it, milliseconds UTC. */
  at: v.number(),
  match: namedMatchSchema,
  side: v.picklist(['home', 'away']),
  /** The crest of that side; absent in goals that an earlier version stored. */
  club: v.optional(v.pick(teamSchema, ['logo', 'crest'])),
  /** Minute on the match clock; null when unknown. */
  minute: v.nullable(v.object({ minute: v.number(), added: v.optional(v.number()) })),
  scorer: v.nullable(v.string()),
  score: v.object({ home: v.number(), away: v.number() }),
  /** When it was disallowed or corrected, milliseconds UTC; null while it counts. */
  takenBackAt: v.nullable(v.number()),
});

export type Goal = v.InferOutput<typeof goalSchema>;

/** The value of a competition in the filter. One id can be two competitions of two sports. */
const filterKey = ({ sport, competition: { id } }: Goal['match']) => (sport === 'football' ? id : `${sport}.${id}`);

/** What a key of the filter may be. */
export const FILTER_KEY = /^([a-z-]{1,20}\.)?[A-Za-z0-9]{1,64}$/;

/** A page of all goals, of a competition’s goals, or of goals in followed matches. */
export interface GoalsQuery {
  /** The key of a competition in the filter. */
  competition?: string;
  /** Only goals in followed matches, which makes the response private to the visitor. */
  followed?: true;
  page: number;
}

const pageSchema = v.object({
  goals: v.array(goalSchema),
  page: v.number(),
  pages: v.number(),
  competitions: v.array(v.object({ key: v.string(), ...competitionSchema.entries })),
  /** Whether the list of goals is available. */
  known: v.boolean(),
});

/** A page of goals, newest first. */
export type GoalsPage = v.InferOutput<typeof pageSchema>;

/** Parses a response of `/api/goals`; null if it is invalid. */
export const parseGoalsPage = parserOf(pageSchema);

/** The query string of a page of goals; empty for the first page of all goals. */
export function goalsSearch({ competition, followed, page }: GoalsQuery): string {
  const search = new URLSearchParams({
    ...(followed ? { [FOLLOWED]: ONLY } : {}),
    ...(competition === undefined ? {} : { competition }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return search.size === 0 ? '' : `?${search}`;
}

/** The requested page of goals, at most the last one. `known` is newest first, or null if unavailable. */
export function pageOfGoals(
  known: readonly Goal[] | null,
  { competition, followed, page }: GoalsQuery,
  follows: Follows,
): GoalsPage {
  const all = known ?? [];
  const matches = new Set(
    followed &&
      followedMatches(
        all.map(({ match }) => match),
        follows,
      ),
  );
  const goals = followed ? all.filter(({ match }) => matches.has(match)) : all;
  const competitions = new Map<string, Competition>(goals.map(({ match }) => [filterKey(match), match.competition]));
  const filtered = competition === undefined ? goals : goals.filter(({ match }) => filterKey(match) === competition);
  const pages = Math.max(1, Math.ceil(filtered.length / MAX_LINES));
  const shown = Math.min(page, pages);
  return {
    goals: filtered.slice((shown - 1) * MAX_LINES, shown * MAX_LINES),
    page: shown,
    pages,
    competitions: Array.from(competitions, ([key, each]) => ({ key, ...each })),
    known: known !== null,
  };
}
