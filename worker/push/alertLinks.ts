import type { Follow } from '../../web/domain/follow.ts';
import { followedMatches } from '../../web/domain/follows.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { answerOf } from '../base/answerOf.ts';
import { journalLog as log } from '../base/log.ts';
import { pause } from '../base/withTimeout.ts';
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

/** The name on the disk. */
const SHARDS = 'alert-shards';

/** The shards with subscriptions to alerts. */
export class AlertLinks {
  readonly #disk: DurableObjectStorage;
  readonly #binding: AlertShardBinding;
  /** By shard, the follows whose line-ups are wanted. */
  readonly #lineUps: Map<string, readonly Follow[]>;
  #sending: Promise<void> = Promise.resolve();

  constructor(disk: DurableObjectStorage, binding: AlertShardBinding) {
    this.#disk = disk;
    this.#binding = binding;
    this.#lineUps = disk.kv.get(SHARDS) ?? new Map();
  }

  get isEmpty(): boolean {
    return this.#lineUps.size === 0;
  }

  /** Registers a shard, which has a subscription. */
  join(shard: string, lineUps: readonly Follow[]): void {
    this.#lineUps.set(shard, lineUps);
    this.#disk.kv.put(SHARDS, this.#lineUps);
  }

  /** The numbers of all shards that answer. Forgets those without subscriptions. */
  async report(): Promise<AlertCounts> {
    const work = Array.from(this.#lineUps, async ([name, lineUps]) => {
      const counts = await this.#ask(name, REPORT_MS, (shard) => shard.report());
      // It may have joined again meanwhile.
      if (counts?.subscriptions === 0 && this.#lineUps.get(name) === lineUps) {
        this.#lineUps.delete(name);
        this.#disk.kv.put(SHARDS, this.#lineUps);
      }
      return counts;
    });
    const reports = await Promise.all(work);
    const sum = (name: keyof ShardCounts) => reports.reduce((total, counts) => total + (counts?.[name] ?? 0), 0);
    const sent = sum('sent');
    const lagMs = sent === 0 ? null : Math.round(sum('lag') / sent);
    return { subscriptions: sum('subscriptions'), sent, failed: sum('failed'), expired: sum('expired'), lagMs };
  }

  /** The matches whose line-ups are wanted and may be announced now. `now` in milliseconds UTC. */
  awaitedLineUps(matches: readonly Match[], now: number): string[] {
    const soon = matches.filter((match) => phaseOf(match) === 'upcoming' && match.kickOff - now < LINE_UPS_MS);
    return followedMatches(soon, [...this.#lineUps.values()].flat()).map(({ id }) => id);
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

  async #ask<Answer>(shard: string, patienceMs: number, ask: (shard: AlertShardMethods) => Promise<Answer>) {
    const binding = this.#binding;
    const asking = { patienceMs, log, event: 'alert shard away', facts: { shard } };
    return binding && answerOf(() => ask(binding.get(binding.idFromString(shard))), asking);
  }
}
