import type { Team } from './catalog.ts';
import type { Match } from './match.ts';
import { Random } from './seed.ts';
import type { Position, Squad, SquadPlayer } from './squad.ts';
import type { Side } from './story.ts';

export interface LineUpPlayer extends SquadPlayer {
  readonly starter: boolean;
  readonly captain?: true;
  readonly rating?: string;
}

export interface LineUp {
  readonly formation: string;
  readonly coach: { readonly name: string };
  readonly players: readonly LineUpPlayer[];
}

/** Defenders, midfielders and forwards of the usual formations. */
const FORMATIONS: readonly { readonly name: string; readonly lines: readonly [number, number, number] }[] = [
  { name: '4-3-3', lines: [4, 3, 3] },
  { name: '4-2-3-1', lines: [4, 5, 1] },
  { name: '4-4-2', lines: [4, 4, 2] },
  { name: '3-5-2', lines: [3, 5, 2] },
  { name: '3-4-3', lines: [3, 4, 3] },
  { name: '5-3-2', lines: [5, 3, 2] },
];

const BENCH = 9;

/** The eleven and the bench that a coach names for a football match. */
export function lineUpOf(match: Match, side: Side, squadOf: (team: Team) => Squad): LineUp {
  const team = match[side];
  const squad = squadOf(team);
  const random = new Random(`line-up|${match.id}|${side}`);
  const habit = new Random(`formation|${team.id}`).pick(FORMATIONS);
  const { name, lines } = random.chance(0.75) ? habit : random.pick(FORMATIONS);
  const need: Record<Position, number> = { G: 1, D: lines[0], M: lines[1], F: lines[2] };
  // Nearly everybody's first choice plays; the squad lists first choices first.
  const available = squad.players
    .map((entry, order) => ({ entry, key: order + (random.chance(0.15) ? 30 : 0) }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry }) => entry);
  const starters = new Set<SquadPlayer>();
  for (const entry of available) {
    if (need[entry.position] > 0) {
      need[entry.position] -= 1;
      starters.add(entry);
    }
  }
  const rest = available.filter((entry) => !starters.has(entry));
  const keeper = rest.find(({ position }) => position === 'G');
  const bench = [...(keeper ? [keeper] : []), ...rest.filter((entry) => entry.position !== 'G')].slice(0, BENCH);
  const order: readonly Position[] = ['G', 'D', 'M', 'F'];
  const eleven = [...starters].sort((a, b) => order.indexOf(a.position) - order.indexOf(b.position));
  const captain = random.whole(1, 7);
  return {
    formation: name,
    coach: { name: squad.coach },
    players: [
      ...eleven.map(
        (entry, index): LineUpPlayer =>
          index === captain ? { ...entry, starter: true, captain: true } : { ...entry, starter: true },
      ),
      ...bench.map((entry): LineUpPlayer => ({ ...entry, starter: false })),
    ],
  };
}
