import type { Team } from '../match.ts';
import type { Scorer, Scorers } from '../scorers.ts';

/** What the players of a competition may be listed by: `?by=assists`. */
export const SCORER_ORDERS = ['goals', 'assists', 'cards'] as const;

export type ScorerOrder = (typeof SCORER_ORDERS)[number];

export interface ScorersView {
  by: ScorerOrder;
  /** The orders that the feed has numbers for. */
  orders: ScorerOrder[];
  /** Those who have some of it, the most first; `place` is shared by who has as many. */
  players: (Scorer & { place: number; shownTeam: Team | null })[];
}

const MOST_LISTED = 30;

const cardsOf = ({ yellowCards, redCards }: Scorer) =>
  yellowCards === null && redCards === null ? null : (yellowCards ?? 0) + (redCards ?? 0);

const COUNTS: Readonly<Record<ScorerOrder, (scorer: Scorer) => number | null>> = {
  goals: ({ goals }) => goals,
  assists: ({ assists }) => assists,
  cards: cardsOf,
};

/** The players as they are asked for, by goals where there is no such order. Red cards weigh more where cards are as many. */
export function scorersView(scorers: Scorers, asked: string | null, teamOf: (id: string) => Team | null): ScorersView {
  const orders = SCORER_ORDERS.filter((order) => scorers.some((scorer) => (COUNTS[order](scorer) ?? 0) > 0));
  const by = orders.find((order) => order === asked) ?? orders[0] ?? 'goals';
  const countOf = COUNTS[by];
  const listed = scorers
    .filter((scorer) => (countOf(scorer) ?? 0) > 0)
    .sort(
      (one, other) =>
        (countOf(other) ?? 0) - (countOf(one) ?? 0) ||
        (by === 'cards' ? (other.redCards ?? 0) - (one.redCards ?? 0) : 0),
    )
    .slice(0, MOST_LISTED);
  return {
    ...{ by, orders },
    players: listed.map((scorer) => ({
      ...scorer,
      place: listed.findIndex((each) => countOf(each) === countOf(scorer)) + 1,
      shownTeam: scorer.team === null ? null : teamOf(scorer.team.id),
    })),
  };
}
