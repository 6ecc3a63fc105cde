export const SIDES = ['home', 'away'] as const;

export const CREST_PATTERNS = ['plain', 'halves', 'stripes', 'hoops', 'sash', 'quarters', 'chevron', 'band'] as const;

/** Periods with a running clock. Football has halves and extra time; the others belong to other sports. */
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
