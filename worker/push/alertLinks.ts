import * as v from 'valibot';
import { type Follow, followOf } from '../../web/domain/follow.ts';
import { followedMatches, followsOfMatch } from '../../web/domain/follows.ts';
import { isUnderWay, type Match, phaseOf } from '../../web/domain/match.ts';
import { answerOf } from '../base/answerOf.ts';
import type { LimitCount } from '../base/limitCount.ts';
import { journalLog as log } from '../base/log.ts';
import { storedValue } from '../base/storedValue.ts';
import { pause } from '../base/withTimeout.ts';
import type { LiveContext } from '../live/state/readContext.ts';
import {
  type Alert,
  type AlertCounts,
  type AlertShardBinding,
  type AlertShardMethods,
  MAX_NEW_OF_ADDRESS,
  MAX_SUBSCRIPTIONS,
  type ShardCounts,
} from '../settings/alertBinding.ts';
import { alertsOf } from './alertsOf.ts';
import type { Entry } from './changes.ts';
import { withReason } from './disallowedGoal.ts';

const PATIENCE_MS = 3_000;
/** A report and the awaited line-ups are needed within a second. */
const SHORT_MS = 500;
const TRIES = 4;
const PAUSE_MS = 500;
/** Line-ups come an hour before kick-off. */
const LINE_UPS_MS = 90 * 60_000;
/** How often a shard without a new subscription is asked whose line-ups it wants. */
const ASK_MS = 30_000;

/** The name on the disk. */
const SHARDS = 'alert-shards';

/** An earlier release stored more than the names. */
const storedShards = v.union([v.set(v.string()), v.map(v.string(), v.unknown())]);

/**
 * A shard, and what its subscriptions awaited when it was asked (milliseconds UTC): line-ups of follows that play soon, and
 * teams with followed players.
 */
interface Shard {
  askedAt: number;
  lineUps: readonly Follow[];
  teams: readonly Follow[];
}

/** The limits of subscriptions. The longest unseen makes room in a full shard. */
export function subscriptionLimits({ subscriptions, tried, joined, crowded, replaced }: AlertCounts): LimitCount[] {
  const [place, address] = [MAX_SUBSCRIPTIONS, MAX_NEW_OF_ADDRESS];
  return [
    { name: 'subscriptions of a shard', most: place, served: subscriptions, cut: replaced, waitMs: null },
    { name: 'new subscriptions of an address', most: address, served: tried, cut: crowded, waitMs: null },
    { name: 'first pushes to new subscriptions', most: null, served: joined, cut: tried - joined, waitMs: null },
  ];
}

/** The shards with subscriptions to alerts. */
export class AlertLinks {
  readonly #disk: DurableObjectStorage;
  readonly #binding: AlertShardBinding;
  readonly #shards: Map<string, Shard>;
  /** The ids of the matches that ran at the last reading. */
  #running: ReadonlySet<string> = new Set();
  #sending: Promise<void> = Promise.resolve();

  constructor(disk: DurableObjectStorage, binding: AlertShardBinding) {
    this.#disk = disk;
    this.#binding = binding;
    const names = storedValue(storedShards, disk.kv, SHARDS)?.keys() ?? [];
    this.#shards = new Map(Array.from(names, (name) => [name, { askedAt: 0, lineUps: [], teams: [] }]));
  }

  get isEmpty(): boolean {
    return this.#shards.size === 0;
  }

  /** Registers a shard, which has a new or changed subscription. */
  join(name: string): void {
    const known = this.#shards.get(name);
    this.#shards.set(name, { lineUps: [], teams: [], ...known, askedAt: 0 });
    if (known === undefined) this.#keep();
  }

  /** The numbers of all shards that answer. Forgets those without subscriptions. */
  async report(): Promise<AlertCounts> {
    const work = Array.from(this.#shards, async ([name, known]) => {
      const counts = await this.#ask(name, SHORT_MS, (shard) => shard.report());
      // It may have joined again meanwhile.
      if (counts?.subscriptions === 0 && this.#shards.get(name) === known) {
        this.#shards.delete(name);
        this.#keep();
      }
      return counts;
    });
    const reports = await Promise.all(work);
    const sum = (name: keyof ShardCounts) => reports.reduce((total, counts) => total + (counts?.[name] ?? 0), 0);
    const sent = sum('sent');
    const lagMs = sent === 0 ? null : Math.round(sum('lag') / sent);
    return {
      ...{ subscriptions: sum('subscriptions'), sent, failed: sum('failed'), expired: sum('expired'), lagMs },
      ...{ tried: sum('tried'), joined: sum('joined'), crowded: sum('crowded'), replaced: sum('replaced') },
    };
  }

  /**
   * The matches (by their ids) whose line-ups somebody awaits and which may be announced now, and those with followed players that begin
   * soon, run, or ended since the last reading: a goal may come with the final whistle. `now` in milliseconds UTC.
   */
  async awaited(matches: readonly Match[], now: number): Promise<Record<'lineUps' | 'players', string[]>> {
    const soon = matches.filter((match) => phaseOf(match) === 'upcoming' && match.kickOff - now < LINE_UPS_MS);
    const near = [...soon, ...matches.filter((match) => isUnderWay(match) || this.#running.has(match.id))];
    this.#running = new Set(matches.filter(isUnderWay).map(({ id }) => id));
    const follows = [...new Set(soon.flatMap(followsOfMatch))];
    const teams = [...new Set(near.flatMap(({ home, away }) => [home?.id ?? [], away?.id ?? []].flat()))];
    const asked = Array.from(this.#shards, async ([name, shard]) => {
      if (near.length === 0 || now - shard.askedAt < ASK_MS) return shard;
      shard.askedAt = now;
      shard.lineUps = (await this.#ask(name, SHORT_MS, (each) => each.wanted('line-ups', follows))) ?? shard.lineUps;
      const found = await this.#ask(name, SHORT_MS, (each) => each.teamsOfPlayers(teams));
      shard.teams = found?.map((team) => followOf('team', team)) ?? shard.teams;
      return shard;
    });
    const shards = await Promise.all(asked);
    const wanted = (those: readonly Match[], of: 'lineUps' | 'teams') =>
      followedMatches(
        those,
        shards.flatMap((shard) => shard[of]),
      ).map(({ id }) => id);
    return { lineUps: wanted(soon, 'lineUps'), players: wanted(near, 'teams') };
  }

  /** Sends the alerts for changes to all shards, after the alerts before. `now` in milliseconds UTC. */
  send(entries: readonly Entry[], now: number, feed: Pick<LiveContext['feed'], 'event'>): Promise<void> {
    const alerts = this.isEmpty ? [] : alertsOf(entries, now);
    if (alerts.length === 0) return this.#sending;
    this.#sending = this.#sending.then(async () => {
      const told = await Promise.all(alerts.map((alert) => withReason(alert, feed)));
      await Promise.all(Array.from(this.#shards.keys(), (name) => this.#give(name, told)));
    });
    return this.#sending;
  }

  // A shard ignores alerts that it has, so another try can't double them.
  async #give(shard: string, alerts: readonly Alert[]): Promise<void> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if (await this.#ask(shard, PATIENCE_MS, (each) => each.add(alerts).then(() => true))) return;
      await pause(PAUSE_MS * attempt);
    }
    log('error', 'alerts lost', { shard, alerts: alerts.length });
  }

  #keep(): void {
    this.#disk.kv.put(SHARDS, new Set(this.#shards.keys()));
  }

  async #ask<Answer>(shard: string, patienceMs: number, ask: (shard: AlertShardMethods) => Promise<Answer>) {
    const binding = this.#binding;
    const asking = { patienceMs, log, event: 'alert shard unavailable', facts: { shard } };
    return binding && answerOf(() => ask(binding.get(binding.idFromString(shard))), asking);
  }
}
