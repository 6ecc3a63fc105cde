import type { AlertKind } from '../../web/domain/alerts.ts';
import type { Follow } from '../../web/domain/follow.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Ending, Match, Score, Side } from '../../web/domain/match.ts';
import type { NamedTeam } from '../../web/domain/named.ts';

/** News about a match, as an alert tells it. */
export type AlertNews =
  | { type: 'kick-off' | 'moved' | 'postponed' | 'cancelled' | 'abandoned' }
  /** `by`: the goals since the last read. `score`: the new score. */
  | { type: 'goal'; side: Side; by: number; score: Score; minute: string | null; scorer: string | null }
  | { type: 'goal-taken-back' | 'score-corrected'; score: Score }
  | { type: 'red-card' | 'red-card-taken-back' | 'line-ups'; side: Side }
  | { type: 'half-time'; score: Score | null }
  | { type: 'full-time'; ending: Ending; score: Score | null; shootOut: Score | null };

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

/** A browser's push address and keys (RFC 8291, base64url), and the visitor's choices that its alerts obey. */
export interface Recipient {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The site's public key, which the browser subscribed with. The push service takes no push with another. */
  siteKey: string;
  locale: Locale;
  /** IANA time zone. */
  zone: string;
  /** Scheme and host of the site. */
  origin: string;
  isSpoilerFree: boolean;
}

/** The follows of a browser, and by how many seconds the visitor's broadcast is late. */
export interface Subscription {
  recipient: Recipient;
  delay: number;
  follows: readonly { follow: Follow; kinds: readonly AlertKind[] }[];
}

/** A message of the queue: an alert, with a delay in seconds, for a subscription of a shard. All are named by their ids. */
export interface AlertMessage {
  shard: string;
  alert: number;
  delay: number;
  id: number;
}

/** The outcome of one push. `later`: the service asks for a pause of `seconds`. */
export type PushOutcome = { outcome: 'sent' | 'gone' | 'refused' } | { outcome: 'later'; seconds: number };

/** The outcome for a subscription. */
export type PushResult = { id: number } & PushOutcome;

/** The numbers of a shard in the last one to two hours. `lag`: the sum of the milliseconds from an alert's due time until it was sent. */
export type ShardCounts = Record<'subscriptions' | 'sent' | 'failed' | 'expired' | 'lag', number>;

/** The numbers of all shards. `lagMs`: the average lag. */
export interface AlertCounts extends Omit<ShardCounts, 'lag'> {
  lagMs: number | null;
}

/** The methods of a shard of subscriptions. */
export interface AlertShardMethods {
  /** Saves a subscription, or renews it. False if the shard is full. */
  save(subscription: Subscription): Promise<boolean>;
  remove(endpoint: string): Promise<void>;
  /** The subscription with an endpoint, for a trial; null if there is none. */
  find(endpoint: string): Promise<Recipient | null>;
  /** Takes the journal's alerts. */
  add(alerts: readonly Alert[]): Promise<ShardCounts>;
  /** Leases the subscriptions that still need an alert. `waits`: those to ask for again, after some seconds. */
  take(
    alert: number,
    delay: number,
    ids: readonly number[],
  ): Promise<{
    alert: Alert | null;
    to: { id: number; recipient: Recipient }[];
    waits: { id: number; seconds: number }[];
  }>;
  done(alert: Alert, delay: number, results: readonly PushResult[]): Promise<void>;
}

/** The binding; undefined when the deploy has none. */
export type AlertShardBinding =
  | {
      getByName(name: string): AlertShardMethods;
      idFromString(id: string): DurableObjectId;
      get(id: DurableObjectId): AlertShardMethods;
    }
  | undefined;
