import * as v from 'valibot';
import type { Follow } from '../../web/domain/follow.ts';
import { followedMatches, isFollow } from '../../web/domain/follows.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { journalLog as log } from '../base/log.ts';
import { pause, withTimeout } from '../base/withTimeout.ts';
import type { Alert, AlertCounts, AlertShardBinding, ShardCounts } from '../settings/alertBinding.ts';
import { alertsOf } from './alertsOf.ts';
import type { Entry } from './changes.ts';

const PATIENCE_MS = 3_000;
const TRIES = 4;
const PAUSE_MS = 500;
/** Line-ups come an hour before kick-off. */
const LINE_UPS_MS = 90 * 60_000;

const followsSchema = v.array(v.custom<Follow>((follow) => typeof follow === 'string' && isFollow(follow)));

interface Shard {
  /** The follows whose line-ups are wanted. */
  lineUps: readonly Follow[];
  /** As of the last alert; null before it. */
  counts: ShardCounts | null;
}

/** The shards with subscriptions to alerts. */
export class AlertLinks {
  readonly #sql: SqlStorage;
  readonly #binding: AlertShardBinding;
  readonly #shards = new Map<string, Shard>();
  #sending: Promise<void> = Promise.resolve();

  constructor(sql: SqlStorage, binding: AlertShardBinding) {
    this.#sql = sql;
    this.#binding = binding;
    sql.exec('CREATE TABLE IF NOT EXISTS alert_shards (name TEXT PRIMARY KEY, line_ups TEXT) WITHOUT ROWID');
    for (const { name, line_ups } of sql.exec<Record<'name' | 'line_ups', string>>('SELECT * FROM alert_shards'))
      this.#shards.set(name, { lineUps: v.parse(followsSchema, JSON.parse(line_ups)), counts: null });
  }

  get isEmpty(): boolean {
    return this.#shards.size === 0;
  }

  /** Registers a shard, which has a subscription. */
  join(name: string, lineUps: readonly Follow[]): void {
    this.#sql.exec('INSERT OR REPLACE INTO alert_shards VALUES (?, ?)', name, JSON.stringify(lineUps));
    this.#shards.set(name, { lineUps, counts: this.#shards.get(name)?.counts ?? null });
  }

  /** The numbers of all shards. */
  report(): AlertCounts {
    const shards = [...this.#shards.values()];
    const sum = (name: keyof ShardCounts) => shards.reduce((total, { counts }) => total + (counts?.[name] ?? 0), 0);
    const sent = sum('sent');
    const lagMs = sent === 0 ? null : Math.round(sum('lag') / sent);
    return { subscriptions: sum('subscriptions'), sent, failed: sum('failed'), expired: sum('expired'), lagMs };
  }

  /** The matches whose line-ups are wanted and may be announced now. `now` in milliseconds UTC. */
  awaitedLineUps(matches: readonly Match[], now: number): string[] {
    const follows = [...this.#shards.values()].flatMap(({ lineUps }) => lineUps);
    const soon = matches.filter((match) => phaseOf(match) === 'upcoming' && match.kickOff - now < LINE_UPS_MS);
    return followedMatches(soon, follows).map(({ id }) => id);
  }

  /** Sends the alerts for changes to all shards, after the alerts before. `now` in milliseconds UTC. */
  send(entries: readonly Entry[], now: number): Promise<void> {
    const alerts = this.isEmpty ? [] : alertsOf(entries, now);
    if (alerts.length === 0) return this.#sending;
    this.#sending = this.#sending.then(async () => {
      await Promise.all([...this.#shards].map(([name, shard]) => this.#call(name, shard, alerts)));
    });
    return this.#sending;
  }

  // A shard ignores alerts that it has, so another try can't double them.
  async #call(name: string, shard: Shard, alerts: readonly Alert[]): Promise<void> {
    const binding = this.#binding;
    if (binding === undefined) return;
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        const counts = await withTimeout(binding.get(binding.idFromString(name)).add(alerts), PATIENCE_MS);
        if (counts !== undefined) return this.#note(name, shard, counts);
      } catch (error) {
        log('warn', 'alert shard away', { shard: name, alerts: alerts.length, error: String(error).slice(0, 200) });
      }
      await pause(PAUSE_MS * attempt);
    }
    log('error', 'alerts lost', { shard: name, alerts: alerts.length });
  }

  // A shard without subscriptions is forgotten, unless it joined again meanwhile.
  #note(name: string, shard: Shard, counts: ShardCounts): void {
    shard.counts = counts;
    if (counts.subscriptions > 0 || this.#shards.get(name) !== shard) return;
    this.#sql.exec('DELETE FROM alert_shards WHERE name = ?', name);
    this.#shards.delete(name);
  }
}
