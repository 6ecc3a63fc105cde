export const SIDES = ['home', 'away'] as const;

export const CREST_PATTERNS = ['plain', 'halves', 'stripes', 'hoops', 'sash', 'quarters', 'chevron', 'band'] as const;

/** The periods of all sports. Those of one sport are in the order in which they are played. */
export const PERIODS = [
  'first-half',
  'second-half',
  'extra-time-first-half',
  'extra-time-second-half',
  'first-quarter',
  'second-quarter',
  'third-quarter',
  'fourth-quarter',
  'first-period',
  'second-period',
  'third-period',
  'overtime',
  'penalties',
] as const;

/** How a match ended: `Finished`, `Finished AET`, `Finished AP`, `… after awarded win`, `… after overtime`. */
export const ENDINGS = ['regular', 'extra-time', 'penalties', 'awarded', 'overtime'] as const;
