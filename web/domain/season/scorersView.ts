import type { Team } from '../match.ts';
import type { LeadersBy, Scorer, Scorers } from '../scorers.ts';

/** Orders of a competition’s players: `?by=assists`. */
const SCORER_ORDERS = ['goals', 'assists', 'cards'] as const;

type ScorerOrder = (typeof SCORER_ORDERS)[number];

export interface ScorersView {
  by: ScorerOrder;
  /** The orders for which the feed has figures. */
  orders: ScorerOrder[];
  /** Players with at least one, most first. Equal players share a `place`. */
  players: (Scorer & { place: number; shownTeam: Team | null })[];
  /** Players that may be missing from the list: `others` did not score, `red-cards` have only red cards. Null if it is complete. */
  missing: 'others' | 'red-cards' | null;
}

/** The list of the query, if a source may have it besides its scorers. */
export function requestedLeaders(requested: string | null): LeadersBy | null {
  return requested === 'assists' || requested === 'cards' ? requested : null;
}

interface PlayerLists {
  scorers: Scorers;
  /** The source’s own list for the requested order; null if there is none or it is not loaded yet. */
  leaders: Scorers | null;
}

/** Removes the ids of players missing from the list of scorers, because they have no page. */
function withoutUnknownIds(leaders: Scorers, scorers: Scorers): Scorers {
  const ids = new Set(scorers.map(({ id }) => id));
  return leaders.map((leader) => (ids.has(leader.id) ? leader : { ...leader, id: null }));
}

function missingIn(by: ScorerOrder, { scorers, leaders }: PlayerLists): ScorersView['missing'] {
  if (by === 'goals') return null;
  if (leaders !== null) return by === 'cards' ? 'red-cards' : null;
  return scorers.every(({ goals }) => (goals ?? 0) > 0) ? 'others' : null;
}

const MAX_LISTED = 30;

const cardsOf = ({ yellowCards, redCards }: Scorer) =>
  yellowCards === null && redCards === null ? null : (yellowCards ?? 0) + (redCards ?? 0);

const COUNTS: Readonly<Record<ScorerOrder, (scorer: Scorer) => number | null>> = {
  goals: ({ goals }) => goals,
  assists: ({ assists }) => assists,
  cards: cardsOf,
};

/** Sorts the players by the requested order, or by the first available one. */
export function scorersView(
  lists: PlayerLists,
  requested: string | null,
  teamOf: (id: string) => Team | null,
): ScorersView {
  const { scorers } = lists;
  const orders = SCORER_ORDERS.filter((order) => scorers.some((scorer) => (COUNTS[order](scorer) ?? 0) > 0));
  const by = orders.find((order) => order === requested) ?? orders[0] ?? 'goals';
  const countOf = COUNTS[by];
  // A list without any figures says less than the list of scorers.
  const hasLeaders = by === requested && (lists.leaders ?? []).some((leader) => (countOf(leader) ?? 0) > 0);
  const leaders = hasLeaders ? lists.leaders : null;
  const listed = (leaders === null ? scorers : withoutUnknownIds(leaders, scorers))
    .filter((scorer) => (countOf(scorer) ?? 0) > 0)
    .sort(
      (one, other) =>
        (countOf(other) ?? 0) - (countOf(one) ?? 0) ||
        (by === 'cards' ? (other.redCards ?? 0) - (one.redCards ?? 0) : 0),
    )
    .slice(0, MAX_LISTED);
  return {
    by,
    orders,
    missing: missingIn(by, { scorers, leaders }),
    players: listed.map((scorer) => ({
      ...scorer,
      place: listed.findIndex((each) => countOf(each) === countOf(scorer)) + 1,
      shownTeam: scorer.team === null ? null : teamOf(scorer.team.id),
    })),
  };
}
