import type { AlertKind } from '../../web/domain/alerts.ts';
import type { Follow } from '../../web/domain/follow.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Ending, Match, Score, Side } from '../../web/domain/match.ts';
import type { NamedTeam } from '../../web/domain/named.ts';

/** News about a match, as an alert tells it. */
export type AlertNews =
  | { type: 'kick-off' }
  /** `by`: the goals since the last read. `score`: the new score. */
  | { type: 'goal'; side: Side; by: number; score: Score; minute: string | null; scorer: string | null }
  | { type: 'goal-taken-back' | 'score-corrected'; score: Score }
  | { type: 'red-card' | 'red-card-taken-back'; side: Side }
  | { type: 'half-time'; score: Score | null }
  | { type: 'full-time'; ending: Ending; score: Score | null; shootOut: Score | null }
  | { type: 'line-ups'; side: Side }
  | { type: 'moved' }
  | { type: 'postponed' | 'cancelled' | 'abandoned' };

/** One piece of news for the subscriptions to its match. */
export interface Alert {
  /** Later alerts have higher ids. */
  id: number;
  /** When the source reported it, milliseconds UTC. */
  at: number;
  kind: AlertKind;
  /** The match, its teams and its competition. */
  follows: readonly Follow[];
  match: Pick<Match, 'id' | 'sport' | 'kickOff'> & Record<Side, NamedTeam | null> & { score: Score | null };
  news: AlertNews;
}

/** The visitor's choices that an alert obeys. */
export interface AlertReader {
  locale: Locale;
  /** IANA time zone. */
  zone: string;
  /** Scheme and host of the site. */
  origin: string;
  isSpoilerFree: boolean;
}

/** Where a push service takes a browser's messages, and the browser's keys (RFC 8291) in base64url. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser's subscription: its follows, and the visitor's choices. */
export interface Subscription extends PushAddress {
  reader: AlertReader;
  /** Seconds by which the visitor's broadcast is late. */
  delay: number;
  follows: readonly { follow: Follow; kinds: readonly AlertKind[] }[];
}

/** The recipient of an alert. */
export interface Recipient extends PushAddress {
  id: number;
  reader: AlertReader;
}

/** The result of one push. `later`: the service asks for a pause of so many seconds. */
export type PushResult = { id: number } & (
  | { outcome: 'sent' | 'gone' | 'refused' }
  | { outcome: 'later'; seconds: number }
);

/** A message of the queue: some recipients of an alert in a shard. */
export interface AlertMessage {
  shard: string;
  chunk: number;
}

/** Numbers of the last one to two hours; `lagMs` is the average time from the source's report (and the delay) to the push service. */
export interface AlertCounts {
  subscriptions: number;
  sent: number;
  failed: number;
  expired: number;
  lagMs: number | null;
}

/** The methods of a shard of subscriptions. */
export interface AlertShardMethods {
  /** Saves a subscription, or renews it. False if the shard is full. `name`: the shard's own. */
  save(name: string, subscription: Subscription): Promise<boolean>;
  /** Deletes a subscription by its endpoint. */
  remove(endpoint: string): Promise<void>;
  /** The subscription with an endpoint, for a trial; null if there is none. */
  find(endpoint: string): Promise<Recipient | null>;
  /** Takes the journal's alerts. `name`: the shard's own. */
  add(name: string, alerts: readonly Alert[]): Promise<AlertCounts>;
  /**
   * Leases the recipients of a chunk that still need its alert. `waitSeconds`: when to ask again for leased or paused
   * recipients; null if no recipient remains.
   */
  take(chunk: number): Promise<{ alert: Alert | null; to: Recipient[]; waitSeconds: number | null }>;
  /** Records the results of a chunk. Returns when to ask again, in seconds; null if no recipient remains. */
  done(chunk: number, results: readonly PushResult[]): Promise<number | null>;
}

/** The binding; undefined when the deploy has none. */
export type AlertShardBinding = { getByName(name: string): AlertShardMethods } | undefined;
