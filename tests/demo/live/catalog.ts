import { SPORTS, type Sport } from '../../../web/domain/sport.ts';
import {
  competitions,
  type DirectoryClub,
  type DirectoryCompetition,
  countries as directoryCountries,
  type NamePool,
} from '../directory/directory.ts';
import { branchCompetition, branchName, hasBranches } from './branches.ts';
import { countryId, IdRegister, teamId, tournamentId } from './ids.ts';

/** What the directory calls the countries of competitions between countries. */
const CONTINENTS: ReadonlySet<string> = new Set(['Europe', 'International']);

/** Continental and world cups have group games, which may end level; a tie of a domestic cup may not. */
export function isInternational({ country }: Pick<Tournament, 'country'>): boolean {
  return CONTINENTS.has(country.name);
}

export interface Country {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly names: NamePool;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly country: Country;
  readonly strength: number;
  readonly ground: string;
}

export interface Tournament {
  readonly id: string;
  readonly sport: Sport;
  readonly name: string;
  readonly country: Country;
  readonly kind: 'league' | 'cup';
  readonly tier: number;
  /** Played by the first men's sides, not by women's, youth or reserve sides. */
  readonly senior: boolean;
  readonly teams: readonly Team[];
  /** How gladly a day takes its matches: first divisions of strong countries before all. */
  readonly weight: number;
}

export interface Catalog {
  readonly countries: readonly Country[];
  readonly tournaments: readonly Tournament[];
  readonly tournamentById: ReadonlyMap<string, Tournament>;
  readonly teamById: ReadonlyMap<string, Team>;
  readonly tournamentsOfTeam: ReadonlyMap<string, readonly Tournament[]>;
}

/** How many matches of each sport the fullest day has. */
export type SportCounts = Readonly<Record<Sport, number>>;

function weightOf(competition: DirectoryCompetition, senior: boolean): number {
  const { clubs, kind, tier } = competition;
  const strength = clubs.reduce((sum, club) => sum + club.strength, 0) / Math.max(1, clubs.length);
  const rank = (strength / 60) ** 5 / tier ** 1.2;
  return rank * (senior ? 1 : 0.08) * (kind === 'cup' ? 0.8 : 1);
}

/** The share of a week's matches that branches could play alone: in summer most first sides rest. */
const SUMMER_SHARE = 0.92;
/** More branches than this are not made for fuller weeks: there their leagues play several rounds a week. */
const MAX_WEEKLY_BRANCHES = 9;

/** Leagues of a sport hold each club once, so their pairs are what one date can play. */
function pairsIn(list: readonly DirectoryCompetition[]): number {
  return list.reduce((sum, { kind, clubs }) => sum + (kind === 'league' ? Math.floor(clubs.length / 2) : 0), 0);
}

/** The directory's competitions of a sport and as many branches of its leagues as its fullest day takes. */
function competitionsOf(sport: Sport, matches: number): readonly { entry: DirectoryCompetition; senior: boolean }[] {
  const senior = competitions.filter((competition) => competition.sport === sport);
  const leagues = senior.filter((entry) => entry.kind === 'league' && hasBranches(entry));
  const all = senior.map((entry) => ({ entry, senior: true }));
  const perBranch = pairsIn(leagues);
  let pairs = pairsIn(senior);
  // A day needs enough clubs that none plays twice, and a week enough rounds.
  const isShort = (order: number) =>
    pairs < matches * 1.3 + 4 || (order < MAX_WEEKLY_BRANCHES && order * perBranch < matches * 7 * SUMMER_SHARE);
  for (let order = 0; perBranch > 0 && isShort(order); order += 1, pairs += perBranch) {
    all.push(...leagues.map((league) => ({ entry: branchCompetition(league, branchName(order)), senior: false })));
  }
  // The cups of first sides play on the few days of their rounds; on any other day ties are of these.
  const cups = senior.filter((entry) => entry.kind === 'cup' && !CONTINENTS.has(entry.country));
  all.push(...cups.map((cup) => ({ entry: branchCompetition(cup, branchName(0)), senior: false })));
  return all;
}

/** All countries, competitions and teams of the feed, with ids that never change. */
export function buildCatalog(fullest: SportCounts): Catalog {
  const register = new IdRegister();
  const countries = directoryCountries.map((entry) => ({
    id: register.claim(countryId(entry.name)),
    name: entry.name,
    zone: entry.zone,
    names: entry.names,
  }));
  const countryByName = new Map(countries.map((country) => [country.name, country]));
  const teams = new Map<string, Team>();
  const tournaments: Tournament[] = [];

  for (const sport of SPORTS) {
    const entries = competitionsOf(sport, fullest[sport]);
    const leagueCountries = new Map<string, string[]>();
    for (const { entry } of entries) {
      if (entry.kind !== 'league') continue;
      for (const { name } of entry.clubs)
        leagueCountries.set(name, [...(leagueCountries.get(name) ?? []), entry.country]);
    }
    const teamOf = (club: DirectoryClub, competition: DirectoryCompetition): Team => {
      const known = leagueCountries.get(club.name) ?? [];
      // A club of a continental competition belongs to its league's country, a national side to that of its name.
      const domestic = known.filter((name) => name !== 'Europe' && name !== 'International');
      const own = domestic.includes(competition.country) ? competition.country : (domestic[0] ?? club.name);
      const country = countryByName.get(own) ?? countryByName.get(competition.country);
      if (!country) throw new Error(`The directory has no country ${competition.country}`);
      const key = `${sport}|${country.name}|${club.name}`;
      const team = teams.get(key) ?? {
        id: register.claim(teamId(sport, country.name, club.name)),
        name: club.name,
        country,
        strength: club.strength,
        ground: club.ground,
      };
      teams.set(key, team);
      return team;
    };
    for (const { entry, senior } of entries) {
      const country = countryByName.get(entry.country);
      if (!country) throw new Error(`The directory has no country ${entry.country}`);
      tournaments.push({
        id: register.claim(tournamentId(sport, entry.country, entry.name)),
        sport,
        name: entry.name,
        country,
        kind: entry.kind,
        tier: entry.tier,
        senior,
        teams: entry.clubs.map((club) => teamOf(club, entry)),
        weight: weightOf(entry, senior),
      });
    }
  }
  return { countries, tournaments, ...lookups(tournaments) };
}

function lookups(tournaments: readonly Tournament[]) {
  const tournamentsOfTeam = new Map<string, Tournament[]>();
  const teamById = new Map<string, Team>();
  for (const tournament of tournaments) {
    for (const team of tournament.teams) {
      teamById.set(team.id, team);
      const list = tournamentsOfTeam.get(team.id) ?? [];
      list.push(tournament);
      tournamentsOfTeam.set(team.id, list);
    }
  }
  return { tournamentById: new Map(tournaments.map((entry) => [entry.id, entry])), teamById, tournamentsOfTeam };
}
