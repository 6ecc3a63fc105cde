import type { Rejections } from '../base/rejections.ts';
import type { Circuit } from '../upstream/circuit.ts';
import type { Fetch } from '../upstream/fetchJson.ts';

/** The minimum timeout for public sources, which are slow with whole seasons. */
export const SLOW_SOURCE_MS = 10_000;

export interface FeedOptions {
  /** The source’s base URL without a trailing slash. */
  url: string;
  fetch: Fetch;
  timeoutMs: number;
  circuit: Circuit;
  /** URL of a flag with `{slug}`; null for the shipped flags. */
  flagUrl: string | null;
  rejections: Rejections;
  /** The clock for the source’s days and for matches in play. */
  now(): number;
  /** Separates cache entries by clock; empty for the real clock. */
  clockName: string;
}
