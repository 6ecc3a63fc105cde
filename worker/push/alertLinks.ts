import * as v from 'valibot';
import type { Follow } from '../../web/domain/follow.ts';
import { followedMatches, isFollow } from '../../web/domain/follows.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { journalLog as log } from '../base/log.ts';
import { pause, withTimeout } from '../base/withTimeout.ts';
import type { Alert, AlertCounts, AlertShardBinding } from '../settings/alertBinding.ts';
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
  counts: AlertCounts | null;
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
    const counts = [...this.#shards.values()].flatMap((shard) => shard.counts ?? []);
    const sum = (number: (each: AlertCounts) => number) => counts.reduce((total, each) => total + number(each), 0);
    const sent = sum((each) => each.sent);
    return {
      subscriptions: sum((each) => each.subscriptions),
      sent,
      failed: sum((each) => each.failed),
      expired: sum((each) => each.expired),
      lagMs: sent === 0 ? null : Math.round(sum((each) => each.sent * (each.lagMs ?? 0)) / sent),
    };
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
      await Promise.all([...this.#shards.keys()].map((name) => this.#call(name, alerts)));
    });
    return this.#sending;
  }

  // A shard ignores alerts that it has, so another try can't double them.
  async #call(name: string, alerts: readonly Alert[]): Promise<void> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const adding = this.#binding?.getByName(name).add(name, alerts) ?? Promise.resolve(undefined);
      const counts = await withTimeout(adding, PATIENCE_MS).catch((error: unknown) => {
        log('warn', 'alert shard away', { shard: name, error: String(error).slice(0, 200) });
        return undefined;
      });
      if (counts !== undefined) return this.#note(name, counts);
      await pause(PAUSE_MS * attempt);
    }
    log('error', 'alerts lost', { shard: name, alerts: alerts.length });
  }

  #note(name: string, counts: AlertCounts): void {
    const shard = this.#shards.get(name);
    if (shard === undefined) return;
    shard.counts = counts;
    if (counts.subscriptions > 0) return;
    this.#sql.exec('DELETE FROM alert_shards WHERE name = ?', name);
    this.#shards.delete(name);
  }
}
