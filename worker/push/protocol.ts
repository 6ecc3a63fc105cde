import type { Goal } from '../../web/domain/goals.ts';
import type { MatchPatch } from '../../web/push/patch.ts';
import type { EndedRow } from '../archive/endedMatches.ts';
import type { Entry, EntryKind } from './entry.ts';
import type { Moment } from './moments.ts';

/** Where relays stand: the platform's location hints. */
export const REGIONS = ['wnam', 'enam', 'sam', 'weur', 'eeur', 'apac', 'oc', 'afr', 'me'] as const;

export type Region = (typeof REGIONS)[number];

/** How many relays each region has; one where it is not named. */
export type RelayPlan = Partial<Record<Region, number>>;

/** What a relay needs to know of an entry. */
export interface Told extends Pick<Entry, 'seq' | 'at' | 'sport' | 'match'> {
  kind: EntryKind | (string & {});
}

/** A match as it now is, and since when (milliseconds UTC). */
export type ToldPatch = MatchPatch & { at: number };

/**
 * How sure the journal is of what pages show: a letter that changes with each look while the source confirms it, `!` while
 * the source is silent or behind, `-` while nothing runs and nobody looks.
 */
export type Beat = string;

/** What the journal tells a relay. */
export interface Batch {
  /** The number that the relay is thought to have; null where the journal doesn't know. */
  after: number | null;
  /** The last number there is. */
  to: number;
  entries: Told[];
  /** The matches of the entries. */
  patches: ToldPatch[];
  beat: Beat;
}

/** What a relay answers: how many sockets it has, how many it refused since it last said so, and the number it now has. */
export interface Heard {
  sockets: number;
  refused: number;
  last: number | null;
  /** Matches that somebody looks at on their own page, a few. */
  watched: string[];
}

/** What a relay is given when it begins: the entries of the last minutes, all of them after `floor` and `since`. */
export interface Beginning {
  entries: Told[];
  patches: ToldPatch[];
  /** Nothing is missing after this number, and after this instant (milliseconds UTC). */
  floor: number;
  since: number;
  last: number;
  beat: Beat;
}

/** The journal, for `/api/health`. */
export interface JournalReport {
  entries: number;
  last: number;
  matches: number;
  relays: { name: string; sockets: number; behind: number }[];
  sockets: number;
  beat: Beat;
  /** Milliseconds from the source’s answer to the last batch that all relays had; null before the first. */
  lagMs: number | null;
}

/** What others call of the journal. */
export interface SiteJournal {
  /** The poller has a new answer to a path of a source (by its id). */
  changed(source: string, path: string): Promise<void>;
  join(relay: string): Promise<Beginning>;
  plan(): Promise<RelayPlan>;
  /** Entries after a number, and those of a match, the oldest first. */
  since(seq: number): Promise<Entry[]>;
  ofMatch(match: string): Promise<Entry[]>;
  /** Keeps a match of a source (by its id) that has ended; the bodies of a team's, the latest first. */
  keepEnded(source: string, row: EndedRow): Promise<void>;
  endedOf(source: string, team: string): Promise<string[]>;
  /** The matches that stood otherwise at an instant than now; null where the journal can't see what a list of `seenAt` has. */
  statesAt(instant: number, seenAt: number): Promise<MatchPatch[] | null>;
  /** The goals of the last two days, the newest first; none of another source (by its id). */
  goals(source: string): Promise<Goal[]>;
  /** Players sent off and ends of the last two days, the newest first; none of another source (by its id). */
  moments(source: string): Promise<Moment[]>;
  /** What a match's statistics said minute by minute (`MomentumSample[]`), as JSON. */
  momentumOf(match: string): Promise<string>;
  report(): Promise<JournalReport>;
}

/** What the journal and the route call of a relay. */
export interface SiteRelay {
  fetch(request: Request): Promise<Response>;
  tell(batch: Batch): Promise<Heard>;
}

/** The bindings, as far as others use them; absent where a deploy has none. */
export type JournalBinding = { getByName(name: string): SiteJournal } | undefined;

export type RelayBinding = { getByName(name: string, options?: { locationHint?: Region }): SiteRelay } | undefined;

/** The one journal of the site. */
export function siteJournal(binding: NonNullable<JournalBinding>): SiteJournal {
  return binding.getByName('site');
}

/** The region of a relay's name (`weur-3`); null where it is no such name. */
export function regionOfRelay(name: string): Region | null {
  return REGIONS.find((region) => name.startsWith(`${region}-`)) ?? null;
}
