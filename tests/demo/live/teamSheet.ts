import type { LineUp, LineUpPlayer } from './lineUps.ts';
import type { Random } from './seed.ts';
import type { Person } from './story.ts';

const SCORING = { G: 0, D: 0.7, M: 2.4, F: 5 } as const;
const FOULING = { G: 0.15, D: 2, M: 2, F: 1 } as const;

/** Who of one team is on the pitch while the match goes on. */
export class TeamSheet {
  private pitch: LineUpPlayer[];
  private bench: LineUpPlayer[];
  private readonly booked = new Set<string>();

  constructor(lineUp: LineUp) {
    this.pitch = lineUp.players.filter(({ starter }) => starter);
    this.bench = lineUp.players.filter(({ starter, position }) => !starter && position !== 'G');
  }

  scorer(random: Random): Person {
    return random.pickWeighted(this.pitch, ({ position }) => SCORING[position] + 0.001).player;
  }

  /** Another one than the scorer. */
  helper(scorer: Person, random: Random): Person | null {
    const others = this.pitch.filter(({ player }) => player.id !== scorer.id);
    return others.length > 0 ? random.pickWeighted(others, ({ position }) => SCORING[position] + 0.3).player : null;
  }

  ownGoalScorer(random: Random): Person {
    return random.pickWeighted(this.pitch, ({ position }) => (position === 'D' ? 5 : 1)).player;
  }

  /** Books somebody; the second time the player is off. */
  book(random: Random): { readonly player: Person; readonly second: boolean } {
    const weight = ({ player, position }: LineUpPlayer) => FOULING[position] * (this.booked.has(player.id) ? 0.35 : 1);
    const { player } = random.pickWeighted(this.pitch, weight);
    const second = this.booked.has(player.id);
    this.booked.add(player.id);
    if (second) this.leave(player);
    return { player, second };
  }

  sendOff(random: Random): Person {
    const { player } = random.pickWeighted(this.pitch, ({ position }) => FOULING[position]);
    this.leave(player);
    return player;
  }

  substitute(random: Random): { readonly on: Person; readonly off: Person } | null {
    const outfield = this.pitch.filter(({ starter, position }) => starter && position !== 'G');
    if (outfield.length === 0) return null;
    const off = random.pickWeighted(outfield, ({ position }) => (position === 'D' ? 1 : 2));
    const on = this.bench.find(({ position }) => position === off.position) ?? this.bench[0];
    if (!on) return null;
    this.leave(off.player);
    this.bench = this.bench.filter((entry) => entry !== on);
    this.pitch = [...this.pitch, on];
    return { on: on.player, off: off.player };
  }

  private leave(player: Person): void {
    this.pitch = this.pitch.filter((entry) => entry.player.id !== player.id);
  }
}
