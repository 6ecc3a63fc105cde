import type { Competition } from '../match.ts';
import rules from './tableRules.json' with { type: 'json' };

/** The tie-breakers between level teams. `meeting…` counts only their matches with each other. */
export const TIE_BREAKERS = [
  ...(['difference', 'scored', 'awayScored', 'won', 'awayWon'] as const),
  ...(['meetingPoints', 'meetingDifference', 'meetingScored', 'meetingAwayScored'] as const),
] as const;

export type TieBreaker = (typeof TIE_BREAKERS)[number];

export interface TableRules {
  /** Tie-breakers after points, in order. */
  order: readonly TieBreaker[];
  /** Whether teams that head-to-head results leave level start again with the first tie-breaker. */
  restarts: boolean;
  /** How often two teams play each other. Head-to-head tie-breakers apply only after all of those matches. */
  meetings: number;
  /** Name and article of the regulations; null if `tableRules.json` has no rules for the competition. */
  source: string | null;
  /** Whether the first of the table is the champion. False where play-offs follow, and for a competition without rules here. */
  decidesTitle: boolean;
}

/** Goal difference, then goals scored: the most common order. */
export const USUAL_RULES: TableRules = {
  order: ['difference', 'scored'],
  restarts: false,
  meetings: 2,
  source: null,
  decidesTitle: false,
};

const RULES = rules.map(({ country, name, source, order, restarts = false, meetings = 2, playOffs = false }) => ({
  country,
  name: new RegExp(name, 'i'),
  rules: {
    order: order.flatMap((given) => TIE_BREAKERS.find((each) => each === given) ?? []),
    restarts,
    meetings,
    source,
    decidesTitle: !playOffs && country !== 'international',
  },
}));

const INTERNATIONAL = /^(europe|international|world)$/;

/** The rules of a competition; the usual ones if `tableRules.json` has none. */
export function rulesOf({
  name,
  country: { slug },
}: Pick<Competition, 'name'> & { country: { slug: string } }): TableRules {
  const country = INTERNATIONAL.test(slug) ? 'international' : slug;
  return RULES.find((each) => each.country === country && each.name.test(name))?.rules ?? USUAL_RULES;
}
