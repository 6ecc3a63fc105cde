import * as v from 'valibot';
import { answerOf } from '../base/answerOf.ts';
import { Attempts } from '../base/attempts.ts';
import type { Background } from '../base/background.ts';
import type { Log } from '../base/log.ts';
import { Lru } from '../base/lru.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Store } from './stores.ts';

/** Far more purges than editors make while a mark matters. */
const MAX_MARKS = 300;
/** No cache serves content older than this without a load (`LIFETIMES`). */
const MARK_LIFE_SECONDS = 8 * 24 * 60 * 60;
const NEAR_INTERVAL_MS = 2_000;
const LASTING_INTERVAL_MS = 30_000;
const STORE_PATIENCE_MS = 250;

/** The marks in a store: the instant (milliseconds UTC) of each group’s last purge. */
export const storedMarks = v.record(v.string(), v.number());

interface MarkStores {
  near: Store | null;
  lasting: Store | null;
}

/**
 * When each group of values was last purged, in milliseconds UTC. A value from before its group’s mark must be
 * reloaded, but remains the last known good one. Marks reach other isolates of the colo through the near store within
 * seconds, and other colos through the lasting one within a minute.
 */
export class PurgeMarks {
  readonly #marks = new Lru<string, number>(MAX_MARKS);
  readonly #near = new Attempts();
  readonly #lasting = new Attempts();
  #isNew = true;
  #revision = 0;
  readonly #key: string;
  readonly #stores: MarkStores;

  constructor(source: string, stores: MarkStores) {
    this.#key = `${source}:purge-marks`;
    this.#stores = stores;
  }

  /** Changes with every purge that this isolate learns of. */
  get revision(): number {
    return this.#revision;
  }

  /** The latest purge of any of these groups; minus infinity if there was none. */
  latest(groups: readonly string[]): number {
    let latest = Number.NEGATIVE_INFINITY;
    for (const group of groups) latest = Math.max(latest, this.#marks.get(group) ?? latest);
    return latest;
  }

  /** Purges groups here at once, and elsewhere as soon as the stores carry the mark. Never throws. */
  async purge(groups: readonly string[], log: Log): Promise<void> {
    const { near, lasting } = this.#stores;
    this.#add(groups.map((group) => [group, Date.now()]));
    await Promise.all([this.#publish(near, log), this.#publish(lasting, log)]);
  }

  /**
   * Reads other isolates’ purges, no more often than they can change. It waits briefly for this colo’s store, so that
   * an idle isolate does not show purged content, and a new isolate also for the lasting one.
   */
  async refreshed(background: Background): Promise<void> {
    const { near, lasting } = this.#stores;
    const refresh = (reads: Attempts, store: Store | null, intervalMs: number) => {
      const read = () => this.#take(store, background.log);
      if (Date.now() - reads.flightAt >= intervalMs) background(reads.share(read, 0));
      return reads.flight;
    };
    const elsewhere = refresh(this.#lasting, lasting, LASTING_INTERVAL_MS);
    const here = refresh(this.#near, near, NEAR_INTERVAL_MS);
    const asked = [here, this.#isNew ? elsewhere : null].filter((read) => read !== null);
    // Each reader has its own timer, because the first request may be cut off.
    if (asked.length > 0) await withTimeout(Promise.all(asked), STORE_PATIENCE_MS);
    this.#isNew = false;
  }

  #add(marks: Iterable<readonly [string, number]>): void {
    for (const [group, given] of marks) {
      const at = Math.min(given, Date.now());
      if (at <= (this.#marks.get(group) ?? Number.NEGATIVE_INFINITY)) continue;
      this.#revision += 1;
      this.#marks.set(group, at);
    }
  }

  async #take(store: Store | null, log: Log): Promise<void> {
    if (store === null) return;
    const take = async () => {
      const read = v.safeParse(storedMarks, JSON.parse((await store.get(this.#key)) ?? '{}'));
      if (read.success) this.#add(Object.entries(read.output));
    };
    await answerOf(take, { patienceMs: STORE_PATIENCE_MS, log, event: 'purge marks unreadable' });
  }

  // Reads other colos’ marks first, so that writing does not erase them.
  async #publish(store: Store | null, log: Log): Promise<void> {
    if (store === null) return;
    await this.#take(store, log);
    const put = () =>
      store.put(this.#key, JSON.stringify(Object.fromEntries(this.#marks.entries())), MARK_LIFE_SECONDS);
    await answerOf(put, { patienceMs: STORE_PATIENCE_MS, log, event: 'purge marks unwritable' });
  }
}
