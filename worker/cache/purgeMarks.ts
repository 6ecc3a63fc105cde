import * as v from 'valibot';
import type { Log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Background } from './reading.ts';
import type { Store } from './stores.ts';

/** Marks that are kept: far more than editors publish while any of them matters. */
const MOST_MARKS = 300;
/** A mark older than this concerns nothing that a cache still shows as it is. */
const MARK_LIFE_SECONDS = 2 * 60 * 60;
const NEAR_INTERVAL_MS = 2_000;
const LASTING_INTERVAL_MS = 30_000;
const STORE_PATIENCE_MS = 250;
/** What was purged has been loaded anew after this time, or can't be had: content systems answer within it. */
const RELOAD_MS = 5_000;

const wireMarks = v.record(v.string(), v.number());

interface MarkStores {
  near: Store | null;
  lasting: Store | null;
  now: () => number;
}

/**
 * When each group of values was last purged (milliseconds UTC). A value that was had before the mark of one of its groups
 * must be loaded anew; it stays the last known good one. Marks reach the other isolates of the place through the near
 * store within seconds, and other places through the lasting one within its minute.
 */
export class PurgeMarks {
  #marks = new Map<string, number>();
  /** The asking of this place's store, while it is under way. */
  #asked: Promise<void> | null = null;
  #revision = 0;
  #heardAt = Number.NEGATIVE_INFINITY;
  #nearAt = Number.NEGATIVE_INFINITY;
  #lastingAt = Number.NEGATIVE_INFINITY;
  readonly #key: string;
  readonly #stores: MarkStores;

  /** `source`: whose values are purged. */
  constructor(source: string, stores: MarkStores) {
    this.#key = `${source}:purge-marks`;
    this.#stores = stores;
  }

  /** Changes with every purge that this isolate hears of. */
  get revision(): number {
    return this.#revision;
  }

  /** Whether this isolate has heard of a purge so lately that what it is about may still be on its way. */
  get isRecent(): boolean {
    return this.#stores.now() - this.#heardAt < RELOAD_MS;
  }

  /** The latest purge of any of these groups; minus infinity where there was none. */
  latest(groups: readonly string[]): number {
    let latest = Number.NEGATIVE_INFINITY;
    for (const group of groups) latest = Math.max(latest, this.#marks.get(group) ?? latest);
    return latest;
  }

  /** Purges groups here at once, and everywhere else as soon as the stores carry it there. Never throws. */
  async purge(groups: readonly string[], log: Log): Promise<void> {
    const { near, lasting, now } = this.#stores;
    this.#add(groups.map((group) => [group, now()]));
    await Promise.all([this.#publish(near, log), this.#publish(lasting, log)]);
  }

  /**
   * Takes over what others have purged, not more often than it can change. It waits for what this place knows, so that an
   * isolate that nobody asked for a while shows nobody what was purged meanwhile; never for long.
   */
  async refreshed(background: Background): Promise<void> {
    const { near, lasting, now } = this.#stores;
    if (now() - this.#lastingAt >= LASTING_INTERVAL_MS) {
      this.#lastingAt = now();
      background(this.#take(lasting, background.log));
    }
    if (now() - this.#nearAt >= NEAR_INTERVAL_MS) {
      this.#nearAt = now();
      const asked = this.#take(near, background.log).finally(() => {
        if (this.#asked === asked) this.#asked = null;
      });
      this.#asked = asked;
      background(asked);
    }
    // Each reader has a timer of its own: the request that asked first may be cut off.
    if (this.#asked !== null) await withTimeout(this.#asked, STORE_PATIENCE_MS);
  }

  #add(marks: Iterable<readonly [string, number]>): void {
    for (const [group, given] of marks) {
      const at = Math.min(given, this.#stores.now());
      if (at <= (this.#marks.get(group) ?? Number.NEGATIVE_INFINITY)) continue;
      this.#revision += 1;
      this.#heardAt = this.#stores.now();
      // The latest mark is the last of the map.
      this.#marks.delete(group);
      this.#marks.set(group, at);
    }
    for (const group of this.#marks.keys()) {
      if (this.#marks.size <= MOST_MARKS) break;
      this.#marks.delete(group);
    }
  }

  async #take(store: Store | null, log: Log): Promise<void> {
    if (store === null) return;
    try {
      const text = await withTimeout(store.get(this.#key), STORE_PATIENCE_MS);
      if (text === null || text === undefined) return;
      const read = v.safeParse(wireMarks, JSON.parse(text));
      if (read.success) this.#add(Object.entries(read.output));
    } catch (error) {
      log('warn', 'purge marks unreadable', { error: String(error) });
    }
  }

  // What others have purged since is taken over first, so that one place's marks don't erase another's.
  async #publish(store: Store | null, log: Log): Promise<void> {
    if (store === null) return;
    await this.#take(store, log);
    try {
      await withTimeout(
        store.put(this.#key, JSON.stringify(Object.fromEntries(this.#marks)), MARK_LIFE_SECONDS),
        STORE_PATIENCE_MS,
      );
    } catch (error) {
      log('warn', 'purge marks unwritable', { error: String(error) });
    }
  }
}
