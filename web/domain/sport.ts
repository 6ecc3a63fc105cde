/** The sports by their English word in a path. Football is the main one (spec section 1). */
export const SPORTS = ['football', 'basketball', 'ice-hockey', 'handball'] as const;

export type Sport = (typeof SPORTS)[number];

/** Facts from the rules of a sport. */
interface SportFacts {
  /** Whether regular time can end in a draw, and the usual bets include it. */
  draws: boolean;
  scored: 'goals' | 'points';
  /** Whether goals are rare enough to list each one with its scorer. */
  goalsAreNews: boolean;
  /** The length in minutes, without and with extra time. */
  minutes: readonly [regular: number, extended: number];
}

export const SPORT_FACTS: Readonly<Record<Sport, SportFacts>> = {
  football: { draws: true, scored: 'goals', goalsAreNews: true, minutes: [90, 120] },
  'ice-hockey': { draws: false, scored: 'goals', goalsAreNews: true, minutes: [60, 65] },
  handball: { draws: true, scored: 'goals', goalsAreNews: false, minutes: [60, 70] },
  basketball: { draws: false, scored: 'points', goalsAreNews: false, minutes: [40, 45] },
};

export function hasDraws(sport: Sport): boolean {
  return SPORT_FACTS[sport].draws;
}
