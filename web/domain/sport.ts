/** The four sports of the site, by their English word in a path. Football is the main one (spec section 1). */
export const SPORTS = ['football', 'basketball', 'ice-hockey', 'handball'] as const;

export type Sport = (typeof SPORTS)[number];
