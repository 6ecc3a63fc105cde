import type { Standings } from '../standings.ts';
import type { CupRound } from './bracket.ts';

/** A competition’s knock-out rounds, as its page shows them. */
export interface BracketView {
  /** Rounds with too many ties to draw, shown as lists. */
  earlier: CupRound[];
  /** The last rounds, each with at most half as many places as the one before. */
  drawn: CupRound[];
  /** The league or group tables of the phase before. */
  tables: Standings;
}

/** Rounds with more ties are listed instead of drawn. */
const MOST_DRAWN = 16;

/** Splits rounds into drawn and listed ones; null without rounds. `nameOf` translates a round’s name. */
export function bracketView(
  rounds: readonly CupRound[],
  { tables, nameOf }: { tables: Standings; nameOf(round: string): string },
): BracketView | null {
  if (rounds.length === 0) return null;
  const named = rounds.map((round) => ({ ...round, name: nameOf(round.name) }));
  const first = named.findIndex(({ places }, index) => {
    const rest = named.slice(index);
    return (
      places.length <= MOST_DRAWN &&
      rest.every((round, at) => at === 0 || round.places.length * 2 <= (rest[at - 1]?.places.length ?? 0))
    );
  });
  const cut = first < 0 ? named.length : first;
  return { earlier: named.slice(0, cut), drawn: named.slice(cut), tables };
}
