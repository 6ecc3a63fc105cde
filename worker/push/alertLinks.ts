import type { Follow } from '../../web/domain/follow.ts';
import { followedMatches } from '../../web/domain/follows.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { journalLog as log } from '../base/log.ts';
import { pause, withTimeout } from '../base/withTimeout.ts';
import type {
  Alert,
  AlertCounts,
  AlertShardBinding,
  AlertShardMethods,
  ShardCounts,
} from '../settings/alertBinding.ts';
import { alertsOf } from './alertsOf.ts';
import type { Entry } from './changes.ts';

const PATIENCE_MS = 3_000;
/** A report is wanted within a second. */
const REPORT_MS = 500;
const TRIES = 4;
const PAUSE_MS = 500;
/** Line-ups come an hour before kick-off. */
const LINE_UPS_MS = 90 * 60_000;

/** The shards with subscriptions to alerts. */
export class AlertLinks {
  readonly #sql: SqlStorage;
  readonly #binding: AlertShardBinding;
  /** By shard, the follows whose line-ups are wanted. */
  readonly #lineUps = new Map<string, readonly Follow[]>();
  #sending: Promise<void> = Promise.resolve();

  constructor(sql: SqlStorage, binding: AlertShardBinding) {
    this.#sql = sql;
    this.#binding = binding;
    sql.exec('CREATE TABLE IF NOT EXISTS alert_shards (name TEXT PRIMARY KEY, line_ups TEXT) WITHOUT ROWID');
    for (const { name, line_ups } of sql.exec<Record<'name' | 'line_ups', string>>('SELECT * FROM alert_shards'))
      this.#lineUps.set(name, JSON.parse(line_ups));
  }

  get isEmpty(): boolean {
    return this.#lineUps.size === 0;
  }

  /** Registers a shard, which has a subscription. */
  join(name: string, lineUps: readonly Follow[]): void {
    this.#sql.exec('INSERT OR REPLACE INTO alert_shards VALUES (?, ?)', name, JSON.stringify(lineUps));
    this.#lineUps.set(name, lineUps);
  }

  /** The numbers of all shards that answer. Forgets those without subscriptions. */
  async report(): Promise<AlertCounts> {
    const counts = await Promise.all(
      Array.from(this.#lineUps, async ([name, lineUps]) => {
        const own = await this.#ask(name, REPORT_MS, (shard) => shard.report());
        // It may have joined again meanwhile.
        if (own?.subscriptions === 0 && this.#lineUps.get(name) === lineUps) {
          this.#sql.exec('DELETE FROM alert_shards WHERE name = ?', name);
          this.#lineUps.delete(name);
        }
        return own;
      }),
    );
    const sum = (name: keyof ShardCounts) => counts.reduce((total, own) => total + (own?.[name] ?? 0), 0);
    const sent = sum('sent');
    const lagMs = sent === 0 ? null : Math.round(sum('lag') / sent);
    return { subscriptions: sum('subscriptions'), sent, failed: sum('failed'), expired: sum('expired'), lagMs };
  }

  /** The matches whose line-ups are wanted and may be announced now. `now` in milliseconds UTC. */
  awaitedLineUps(matches: readonly Match[], now: number): string[] {
    const follows = [...this.#lineUps.values()].flat();
    const soon = matches.filter((match) => phaseOf(match) === 'upcoming' && match.kickOff - now < LINE_UPS_MS);
    return followedMatches(soon, follows).map(({ id }) => id);
  }

  /** Sends the alerts for changes to all shards, after the alerts before. `now` in milliseconds UTC. */
  send(entries: readonly Entry[], now: number): Promise<void> {
    const alerts = this.isEmpty ? [] : alertsOf(entries, now);
    if (alerts.length === 0) return this.#sending;
    this.#sending = this.#sending.then(async () => {
      await Promise.all(Array.from(this.#lineUps.keys(), (name) => this.#give(name, alerts)));
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

  async #ask<Answer>(
    name: string,
    patienceMs: number,
    ask: (shard: AlertShardMethods) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const binding = this.#binding;
    if (binding === undefined) return undefined;
    const answer = ask(binding.get(binding.idFromString(name)));
    return withTimeout(answer, patienceMs).catch((error: unknown) => {
      log('warn', 'alert shard away', { shard: name, error: String(error).slice(0, 200) });
      return undefined;
    });
  }
}
