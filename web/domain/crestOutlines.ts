import type { CrestPattern } from './match.ts';

/** A crest's shield, in a box of 20 by 22. */
export const SHIELD = 'M1 1h18v11c0 5-4 8-9 9.5C5 20 1 17 1 12z';

/** The colour of its edge, on every ground. */
export const SHIELD_EDGE = '#8a948d';

/** The pattern in the second colour, on top of a crest's shield. */
export const CRESTS: Readonly<Record<CrestPattern, string>> = {
  // A plain crest has its second colour on the sleeves.
  plain: 'M1 1h4l-1 8-3 3zM19 1h-4l1 8 3 3z',
  halves: 'M10 1h9v11c0 5-4 8-9 9.5z',
  stripes: 'M5 1h3v19.6l-3-1.6zM12 1h3v18l-3 1.6z',
  hoops: 'M1 5h18v3.5H1zM1 12h18l-1 3.5H2z',
  sash: 'M1 1h5l13 13-2 3.5L1 5z',
  quarters: 'M10 1h9v9.5h-9zM1 10.5h9v11C5 20 1 17 1 12z',
  chevron: 'M1 5l9 7 9-7v5l-9 7-9-7z',
  band: 'M7 1h6v20l-3 .5-3-.5z',
};
