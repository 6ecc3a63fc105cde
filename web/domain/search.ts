import * as v from 'valibot';
import { competitionSchema, countrySchema, listedCompetitionSchema, matchSchema, teamSchema } from './matchSchemas.ts';
import { parserOf } from './parserOf.ts';

export function countOf(results: SearchResults): number {
  return GROUPS.reduce((sum, group) => sum + results[group].length, 0);
}

/** Minimum length of a term for searching and highlighting (spec section 5). */
export const MIN_TERM = 3;

/** Longer terms are mistakes or abuse; no name is this long. */
export const MAX_TERM = 80;

/** Maximum for competitions; countries are not capped (spec section 9). */
export const MAX_COMPETITIONS = 10;

/** Maximum for teams, for players and for matches. */
export const MAX_OTHERS = 10;

const { sport } = matchSchema.entries;

const foundCompetition = v.object({ ...listedCompetitionSchema.entries, sport });

export type FoundCompetition = v.InferOutput<typeof foundCompetition>;

const foundCountry = v.object({ ...countrySchema.entries, sport });

export type FoundCountry = v.InferOutput<typeof foundCountry>;

export const foundTeam = v.object({ team: teamSchema, sport, competition: competitionSchema });

/** A team with a competition it plays in, a domestic one if known. */
export type FoundTeam = v.InferOutput<typeof foundTeam>;

export const foundPlayer = v.object({ id: v.string(), name: v.string(), team: teamSchema, sport });

/** A player from a line-up, with the team. */
export type FoundPlayer = v.InferOutput<typeof foundPlayer>;

const foundMatch = v.object({
  ...v.pick(matchSchema, ['id', 'sport', 'competition', 'home', 'away']).entries,
  /** Milliseconds UTC; null if only the day is known. */
  kickOff: v.nullable(v.number()),
});

/** A match of today. It has no score, because results are cached for a minute and may be spoilers. */
export type FoundMatch = v.InferOutput<typeof foundMatch>;

const results = v.object({
  competitions: v.array(foundCompetition),
  countries: v.array(foundCountry),
  teams: v.array(foundTeam),
  players: v.array(foundPlayer),
  matches: v.array(foundMatch),
  /** True if a source failed, so an empty result does not mean no match. */
  failed: v.boolean(),
});

/** Search results: top competitions and countries first, then by name; teams, players and matches by relevance. */
export type SearchResults = v.InferOutput<typeof results>;

export const GROUPS = ['competitions', 'countries', 'teams', 'players', 'matches'] as const;

export type SearchGroup = (typeof GROUPS)[number];

export const NOTHING_FOUND: SearchResults = {
  competitions: [],
  countries: [],
  teams: [],
  players: [],
  matches: [],
  failed: false,
};

/** Normalizes a search term; null if it is too short or too long. */
export function searchTerm(text: string): string | null {
  const term = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return Array.from(term).length < MIN_TERM || term.length > MAX_TERM ? null : term;
}

/** Parses a response of `/api/search`; null if it is invalid. */
export const parseSearchResults = parserOf(results);
