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

type Calendar = (round: number) => [Team, Team][];

const calendars = new WeakMap<Tournament, Map<string, Calendar>>();

function drawCalendar(tournament: Tournament, season: Season): Calendar {
  const seated = groupsOf(tournament, season).map(({ name, teams }) => seatsOf(tournament, season, name, teams));
  const rounds = new Map<number, [Team, Team][]>();
  return (round) => {
    const pairs = rounds.get(round) ?? seated.flatMap((seats) => roundPairs(seats, round));
    rounds.set(round, pairs);
    return pairs;
  };
}

/** Gives the pairs of each round of a season, the home side first. Each season is drawn once. */
export function calendarOf(tournament: Tournament, season: Season): Calendar {
  const own = calendars.get(tournament) ?? new Map<string, Calendar>();
  calendars.set(tournament, own);
  const calendar = own.get(season.name) ?? drawCalendar(tournament, season);
  own.set(season.name, calendar);
  return calendar;
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
