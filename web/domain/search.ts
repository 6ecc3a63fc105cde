import * as v from 'valibot';
import {
  type Competition,
  type Country,
  competitionSchema,
  countrySchema,
  listedCompetitionSchema,
} from './competition.ts';
import type { ListedCompetition } from './content.ts';
import type { Match, Team } from './match.ts';
import { matchSchema } from './snapshot.ts';
import type { Sport } from './sport.ts';

/** A term needs this many characters before anything is queried or highlighted (spec section 5). */
export const MIN_TERM = 3;

/** No name is longer; a longer term can only be a mistake or a nuisance. */
export const MOST_TERM = 80;

/** Most competitions of a result; countries are not capped (spec section 9). */
export const MOST_COMPETITIONS = 10;

/** Most teams, players and matches of a result, of each. */
export const MOST_OTHERS = 10;

export type FoundCompetition = ListedCompetition & { sport: Sport };

export type FoundCountry = Country & { sport: Sport };

/** A team, and a competition that it plays in: of its own country where one is known. */
export interface FoundTeam {
  team: Team;
  sport: Sport;
  competition: Competition;
}

/** A player whom a line-up has named, with his team. */
export interface FoundPlayer {
  id: string;
  name: string;
  team: Team;
  sport: Sport;
}

/** A match of today. Its score is not in it: results are kept for a minute, and some visitors want none. */
export interface FoundMatch extends Pick<Match, 'id' | 'sport' | 'competition' | 'home' | 'away'> {
  /** Milliseconds UTC; null where no more than the day is known. */
  kickOff: number | null;
}

/** What a search found: top competitions and countries first, then by name; teams, players and matches as they fit. */
export interface SearchResults {
  competitions: FoundCompetition[];
  countries: FoundCountry[];
  teams: FoundTeam[];
  players: FoundPlayer[];
  matches: FoundMatch[];
  /** Something that was to be searched could not be had: finding nothing then says nothing. */
  failed: boolean;
}

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

const { sport, home: side } = matchSchema.entries;
const team = v.nonNullable(side);

const results = v.object({
  competitions: v.array(v.object({ ...listedCompetitionSchema.entries, sport })),
  countries: v.array(v.object({ ...countrySchema.entries, sport })),
  teams: v.array(v.object({ team, sport, competition: competitionSchema })),
  players: v.array(v.object({ id: v.string(), name: v.string(), team, sport })),
  matches: v.array(
    v.object({
      ...v.pick(matchSchema, ['id', 'sport', 'competition', 'home', 'away']).entries,
      kickOff: v.nullable(v.number()),
    }),
  ),
  failed: v.boolean(),
});

/** Reads an answer of `/api/search`; null when it is none. */
export function parseSearchResults(value: unknown): SearchResults | null {
  const result = v.safeParse(results, value);
  return result.success ? result.output : null;
}
