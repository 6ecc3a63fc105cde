import type { Match } from '../../web/domain/match.ts';
import type { Rejections } from '../base/rejections.ts';
import type { Circuit } from '../upstream/circuit.ts';
import type { Fetch } from '../upstream/fetchJson.ts';

/** Public sources take their time over a whole season; nobody waits for them longer than for a backend. */
export const SLOW_SOURCE_MS = 10_000;

/** What lists have named: an id that none has named may be made up (`subjects.ts`). */
export interface KnownIds {
  has(subject: string): boolean;
  noteMatches(matches: Iterable<Match>): void;
  noteCompetitions(ids: Iterable<string>): void;
}

/** What every feed is made with. */
export interface FeedOptions {
  /** The source's address without a trailing slash. */
  url: string;
  fetch: Fetch;
  timeoutMs: number;
  circuit: Circuit;
  /** Address of a flag with `{slug}`, or null for the shipped ones. */
  flagUrl: string | null;
  rejections: Rejections;
  /** What lists have named; absent where nobody makes up ids. */
  names?: KnownIds;
  /** The clock that the source is asked by: its days, and what runs. */
  now(): number;
  /** Tells the values of this clock from another's in every cache; empty for the real clock. */
  clockName: string;
}
