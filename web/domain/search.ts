import * as v from 'valibot';
import { competitionSchema, countrySchema, listedCompetitionSchema } from './competition.ts';
import { matchSchema, teamSchema } from './match.ts';

/** A term needs this many characters before anything is queried or highlighted (spec section 5). */
export const MIN_TERM = 3;

/** No name is longer; a longer term can only be a mistake or a nuisance. */
export const MOST_TERM = 80;

/** Most competitions of a result; countries are not capped (spec section 9). */
export const MOST_COMPETITIONS = 10;

/** Most teams, players and matches of a result, of each. */
export const MOST_OTHERS = 10;

const { sport } = matchSchema.entries;

const foundCompetition = v.object({ ...listedCompetitionSchema.entries, sport });

export type FoundCompetition = v.InferOutput<typeof foundCompetition>;

const foundCountry = v.object({ ...countrySchema.entries, sport });

export type FoundCountry = v.InferOutput<typeof foundCountry>;

const foundTeam = v.object({ team: teamSchema, sport, competition: competitionSchema });

/** A team, and a competition that it plays in: of its own country where one is known. */
export type FoundTeam = v.InferOutput<typeof foundTeam>;

const foundPlayer = v.object({ id: v.string(), name: v.string(), team: teamSchema, sport });

/** A player whom a line-up has named, with his team. */
export type FoundPlayer = v.InferOutput<typeof foundPlayer>;

const foundMatch = v.object({
  ...v.pick(matchSchema, ['id', 'sport', 'competition', 'home', 'away']).entries,
  /** Milliseconds UTC; null where no more than the day is known. */
  kickOff: v.nullable(v.number()),
});

/** A match of today. Its score is not in it: results are kept for a minute, and some visitors want none. */
export type FoundMatch = v.InferOutput<typeof foundMatch>;

const results = v.object({
  competitions: v.array(foundCompetition),
  countries: v.array(foundCountry),
  teams: v.array(foundTeam),
  players: v.array(foundPlayer),
  matches: v.array(foundMatch),
  /** Something that was to be searched could not be had: finding nothing then says nothing. */
  failed: v.boolean(),
});

/** What a search found: top competitions and countries first, then by name; teams, players and matches as they fit. */
export type SearchResults = v.InferOutput<typeof results>;

/** The groups of a result, in the order in which they are shown. */
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

/** A term as it is searched for; null where it is too short or too long to be one. */
export function searchTerm(text: string): string | null {
  const term = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return Array.from(term).length < MIN_TERM || term.length > MOST_TERM ? null : term;
}

/** Reads an answer of `/api/search`; null when it is none. */
export function parseSearchResults(value: unknown): SearchResults | null {
  const result = v.safeParse(results, value);
  return result.success ? result.output : null;
}
