import type { Standings } from '../standings.ts';
import type { CupRound } from './bracket.ts';

/** The knock-out rounds of a competition as a page shows them. */
export interface BracketView {
  /** Rounds of more ties than a drawing has room for, as lists. */
  earlier: CupRound[];
  /** The last rounds, of which each has at most half as many places as the one before. */
  drawn: CupRound[];
  /** The groups or the league that stand before them. */
  tables: Standings;
}

/** More ties than this beside each other are a list. */
const MOST_DRAWN = 16;

/** Rounds as they are drawn and listed; null where there are none. `nameOf` gives a round its name in a language. */
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
