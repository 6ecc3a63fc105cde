import type { Match } from '../../web/domain/match.ts';
import type { Rejections } from '../base/rejections.ts';
import type { Circuit } from '../upstream/circuit.ts';
import type { Fetch } from '../upstream/fetchJson.ts';

/** The minimum timeout for public sources, which are slow with whole seasons. */
export const SLOW_SOURCE_MS = 10_000;

/** Ids that occurred in lists. An unknown id may be invented by a visitor (`subjects.ts`). */
export interface KnownIds {
  has(subject: string): boolean;
  noteMatches(matches: Iterable<Match>): void;
  noteCompetitions(ids: Iterable<string>): void;
}

export interface FeedOptions {
  /** The source’s base URL without a trailing slash. */
  url: string;
  fetch: Fetch;
  timeoutMs: number;
  circuit: Circuit;
  /** URL of a flag with `{slug}`; null for the shipped flags. */
  flagUrl: string | null;
  rejections: Rejections;
  /** Ids from lists; absent if visitors cannot send ids. */
  names?: KnownIds;
  /** The clock for the source’s days and for matches in play. */
  now(): number;
  /** Separates cache entries by clock; empty for the real clock. */
  clockName: string;
}
