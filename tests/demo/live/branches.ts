import type { DirectoryClub, DirectoryCompetition } from '../directory/directory.ts';

/** Women's, reserve and youth sides, in the order in which a fuller day needs them. */
const BRANCHES = [
  'Women',
  'U21',
  'U19',
  'U23',
  'Reserves',
  'U18',
  'U20',
  'Women U20',
  'U17',
  'Women U19',
  'II',
  'U16',
  'Women U17',
  'III',
  'U15',
  'Women Reserves',
  'U14',
  'Women U23',
  'U13',
  'Women U16',
] as const;

/** Leagues of franchises, which have no women's, reserve or youth sides. */
const FRANCHISES: ReadonlySet<string> = new Set(['NHL', 'NBA', 'NBL']);

export function hasBranches({ name }: DirectoryCompetition): boolean {
  return !FRANCHISES.has(name);
}

/** The name of the nth branch; there is no last one. */
export function branchName(order: number): string {
  return BRANCHES[order] ?? `Academy ${order - BRANCHES.length + 1}`;
}

function branchClub(club: DirectoryClub, branch: string): DirectoryClub {
  return { ...club, name: `${club.name} ${branch}` };
}

/** The same league with the same clubs, played by another side of each: "Premier League U21", "Arsenal U21". */
export function branchCompetition(competition: DirectoryCompetition, branch: string): DirectoryCompetition {
  return {
    ...competition,
    name: `${competition.name} ${branch}`,
    clubs: competition.clubs.map((club) => branchClub(club, branch)),
  };
}
