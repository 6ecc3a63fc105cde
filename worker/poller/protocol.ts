import type { Failure } from '../upstream/failure.ts';

/** What an isolate asks the poller for. Keys are not in it: the poller has the settings too. */
export interface Question {
  source: 'live' | 'odds';
  /** The source that the isolate means; another one than the poller's while a deploy is under way. */
  id: string;
  /** Path and query, relative to the source's address. */
  path: string;
  /** No list that the isolate has read names the id in the path: a visitor may have made it up. */
  isUnknown?: true;
  /** The network of the visitor who asks, so that callers share a rate; null for the site itself. Never logged or stored. */
  network: string | null;
  /** Only what the poller has is asked for: nobody waits for anything newer. */
  isLook?: true;
  /** The version that the isolate has; null where it has none. */
  version: string | null;
  /** The version that it could not read, which must not serve for long; null where there is none. */
  unread: string | null;
  /** What the isolate has called by itself while the poller was away, as the source counts calls. */
  spentAlone: number;
  /** How long it waits for an answer that it does not have yet, in milliseconds. */
  waitMs: number;
}

/** How old an answer is. */
export interface Age {
  /** Milliseconds since the source gave it. */
  ageMs: number;
  /** When the source first gave the same, milliseconds UTC. */
  changed: number;
  /** Milliseconds until there may be a newer one. */
  freshMs: number;
  /** Why it is older than it should be; null where it is not. */
  held: { reason: Failure['kind']; detail: string } | null;
}

export type Reply =
  | { kind: 'answer'; version: string; status: number; bytes: Uint8Array; age: Age }
  | { kind: 'unchanged'; age: Age }
  /** There is nothing, or nothing that the source is asked for. */
  | { kind: 'nothing' }
  /** The source is being asked, and takes its time. */
  | { kind: 'pending' }
  /** Nothing is known, and the source says no or can't be asked now. */
  | { kind: 'refused'; status: number; text: string; retryAfterMs: number }
  /** Nothing is known, and the source does not answer. */
  | { kind: 'silent'; detail: string }
  /** The poller does not serve such a source. */
  | { kind: 'unknown' };

/** How much of a quota is left in the running span. */
export interface WindowReport {
  span: string;
  limit: number;
  used: number;
  left: number;
  /** The instant that it is whole again. */
  until: string;
}

/** One source, for `/api/health`. */
export interface FeedReport {
  quota: WindowReport[];
  /** What it says no with, in plain words; null where nothing is wrong. */
  problem: string | null;
  /** The source said to be left alone until then. */
  restsUntil: string | null;
  /** Since somebody last asked for anything of it; null where nobody has. */
  askedSeconds: number | null;
  /** Paths that somebody asked for lately. */
  warm: {
    path: string;
    ageSeconds: number | null;
    dueSeconds: number;
    changedSeconds: number | null;
    failures: number;
  }[];
}

export interface PollerReport {
  /** When the poller wakes by itself; null while it sleeps. */
  nextAlarm: string | null;
  sources: Partial<Record<Question['source'], FeedReport>>;
}

/** What isolates call of the poller. */
export interface SitePoller {
  ask(question: Question): Promise<Reply>;
  /** Notes what lists of a source (by its id) have named (`match 4711`). */
  noteNames(source: string, subjects: readonly string[]): Promise<boolean>;
  /** The replies to many questions, in their order. */
  askAll(questions: readonly Question[]): Promise<Reply[]>;
  report(): Promise<PollerReport>;
}

/** The binding of the poller, as far as isolates use it; absent where a deploy has none. */
export type PollerBinding = { getByName(name: string): SitePoller } | undefined;

/** The one poller of all isolates in all places. */
export function sitePoller(binding: NonNullable<PollerBinding>): SitePoller {
  return binding.getByName('site');
}
