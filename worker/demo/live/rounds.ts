import type { Team, Tournament } from './catalog.ts';
import type { Season } from './season.ts';
import { Random } from './seed.ts';

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
