import * as v from 'valibot';
import type { BrowserAlerts } from '../../web/domain/alertSchemas.ts';
import type { AlertKind } from '../../web/domain/alerts.ts';
import type { Follow } from '../../web/domain/follow.ts';
import type { NamedTeam } from '../../web/domain/locale.ts';
import type { Ending, Match, Score, Side } from '../../web/domain/match.ts';
import type { Deed } from '../../web/domain/player.ts';

/** With this many, a shard answers in milliseconds, and sixteen shards serve a large country. */
export const MAX_SUBSCRIPTIONS = 30_000;
/** The new subscriptions of one address at one shard in a day. A school or a mobile network shares one address. */
export const MAX_NEW_OF_ADDRESS = 60;

export type PlayerNewsType = `player-${'starts' | 'goal' | 'assist' | 'card' | 'substituted'}`;

/** News about a match, as an alert tells it. */
export type AlertNews =
  | { type: 'kick-off' | 'moved' | 'postponed' | 'cancelled' | 'abandoned' }
  /** `by`: the goals since the last read. `score`: the new score. */
  | { type: 'goal'; side: Side; by: number; score: Score; minute: string | null; scorer: string | null }
  /** `reason`: the source’s word for it. */
  | { type: 'goal-taken-back'; side: Side; score: Score; scorer: string | null; reason: string | null }
  | { type: 'score-corrected'; score: Score }
  | { type: 'extra-time' | 'overtime' | 'shoot-out'; score: Score | null }
  | { type: 'red-card' | 'red-card-taken-back' | 'line-ups'; side: Side }
  | { type: 'half-time'; score: Score | null }
  /** What the source’s details say of a player. */
  | { type: PlayerNewsType; player: Follow; name: string; deed: Deed; minute: string | null }
  | { type: 'full-time'; ending: Ending; score: Score | null; shootOut: Score | null };

/** One piece of news for the subscriptions to its match. */
export interface Alert {
  /** Later alerts have higher ids. */
  id: number;
  /** When the source reported it, milliseconds UTC. */
  at: number;
  kind: AlertKind;
  /** The match, its teams and its competition; or a player. */
  follows: readonly Follow[];
  match: Pick<Match, 'id' | 'sport' | 'kickOff' | 'untimed'> & Record<Side, NamedTeam | null> & { score: Score | null };
  news: AlertNews;
}

/** A browser, and the visitor's choices that its alerts obey. */
export interface Recipient extends Pick<BrowserAlerts, 'endpoint' | 'keys' | 'locale'> {
  /** The site's public key, which the browser subscribed with. The push service takes no push with another. */
  siteKey: string;
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
  follows: readonly Pick<BrowserAlerts['follows'][number], 'follow' | 'kinds'>[];
}

/** A message of the queue: an alert for some subscriptions of a shard, all named by their ids. `due`: milliseconds UTC. */
export const alertMessage = v.object({
  shard: v.string(),
  alert: v.number(),
  due: v.number(),
  ids: v.array(v.number()),
});

export type AlertMessage = v.InferOutput<typeof alertMessage>;

/** The outcome of one push. A pause: the push service was busy or away, and asks for none before so many milliseconds. */
export type PushOutcome = 'sent' | 'failed' | 'expired' | { pauseMs: number };

export type PushResult = { id: number; outcome: PushOutcome };

/**
 * The numbers of a shard in the last one to two hours. `lag`: the sum of the milliseconds from an alert's due time until it was
 * sent. Of new subscriptions `tried`, the push service accepted those that `joined`; `crowded`: their address had too many.
 * `replaced`: subscriptions that made room.
 */
export type ShardCounts = Record<
  'subscriptions' | 'sent' | 'failed' | 'expired' | 'lag' | 'tried' | 'joined' | 'crowded' | 'replaced',
  number
>;

/** The numbers of all shards. `lagMs`: the average lag. */
export interface AlertCounts extends Omit<ShardCounts, 'lag'> {
  lagMs: number | null;
}

/** `new`: the push service has to accept a first push. `crowded`: too many are new today from the same address. */
export type Saved = 'saved' | 'new' | 'crowded';

/** The methods of a shard of subscriptions. */
export interface AlertShardMethods {
  /**
   * Renews a subscription, or saves a new one that its push service accepted. Without follows it is deleted. `network`: a
   * digest of the visitor's address, empty if addresses are not limited.
   */
  save(subscription: Subscription, from: { network: string; isAccepted: boolean }): Promise<Saved>;
  /** Takes the journal's alerts, which it may give twice. */
  add(alerts: readonly Alert[]): Promise<void>;
  /** Leases the subscriptions that still need an alert. `isLast`: no other subscription of the message has to wait. */
  take(
    message: AlertMessage,
  ): Promise<{ alert: Alert; to: { id: number; recipient: Recipient }[]; isLast: boolean } | null>;
  /** Ends the leases of pushes. */
  done(alert: Alert, due: number, results: readonly PushResult[]): Promise<void>;
  /** Those of some follows for which a subscription wants a kind of alert. */
  wanted(kind: AlertKind, follows: readonly Follow[]): Promise<Follow[]>;
  /** Those of some teams (by their ids) with a player for whom a subscription wants alerts. */
  teamsOfPlayers(teams: readonly string[]): Promise<string[]>;
  report(): Promise<ShardCounts>;
}

/** The binding; undefined when the deploy has none. */
export type AlertShardBinding =
  | {
      getByName(name: string): AlertShardMethods;
      idFromString(id: string): DurableObjectId;
      get(id: DurableObjectId): AlertShardMethods;
    }
  | undefined;
