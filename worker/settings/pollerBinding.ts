import type { LimitCount } from '../base/limitCount.ts';
import type { Failure } from '../base/result.ts';

/** A question of an isolate to the poller. It has no keys, because the poller reads the same settings. */
export interface Question {
  source: 'live' | 'odds';
  /** The id of the isolate's source. It differs from the poller's during a deploy. */
  id: string;
  /** Path and query, relative to the source's address. */
  path: string;
  /** Reads the stored answer without a call of the source. */
  isPeek?: true;
  /** The isolate's version; null when it has none. */
  version: string | null;
  /** The isolate could not parse that version, so it is replaced soon. */
  isUnreadable: boolean;
  /** How long the isolate waits for a new answer, in milliseconds. */
  waitMs: number;
}

export interface Age {
  /** Milliseconds since the source gave it. */
  ageMs: number;
  /** When the source first gave it, milliseconds UTC. */
  changed: number;
  /** Milliseconds until there may be a newer one. */
  freshMs: number;
  /** Why it is older than it should be; null when it is not. */
  staleReason: Pick<Failure, 'kind' | 'detail'> | null;
}

export type Reply =
  | { kind: 'answer'; version: string; status: number; bytes: Uint8Array; age: Age }
  | { kind: 'unchanged'; age: Age }
  /** There is nothing, or the source is not called for it. */
  | { kind: 'nothing' }
  /** The call of the source is still running. */
  | { kind: 'pending' }
  /** There is no data, and the source refuses or can't be called now. */
  | { kind: 'refused'; status: number; text: string; retryAfterMs: number }
  /** There is no data, and the source does not answer. */
  | { kind: 'silent'; detail: string; retryAfterMs: number }
  /** The poller is configured for another source. */
  | { kind: 'unknown' };

/** The use of a quota in the current window. */
interface WindowReport {
  span: string;
  limit: number;
  used: number;
  left: number;
  /** When the window resets, as an ISO instant. */
  until: string;
}

/** What is not called until an instant, since when (both ISO), and why. */
export interface RestReport {
  /** A path, a kind of paths or the whole source. */
  what: string;
  since: string;
  until: string;
  why: string;
}

/** The report of one source, for `/api/health`. */
export interface FeedReport {
  quota: WindowReport[];
  /** What rests, the widest first: at most ten. Absent from an object of an earlier deploy. */
  rests?: RestReport[];
  /** Its current problem in plain words, or null. */
  problem: string | null;
  /** Seconds since the last request; null for never. */
  askedSeconds: number | null;
  /** The paths that are kept warm. */
  warm: string[];
}

export interface PollerReport {
  /** The next alarm as an ISO instant; null while the poller sleeps. */
  nextAlarm: string | null;
  sources: Partial<Record<Question['source'], FeedReport>>;
  /** Absent from an object of an earlier deploy. */
  limits?: LimitCount[];
}

/** The poller's methods for isolates. */
export interface SitePoller {
  ask(question: Question): Promise<Reply>;
  report(): Promise<PollerReport>;
}

/** The poller's binding; undefined when the deploy has none. */
export type PollerBinding = { getByName(name: string): SitePoller } | undefined;

/** The single poller of all isolates. */
export function sitePoller(binding: NonNullable<PollerBinding>): SitePoller {
  return binding.getByName('site');
}
