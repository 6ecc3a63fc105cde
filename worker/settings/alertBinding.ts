import * as v from 'valibot';
import { alertsSchema, type BrowserAlerts } from '../../web/domain/alertSchemas.ts';
import { ALERT_KINDS, type AlertKind } from '../../web/domain/alerts.ts';
import type { Follow } from '../../web/domain/follow.ts';
import { isFollow } from '../../web/domain/follows.ts';
import { namedMatchSchema } from '../../web/domain/goals.ts';
import { CARD_KINDS, GOAL_KINDS, NO_GOAL_KINDS } from '../../web/domain/incidentKinds.ts';
import { ENDINGS, SIDES } from '../../web/domain/matchKinds.ts';
import { matchSchema, scoreSchema } from '../../web/domain/matchSchemas.ts';
import type { Deed } from '../../web/domain/player.ts';
import { withTodaysKind } from '../base/earlierKinds.ts';

/** With this many, a shard answers in milliseconds, and sixteen shards serve a large country. */
export const MAX_SUBSCRIPTIONS = 30_000;
/** The new subscriptions of one address at one shard in a day. A school or a mobile network shares one address. */
export const MAX_NEW_OF_ADDRESS = 60;

const side = v.picklist(SIDES);
const score = v.nullable(scoreSchema);
const words = v.nullable(v.string());
const follow = v.custom<Follow>((text) => typeof text === 'string' && isFollow(text));

const PLAYER_NEWS = ['player-starts', 'player-goal', 'player-assist', 'player-card', 'player-substituted'] as const;

export type PlayerNewsType = (typeof PLAYER_NEWS)[number];

const DEEDS = [...GOAL_KINDS, ...NO_GOAL_KINDS, ...CARD_KINDS, 'assist', 'came-on', 'went-off', 'starter'] as const;

const alertNews = v.variant('type', [
  v.object({ type: v.picklist(['kick-off', 'moved', 'postponed', 'cancelled', 'abandoned']) }),
  /** `by`: the goals since the last read. `score`: the new score. */
  v.object({ type: v.literal('goal'), side, by: v.number(), score: scoreSchema, minute: words, scorer: words }),
  /** `reason`: the source’s word for it. */
  v.object({ type: v.literal('goal-disallowed'), side, score: scoreSchema, scorer: words, reason: words }),
  v.object({ type: v.literal('score-corrected'), score: scoreSchema }),
  v.object({ type: v.picklist(['half-time', 'extra-time', 'overtime', 'shoot-out']), score }),
  v.object({ type: v.picklist(['red-card', 'red-card-overturned', 'line-ups']), side }),
  /** What the source’s details say of a player. */
  v.object({
    type: v.picklist(PLAYER_NEWS),
    player: follow,
    name: v.string(),
    deed: v.picklist(DEEDS satisfies readonly Deed[]),
    minute: words,
  }),
  v.object({ type: v.literal('full-time'), ending: v.picklist(ENDINGS), score, shootOut: score }),
]);

/** News about a match, as an alert tells it. */
export type AlertNews = v.InferOutput<typeof alertNews>;

/** An alert as a shard stores it. */
export const storedAlert = v.object({
  /** Later alerts have higher ids. */
  id: v.number(),
  /** When the source reported it, milliseconds UTC. */
  at: v.number(),
  kind: v.picklist(ALERT_KINDS),
  /** The match, its teams and its competition; or a player. */
  follows: v.array(follow),
  match: v.object({
    ...v.pick(matchSchema, ['id', 'sport', 'kickOff', 'untimed']).entries,
    ...v.pick(namedMatchSchema, SIDES).entries,
    score,
  }),
  news: v.pipe(withTodaysKind('type'), alertNews),
});

/** One piece of news for the subscriptions to its match. */
export type Alert = v.InferOutput<typeof storedAlert>;

/** A browser as a shard stores it. */
export const storedRecipient = v.object({
  ...v.pick(alertsSchema, ['endpoint', 'keys', 'locale']).entries,
  /** The site's public key, which the browser subscribed with. The push service takes no push with another. */
  siteKey: v.string(),
  /** IANA time zone. */
  zone: v.string(),
  /** Scheme and host of the site. */
  origin: v.string(),
  isSpoilerFree: v.boolean(),
});

/** A browser, and the visitor's choices that its alerts obey. */
export type Recipient = v.InferOutput<typeof storedRecipient>;

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
