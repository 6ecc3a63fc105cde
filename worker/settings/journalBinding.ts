import * as v from 'valibot';
import type { FollowKind } from '../../web/domain/follow.ts';
import type { Goal } from '../../web/domain/goals.ts';
import type { Match } from '../../web/domain/match.ts';
import type { Moment } from '../../web/domain/matchChange.ts';
import type { DaySpan } from '../../web/domain/zonedTime.ts';
import { type Asking, answerOf } from '../base/answerOf.ts';
import type { LimitCount } from '../base/limitCount.ts';
import type { Age } from '../base/result.ts';
import type { AlertCounts } from './alertBinding.ts';

/** The subject of a socket: a page's lists of a sport, one match or list of goals; or the changes of the public API. */
export type Topic = `sport:${string}` | `match:${string}` | 'goals' | 'changes';

/** The fields of a match that change during play. Applied over the match, they give its state at an instant. */
export type EarlierState = Pick<Match, 'id' | 'state' | 'redCards' | 'correctedAt' | 'kickOff'>;

/** An archived match. */
export interface EndedRow {
  /** The match's id at its source. */
  id: string;
  /** Team ids. */
  home: string;
  away: string;
  /** Milliseconds UTC. */
  kickOff: number;
  /** `EventDetail` as JSON. */
  body: string;
}

/** A message to the sockets of a topic. */
export interface TopicMessage {
  topic: Topic;
  /** The number of the topic's last change. */
  version: number;
  /** The message that pages parse (`web/domain/pushMessage.ts`). */
  text: string;
}

export const relayReply = v.object({
  sockets: v.number(),
  topics: v.array(v.custom<Topic>((topic) => typeof topic === 'string')),
});

/** The answer of a relay or hub: its sockets and their topics. */
export type RelayReply = v.InferOutput<typeof relayReply>;

/** Whether the source confirmed matches lately; `silent`: away or behind, `idle`: none is awaited. */
export type SourceState = 'confirmed' | 'silent' | 'idle';

/** The journal's report for `/api/health`. */
export interface JournalReport {
  matches: number;
  relays: { name: string; sockets: number; failures: number }[];
  sockets: number;
  source: SourceState;
  /** Milliseconds from the source's answer until all relays had the last batch; null before the first. */
  lagMs: number | null;
  alerts: AlertCounts;
  limits: LimitCount[];
}

/** The fixtures of a team, a competition or a match. */
export interface FixtureScope {
  kind: Exclude<FollowKind, 'player'>;
  id: string;
}

/** A match as calendars show it, and when its source confirmed it (milliseconds UTC). */
export interface SeenFixture {
  id: string;
  /** Ids of the competition and the teams. */
  competition: string;
  home: string | null;
  away: string | null;
  kickOff: number;
  status: string;
  at: number;
  /** The ground; null while no list names it. */
  venue: string | null;
  /** `Fixture` as JSON. */
  body: string;
}

export const knownFixture = v.object({
  /** How often its kick-off, status or teams changed. */
  sequence: v.number(),
  /** When these last changed, and when anything did. */
  revised: v.number(),
  at: v.number(),
  venue: v.nullable(v.string()),
  body: v.string(),
});

/** A fixture that the journal keeps. Instants are milliseconds UTC. */
export type KnownFixture = v.InferOutput<typeof knownFixture>;

/** A match in its newest known state. */
export interface NewestMatch {
  /** The number of its last change. */
  seq: number;
  /** When the source confirmed this state, milliseconds UTC. */
  at: number;
  match: Match;
}

/** The most changed matches of one answer. */
export const MAX_NEWEST = 500;

/** The matches that changed, and how long the isolate waits before it asks again (milliseconds). */
export interface NewestAnswer {
  matches: NewestMatch[];
  pauseMs: number;
  /** The age of the journal’s list of today. Absent from an object of an earlier deploy. */
  age?: Age;
}

/** A change as the public API gives it: the fields that are compared; there are more (`api/wireChange.ts`). */
export interface PublicChange {
  seq: number;
  /** When the source reported it, ISO 8601. */
  at: string;
  kind: string;
  corrects: number | null;
  sport: string;
  match: string;
  competition: { id: string } | null;
  home: { id: string } | null;
  away: { id: string } | null;
}

/** The journal's methods. */
export interface SiteJournal {
  /** The poller has a new answer of a source (by its id): the list of today, or lists of other days (UTC). */
  changed(source: string, days?: DaySpan): Promise<void>;
  /**
   * The matches from two days ago until two weeks ahead that changed after a number, the oldest change first: at most
   * 500. A match that was deleted is cancelled. Empty for another source (by its id).
   */
  newest(source: string, after: number): Promise<NewestAnswer>;
  /** Registers a relay or hub that has sockets of topics. Returns their versions, but none of an unknown match. */
  join(relay: string, topics: readonly Topic[]): Promise<Map<Topic, number>>;
  /** Registers a shard that has a new or changed subscription to alerts. */
  joinAlerts(shard: string): Promise<void>;
  /** The kept changes after a number, oldest first: at most a thousand. */
  changesAfter(seq: number): Promise<PublicChange[]>;
  /** Archives an ended match of a source (by its id), and returns the JSON of a team's, latest first. */
  keepEnded(source: string, row: EndedRow): Promise<void>;
  endedOf(source: string, team: string): Promise<string[]>;
  /** States at an instant (milliseconds UTC), of matches with another one now or at `seenAt`; null without a list since then. */
  statesAt(instant: number, seenAt: number): Promise<EarlierState[] | null>;
  /** The goals of the last two days, newest first: null before the first list, empty for another source (by its id). */
  goals(source: string): Promise<Goal[] | null>;
  /** The red cards and full-times of the last two days, newest first: null and empty as for goals. */
  moments(source: string): Promise<Moment[] | null>;
  /** A match's statistics by minute (`MomentumSample[]`), as JSON. */
  momentumOf(match: string): Promise<string>;
  /** Numbers the changes of a source's fixtures for calendars, and returns those that it knows of the scopes, nearest to now. */
  fixtures(source: string, scopes: readonly FixtureScope[], seen: readonly SeenFixture[]): Promise<KnownFixture[]>;
  report(): Promise<JournalReport>;
}

/** A relay's methods. */
export interface SiteRelay {
  fetch(request: Request): Promise<Response>;
  send(messages: readonly TopicMessage[]): Promise<RelayReply>;
}

/** A hub is a relay of the journal, and the journal of its relays. */
export type SiteHub = Pick<SiteJournal, 'join'> & Pick<SiteRelay, 'send'>;

/** The bindings; undefined when the deploy has none. */
export type JournalBinding = { getByName(name: string): SiteJournal } | undefined;

export type RelayBinding =
  | { getByName(name: string, place?: { locationHint: DurableObjectLocationHint }): SiteRelay }
  | undefined;

export type HubBinding = { getByName(name: string): SiteHub } | undefined;

/** The single journal of the site. */
export function siteJournal(binding: NonNullable<JournalBinding>): SiteJournal {
  return binding.getByName('site');
}

/** Calls the journal. Returns undefined without a journal, after the wait and after an error, which it logs. */
export async function callJournal<Value>(
  binding: JournalBinding,
  ask: (journal: SiteJournal) => Promise<Value>,
  asking: Asking,
): Promise<Value | undefined> {
  return binding && answerOf(() => ask(siteJournal(binding)), asking);
}
