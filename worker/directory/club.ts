import type { DirectoryClub, DirectoryCompetition } from './types.ts';

/** One club of the directory, in one line: name, main and second colour, crest pattern, strength and ground. */
export function club(
  name: string,
  main: string,
  second: string,
  pattern: DirectoryClub['pattern'],
  strength: number,
  ground: string,
): DirectoryClub {
  return { name, colours: [main, second], pattern, strength, ground };
}

/** The clubs of these exact names out of the given lists; throws when one is missing, as that is a typing error. */
export function clubsNamed(
  names: readonly string[],
  ...lists: readonly (readonly DirectoryClub[])[]
): readonly DirectoryClub[] {
  const byName = new Map(lists.flat().map((entry) => [entry.name, entry]));
  return names.map((name) => {
    const found = byName.get(name);
    if (found === undefined) throw new Error(`No club is named ${name}`);
    return found;
  });
}

/** A league of football at the given tier. */
export function footballLeague(
  country: string,
  name: string,
  tier: number,
  clubs: readonly DirectoryClub[],
): DirectoryCompetition {
  return { sport: 'football', country, name, kind: 'league', tier, clubs };
}

/** A knock-out cup of football, over clubs that its country's leagues hold already. */
export function footballCup(country: string, name: string, clubs: readonly DirectoryClub[]): DirectoryCompetition {
  return { sport: 'football', country, name, kind: 'cup', tier: 1, clubs };
}
