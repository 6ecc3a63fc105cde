import type { Credit } from '../../web/domain/credit.ts';
import { SPORTS, type Sport } from '../../web/domain/sport.ts';

/** What a source may know of a match beside teams, kick-off and score. */
export const PARTS = ['incidents', 'line-ups', 'statistics', 'head-to-head', 'standings', 'odds'] as const;

export type Part = (typeof PARTS)[number];

/** What a source of live data covers, so that the site offers only what it can fill. */
export interface Coverage {
  sports: readonly Sport[];
  parts: readonly Part[];
  /** Ids of the competitions that visitors look for first; null where the editors say which (the ids are theirs). */
  top: readonly string[] | null;
  /** Whom its licence asks to name; null for a backend of one's own. */
  credit: Credit | null;
}

/** The contract's: every sport, every part. */
export const WHOLE_COVERAGE: Coverage = { sports: SPORTS, parts: PARTS, top: null, credit: null };
