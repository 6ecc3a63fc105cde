import type { Credit } from '../../web/domain/credit.ts';
import { SPORTS, type Sport } from '../../web/domain/sport.ts';

/** Kinds of data about a match, besides teams, kick-off and score. */
export const PARTS = ['incidents', 'line-ups', 'statistics', 'head-to-head', 'standings', 'odds'] as const;

export type Part = (typeof PARTS)[number];

/** What a source covers. The site offers only these features. */
export interface Coverage {
  sports: readonly Sport[];
  parts: readonly Part[];
  /** Ids of the most popular competitions; null if the editors choose them. */
  top: readonly string[] | null;
  /** The source to credit, as its licence requires; null for a private backend. */
  credit: Credit | null;
}

/** The contract covers every sport and every part. */
export const WHOLE_COVERAGE: Coverage = { sports: SPORTS, parts: PARTS, top: null, credit: null };
