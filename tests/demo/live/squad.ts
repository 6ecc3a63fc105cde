import { type NamePool, namePools } from '../directory/directory.ts';
import type { Team } from './catalog.ts';
import { playerId } from './ids.ts';
import { Random } from './seed.ts';
import type { Person } from './story.ts';

export type Position = 'G' | 'D' | 'M' | 'F';

export interface SquadPlayer {
  readonly player: Person;
  readonly number: number;
  readonly position: Position;
}

export interface Squad {
  readonly coach: string;
  readonly players: readonly SquadPlayer[];
}

const POSITIONS: readonly Position[] = [...'GDDDDMMMFFFGDMDMMDFMFDMGDF'].map((letter) =>
  letter === 'G' || letter === 'D' || letter === 'M' ? letter : 'F',
);

/** Where a club's players from abroad come from. */
const ABROAD: readonly NamePool[] = [
  'latin',
  'french',
  'african',
  'portuguese',
  'balkan',
  'spanish',
  'dutch',
  'slavic',
];

function drawName(pool: NamePool, random: Random): string {
  const { given, family } = namePools[pool];
  return `${random.pick(given)} ${random.pick(family)}`;
}

/** The players that a team has had as long as anybody can remember, in the order of their shirts. */
export function squadOf(team: Team): Squad {
  const random = new Random(`squad|${team.id}`);
  const home = team.country.names;
  const national = team.name === team.country.name;
  const taken = new Set<string>();
  const numbers = [1, ...random.shuffle(Array.from({ length: 32 }, (_, index) => index + 2))];
  const players = POSITIONS.map((position, order): SquadPlayer => {
    const pool = !national && random.chance(0.22) ? random.pick(ABROAD) : home;
    let name = drawName(pool, random);
    for (let tries = 0; taken.has(name) && tries < 8; tries += 1) name = drawName(pool, random);
    taken.add(name);
    return { player: { id: playerId(team.id, order), name }, number: numbers[order] ?? order + 1, position };
  });
  return { coach: drawName(home, random), players };
}
