import type { Team } from '../match.ts';
import type { LeadersBy, Scorer, Scorers } from '../scorers.ts';

/** What the players of a competition may be listed by: `?by=assists`. */
export const SCORER_ORDERS = ['goals', 'assists', 'cards'] as const;

export type ScorerOrder = (typeof SCORER_ORDERS)[number];

export interface ScorersView {
  by: ScorerOrder;
  /** The orders that the feed has numbers for. */
  orders: ScorerOrder[];
  /** Those who have some of it, the most first; `place` is shared by who has as many. */
  players: (Scorer & { place: number; shownTeam: Team | null })[];
  /** Who may be missing: whoever never scored, or has red cards alone; null where nobody is known to be. */
  missing: 'others' | 'red-cards' | null;
}

/** The list that an address asks for, where a source may have one beside that of scorers. */
export function leadersAsked(asked: string | null): LeadersBy | null {
  return asked === 'assists' || asked === 'cards' ? asked : null;
}

interface KnownPlayers {
  scorers: Scorers;
  /** Those of the list that is asked for, where the source has it apart; null where it has not, or it is not known yet. */
  leaders: Scorers | null;
}

/** Who is listed by leaders alone has no page: the way to a player is the list of scorers. */
function named(leaders: Scorers, scorers: Scorers): Scorers {
  const ids = new Set(scorers.map(({ id }) => id));
  return leaders.map((leader) => (ids.has(leader.id) ? leader : { ...leader, id: null }));
}

function missingIn(by: ScorerOrder, { scorers, leaders }: KnownPlayers): ScorersView['missing'] {
  if (by === 'goals') return null;
  if (leaders !== null) return by === 'cards' ? 'red-cards' : null;
  return scorers.every(({ goals }) => (goals ?? 0) > 0) ? 'others' : null;
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
export function scorersView(
  known: KnownPlayers,
  asked: string | null,
  teamOf: (id: string) => Team | null,
): ScorersView {
  const { scorers } = known;
  const orders = SCORER_ORDERS.filter((order) => scorers.some((scorer) => (COUNTS[order](scorer) ?? 0) > 0));
  const by = orders.find((order) => order === asked) ?? orders[0] ?? 'goals';
  const countOf = COUNTS[by];
  // A list that names nobody who has any of it says less than the scorers' own.
  const isLed = by === asked && (known.leaders ?? []).some((leader) => (countOf(leader) ?? 0) > 0);
  const leaders = isLed ? known.leaders : null;
  const listed = (leaders === null ? scorers : named(leaders, scorers))
    .filter((scorer) => (countOf(scorer) ?? 0) > 0)
    .sort(
      (one, other) =>
        (countOf(other) ?? 0) - (countOf(one) ?? 0) ||
        (by === 'cards' ? (other.redCards ?? 0) - (one.redCards ?? 0) : 0),
    )
    .slice(0, MOST_LISTED);
  return {
    ...{ by, orders, missing: missingIn(by, { scorers, leaders }) },
    players: listed.map((scorer) => ({
      ...scorer,
      place: listed.findIndex((each) => countOf(each) === countOf(scorer)) + 1,
      shownTeam: scorer.team === null ? null : teamOf(scorer.team.id),
    })),
  };
}
