import type { Team, Tournament } from './catalog.ts';
import { LEAGUE_PHASE_TEAMS, type Season } from './season.ts';
import { Random } from './seed.ts';

/** A continental cup that is too small for a league phase has groups of so many teams. */
const GROUP_SIZE = 4;

interface Group {
  readonly name: string;
  readonly teams: readonly Team[];
}

/** The groups in which a season's rounds are played: one in a league. */
export function groupsOf(tournament: Tournament, season: Season): Group[] {
  if (tournament.kind === 'league') return [{ name: 'league', teams: tournament.teams }];
  const drawn = new Random(`groups|${tournament.id}|${season.name}`).shuffle(tournament.teams);
  if (drawn.length >= LEAGUE_PHASE_TEAMS) return [{ name: 'League phase', teams: drawn }];
  return Array.from({ length: Math.floor(drawn.length / GROUP_SIZE) }, (_, index) => ({
    name: `Group ${String.fromCharCode(65 + index)}`,
    teams: drawn.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  }));
}

/** Gives the pairs of each round of a season, the home side first. */
export function calendarOf(tournament: Tournament, season: Season): (round: number) => [Team, Team][] {
  const seated = groupsOf(tournament, season).map(({ name, teams }) => seatsOf(tournament, season, name, teams));
  return (round) => seated.flatMap((seats) => roundPairs(seats, round));
}

/** The teams of a league or a group in the order in which a season seats them. */
export function seatsOf(tournament: Tournament, season: Season, label: string, teams: readonly Team[]): Team[] {
  return new Random(`fixtures|${tournament.id}|${season.name}|${label}`).shuffle(teams);
}

/**
 * The pairs of one round of a double round-robin (circle method), the home side first: each team plays once in a round, and
 * each pair once in each half of the season, at one ground and at the other.
 */
export function roundPairs(teams: readonly Team[], round: number): [Team, Team][] {
  const seats: (Team | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const others = seats.slice(1);
  const turns = round % (seats.length - 1);
  const turned = [seats[0] ?? null, ...others.slice(turns), ...others.slice(0, turns)];
  const reversed = Math.floor(round / (seats.length - 1)) % 2 === 1;
  return Array.from(
    { length: seats.length / 2 },
    (_, index) => [turned[index], turned[seats.length - 1 - index]] as const,
  ).flatMap(([one, other], index): [Team, Team][] => {
    if (!one || !other) return [];
    return (index + turns) % 2 === (reversed ? 1 : 0) ? [[one, other]] : [[other, one]];
  });
}
