import * as v from 'valibot';
import { type Competition, competitionSchema } from './competition.ts';
import { type Follows, followedMatches } from './follows.ts';
import { type Match, matchSchema } from './match.ts';
import { SPORT_FACTS } from './sport.ts';

/** Most goals on a page of the list. */
export const MOST_LINES = 200;

/** Whether the goals of a match stand in the list of goals: a line for each basket would drown the rest. */
export function listsGoals({ sport }: Pick<Match, 'sport'>): boolean {
  return SPORT_FACTS[sport].goalsAreNews;
}

/** A team without its crest: what a line of text needs. */
const named = v.omit(matchSchema.entries.home.wrapped, ['logo', 'crest']);

/** What a match is called in a line of its own, or as it was stored. */
export const namedMatchSchema = v.object({
  ...v.pick(matchSchema, ['id', 'sport', 'competition']).entries,
  home: v.nullable(named),
  away: v.nullable(named),
});

export type NamedMatch = v.InferOutput<typeof namedMatchSchema>;

/** A goal of any match, as the list of goals has it, or as it was stored. */
export const goalSchema = v.object({
  /** Its number: newer goals have higher ones. */
  id: v.number(),
  /** When the source told it, milliseconds UTC. */
  at: v.number(),
  match: namedMatchSchema,
  side: v.picklist(['home', 'away']),
  /** By the match clock; null where nobody knows. */
  minute: v.nullable(v.object({ minute: v.number(), added: v.optional(v.number()) })),
  scorer: v.nullable(v.string()),
  /** The score after it. */
  score: v.object({ home: v.number(), away: v.number() }),
  /** When it was taken back, milliseconds UTC; null while it stands. */
  takenBackAt: v.nullable(v.number()),
});

export type Goal = v.InferOutput<typeof goalSchema>;

/** What is asked for: a page of all goals, of those of one competition, or of what the visitor follows. */
export interface GoalsQuery {
  /** The id of a competition. */
  competition?: string;
  /** Only goals in what the visitor follows: the answer is his alone. */
  followed?: true;
  page: number;
}

/** The names of a question in an address, and what stands behind the one of what is followed. */
export const FOLLOWED = 'followed';
export const ONLY = '1';

/** Whether an address asks for what its visitor follows alone (`?followed=1`). */
export function asksFollowed(search: URLSearchParams): boolean {
  return search.get(FOLLOWED) === ONLY;
}

const pageSchema = v.object({
  goals: v.array(goalSchema),
  page: v.number(),
  pages: v.number(),
  /** The competitions that have any, to choose from. */
  competitions: v.array(competitionSchema),
  /** Whether goals are kept here, and can be had now. */
  known: v.boolean(),
});

/** A page of the list of goals, the newest first. */
export type GoalsPage = v.InferOutput<typeof pageSchema>;

/** Reads an answer of `/api/goals`; null when it is none. */
export function parseGoalsPage(value: unknown): GoalsPage | null {
  const result = v.safeParse(pageSchema, value);
  return result.success ? result.output : null;
}

/** What identifies a question, as the query of its address; empty for the first page of all goals. */
export function goalsSearch({ competition, followed, page }: GoalsQuery): string {
  const search = new URLSearchParams({
    ...(followed ? { [FOLLOWED]: ONLY } : {}),
    ...(competition === undefined ? {} : { competition }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return search.size === 0 ? '' : `?${search}`;
}

/** The goals in what a visitor follows, in the order given. */
function followedGoals(goals: readonly Goal[], follows: Follows): Goal[] {
  const followed = new Set(
    followedMatches(
      goals.map(({ match }) => match),
      follows,
    ),
  );
  return goals.filter(({ match }) => followed.has(match));
}

/**
 * The page of goals that a question asks for, of all goals that are known, the newest first; beyond the last page is the last one.
 * `follows` is what the visitor follows, for a question about that.
 */
export function pageOfGoals(
  known: readonly Goal[] | null,
  { competition, followed, page }: GoalsQuery,
  follows: Follows,
): GoalsPage {
  const all = known ?? [];
  const goals = followed ? followedGoals(all, follows) : all;
  const competitions = new Map<string, Competition>(
    goals.map(({ match }) => [match.competition.id, match.competition]),
  );
  const asked = competition === undefined ? goals : goals.filter(({ match }) => match.competition.id === competition);
  const pages = Math.max(1, Math.ceil(asked.length / MOST_LINES));
  const shown = Math.min(page, pages);
  return {
    goals: asked.slice((shown - 1) * MOST_LINES, shown * MOST_LINES),
    page: shown,
    pages,
    competitions: [...competitions.values()],
    known: known !== null,
  };
}
