/** The four sports of the site, by their English word in a path. Football is the main one (spec section 1). */
export const SPORTS = ['football', 'basketball', 'ice-hockey', 'handball'] as const;

export type Sport = (typeof SPORTS)[number];

/** What the rules of a sport make of a match. */
interface SportFacts {
  /** It can end without a winner when regular time is over, and bets on that are the usual ones. */
  draws: boolean;
  /** What its sides score. */
  scored: 'goals' | 'points';
  /** So little is scored that each goal is news: lists name it, and whoever scored. */
  goalsAreNews: boolean;
  /** How many minutes it is long without, and with, what may follow a draw. */
  minutes: readonly [regular: number, extended: number];
}

export const SPORT_FACTS: Readonly<Record<Sport, SportFacts>> = {
  football: { draws: true, scored: 'goals', goalsAreNews: true, minutes: [90, 120] },
  'ice-hockey': { draws: false, scored: 'goals', goalsAreNews: true, minutes: [60, 65] },
  handball: { draws: true, scored: 'goals', goalsAreNews: false, minutes: [60, 70] },
  basketball: { draws: false, scored: 'points', goalsAreNews: false, minutes: [40, 45] },
};

/** Whether a match of the sport can end without a winner when regular time is over, and bets on that are the usual ones. */
export function hasDraws(sport: Sport): boolean {
  return SPORT_FACTS[sport].draws;
}
