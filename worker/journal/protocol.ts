import type { Goal } from '../../web/domain/goals.ts';
import type { MatchPatch } from '../../web/push/patch.ts';
import type { EndedRow } from './endedMatches.ts';
import type { Entry, EntryKind } from './entry.ts';
import type { Moment } from './moment.ts';

/** The platform's location hints, which place the relays. */
export const REGIONS = ['wnam', 'enam', 'sam', 'weur', 'eeur', 'apac', 'oc', 'afr', 'me'] as const;

export type Region = (typeof REGIONS)[number];

/** The number of relays in each region; one by default. */
export type RelayPlan = Partial<Record<Region, number>>;

/** The fields of an entry that a relay needs. */
export interface RelayEntry extends Pick<Entry, 'seq' | 'at' | 'sport' | 'match'> {
  kind: EntryKind | (string & {});
}

/** A match's current state, and since when (milliseconds UTC). */
export type RelayPatch = MatchPatch & { at: number };

/**
 * How reliable the pages' data is. A letter that changes with each read means that the source confirms it. `!` means
 * that the source is silent or behind, and `-` that no match is awaited.
 */
export type Beat = string;

/** The message from the journal to a relay. */
export interface Batch {
  /** The relay's number as the journal knows it; null when unknown. */
  after: number | null;
  /** The last number. */
  to: number;
  entries: RelayEntry[];
  /** The current states of the entries' matches. */
  patches: RelayPatch[];
  beat: Beat;
}

/** A relay's answer: its sockets, those refused since the last answer, and its last number. */
export interface RelayReply {
  sockets: number;
  refused: number;
  last: number | null;
  /** A few of the matches whose own pages are open. */
  watched: string[];
}

/** The data for a joining relay: all entries after `floor` and `since`. */
export interface Beginning {
  entries: RelayEntry[];
  patches: RelayPatch[];
  /** Nothing is missing after this number, or after this instant (milliseconds UTC). */
  floor: number;
  since: number;
  last: number;
  beat: Beat;
}

/** The journal's report for `/api/health`. */
export interface JournalReport {
  entries: number;
  last: number;
  matches: number;
  relays: { name: string; sockets: number; behind: number }[];
  sockets: number;
  beat: Beat;
  /** Milliseconds from the source's answer until all relays had the last batch; null before the first. */
  lagMs: number | null;
}

/** The journal's methods. */
export interface SiteJournal {
  /** The poller has a new answer to a path of a source (by its id). */
  changed(source: string, path: string): Promise<void>;
  join(relay: string): Promise<Beginning>;
  plan(): Promise<RelayPlan>;
  /** The entries after a number, and those of a match, oldest first. */
  since(seq: number): Promise<Entry[]>;
  ofMatch(match: string): Promise<Entry[]>;
  /** Archives an ended match of a source (by its id), and returns the JSON of a team's, latest first. */
  keepEnded(source: string, row: EndedRow): Promise<void>;
  endedOf(source: string, team: string): Promise<string[]>;
  /** The matches with another state at an instant than now; null when the journal can't confirm a list of `seenAt`. */
  statesAt(instant: number, seenAt: number): Promise<MatchPatch[] | null>;
  /** The goals of the last two days, newest first; empty for another source (by its id). */
  goals(source: string): Promise<Goal[]>;
  /** The red cards and full-times of the last two days, newest first; empty for another source (by its id). */
  moments(source: string): Promise<Moment[]>;
  /** A match's statistics by minute (`MomentumSample[]`), as JSON. */
  momentumOf(match: string): Promise<string>;
  report(): Promise<JournalReport>;
}

/** A relay's methods. */
export interface SiteRelay {
  fetch(request: Request): Promise<Response>;
  tell(batch: Batch): Promise<RelayReply>;
}

/** The bindings; undefined when the deploy has none. */
export type JournalBinding = { getByName(name: string): SiteJournal } | undefined;

export type RelayBinding = { getByName(name: string, options?: { locationHint?: Region }): SiteRelay } | undefined;

/** The single journal of the site. */
export function siteJournal(binding: NonNullable<JournalBinding>): SiteJournal {
  return binding.getByName('site');
}

/** The region in a relay's name (`weur-3`); null when the name is invalid. */
export function regionOfRelay(name: string): Region | null {
  return REGIONS.find((region) => name.startsWith(`${region}-`)) ?? null;
}
