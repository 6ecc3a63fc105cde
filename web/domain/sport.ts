/** The four sports of the site, by their English word in a path. Football is the main one (spec section 1). */
export const SPORTS = ['football', 'basketball', 'ice-hockey', 'handball'] as const;

export type Sport = (typeof SPORTS)[number];

/** Whether a match of the sport can end without a winner when regular time is over, and bets on that are the usual ones. */
export function hasDraws(sport: Sport): boolean {
  return sport === 'football' || sport === 'handball';
}
