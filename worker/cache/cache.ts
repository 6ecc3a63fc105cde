import type { Background } from '../base/background.ts';
import { DOUBT_WITHIN_MS, doubtAfter } from '../base/doubt.ts';
import type { Log } from '../base/log.ts';
import { Lru } from '../base/lru.ts';
import { type Answer, type Failure, failure, ok } from '../base/result.ts';
import { type AnswerAge, loadWithAge, type UpstreamCall } from '../base/upstreamCall.ts';
import { pause, withTimeout } from '../base/withTimeout.ts';
import { CacheEntry, isAsNew } from './cacheEntry.ts';
import type { CachedValue, CacheOptions, CacheReport, CacheRequest, Lifetime } from './cacheTypes.ts';
import { LastingWrites } from './lastingValues.ts';
import { MEMORY, memoryOf } from './memoryLimits.ts';
import { readStored, type Store, storedText } from './stores.ts';

/** A hanging write keeps a request alive no longer than this. */
const WRITE_PATIENCE_MS = 1_000;
/** Together with the wait of a rendered page, scores return within ten seconds. */
const MAX_BACKOFF_MS = 6_000;
/** While a failed source’s next try is nearer than this, readers hardly wait for it. */
const RETRY_SOON_MS = 60_000;
const MAX_FLIGHT_MS = 30_000;
const RESTING_PATIENCE_MS = 300;
/** Loads of a purged key are at least this far apart. Readers wait for the load. */
const PURGE_INTERVAL_MS = 500;

/**
 * Reads memory, then the colo’s store, then the source, then the lasting store, which comes before the source for a
 * `remembered` value. Concurrent misses share one load. A failed source is asked again after 1, 2, 4, 6 seconds, or
 * after its `Retry-After`.
 */
export class Cache<Value> {
  readonly #entries: Lru<string, CacheEntry<Value>>;
  readonly #options: CacheOptions<Value>;
  readonly #lastingWrites: LastingWrites | null;

  constructor(options: CacheOptions<Value>) {
    this.#options = options;
    this.#lastingWrites = options.lasting && new LastingWrites(options.lasting);
    this.#entries = new Lru(options.memory ?? MEMORY.other);
  }

  /** The value of a key, however old, or the failure. `background` keeps work alive after the answer. */
  async read(request: CacheRequest<Value>, background: Background): Promise<Answer<CachedValue<Value>>> {
    const { lifetime } = request;
    const { near, patienceMs, isResting, marks } = this.#options;
    await marks?.refreshed(background);
    const entry = this.#entries.use(request.key, () => new CacheEntry<Value>(), memoryOf(request.key));
    if (entry.stored === null && entry.failures === 0) {
      await this.#restore(near, request, entry, background.log);
      if (request.remembered) await this.#restore(this.#options.lasting, request, entry, background.log);
    }
    const now = Date.now();
    const staleFor = this.#ageOf(entry, request, now) - lifetime.maxAge;
    if (staleFor > 0 && now >= entry.retryAt) {
      const flight = this.#begin(request, entry, background);
      if (staleFor > lifetime.staleWhileRevalidate) {
        // A source that failed moments ago must not cost each visitor its timeout. One that is back answers soon.
        const isRetriedSoon = entry.failures > 0 && now - entry.retryAt < RETRY_SOON_MS;
        const patience = isRetriedSoon || isResting?.() ? Math.min(RESTING_PATIENCE_MS, patienceMs) : patienceMs;
        await withTimeout(flight, patience);
        // A load from before a purge may bring the purged value.
        if (entry.flight !== flight && entry.failures === 0 && this.#isPurged(entry, request)) {
          await withTimeout(this.#begin(request, entry, background), patience);
        }
      }
    }
    return this.#answer(entry, lifetime);
  }

  /** The values in memory whose keys start with a prefix, most recently read first. */
  valuesUnder(prefix: string): Value[] {
    return this.#entries
      .entries()
      .flatMap(([key, { stored }]) => (stored !== null && key.startsWith(prefix) ? [stored.value] : []));
  }

  /** The state of a key’s source, for `/api/health`. */
  report(key: string): CacheReport {
    const entry = this.#entries.get(key);
    const at = entry?.stored?.at ?? null;
    return {
      lastSuccess: at === null ? null : new Date(at).toISOString(),
      ageSeconds: at === null ? null : Math.max(0, Math.round((Date.now() - at) / 1000)),
      failures: entry?.failures ?? 0,
      lastFailure: entry?.lastFailure?.kind ?? null,
    };
  }

  // An entry that was dropped while its load was under way returns, unless another has taken its place.
  #setMemory(key: string, entry: CacheEntry<Value>, text: string): void {
    if ((this.#entries.get(key) ?? entry) === entry) this.#entries.set(key, entry, memoryOf(text));
  }

  #purgedAt({ groups }: CacheRequest<Value>): number {
    return this.#options.marks?.latest(groups ?? []) ?? Number.NEGATIVE_INFINITY;
  }

  #isPurged({ stored }: CacheEntry<Value>, request: CacheRequest<Value>): boolean {
    return stored !== null && this.#purgedAt(request) >= stored.at;
  }

  // A purged value is too old to show.
  #ageOf(entry: CacheEntry<Value>, request: CacheRequest<Value>, now: number): number {
    const { stored } = entry;
    return stored === null || this.#isPurged(entry, request) ? Number.POSITIVE_INFINITY : now - stored.at;
  }

  #answer(entry: CacheEntry<Value>, lifetime: Lifetime): Answer<CachedValue<Value>> {
    const { stored } = entry;
    if (stored === null || Date.now() - stored.at > lifetime.maxAge + lifetime.staleIfError) {
      const late: Failure = { kind: 'timeout', detail: 'the load has not ended yet', retryAfterMs: null };
      return { ok: false, error: entry.lastFailure ?? late };
    }
    return ok({ ...stored, failing: entry.failures > 0, paced: entry.lastFailure?.kind === 'paced' });
  }

  // Joins the load of an entry, or begins one.
  #begin(request: CacheRequest<Value>, entry: CacheEntry<Value>, background: Background): Promise<void> {
    const wait = this.#isPurged(entry, request) ? Math.max(0, entry.flightAt + PURGE_INTERVAL_MS - Date.now()) : 0;
    const flight = entry.share(async () => {
      entry.flightAt += wait;
      if (wait > 0) await (this.#options.pause ?? pause)(wait);
      await this.#load(request, entry, background);
    }, MAX_FLIGHT_MS);
    background(flight);
    return flight;
  }

  async #load(request: CacheRequest<Value>, entry: CacheEntry<Value>, background: Background): Promise<void> {
    const { log } = background;
    const begunAt = entry.flightAt;
    const threw = (error: unknown) => unexpected(request.key, error, log);
    const load = (call: UpstreamCall) => {
      const { stored } = entry;
      return request.load(call, stored?.value ?? null, stored?.confirmedAt ?? 0).catch(threw);
    };
    const { result: loaded, age, late } = await loadWithAge(load, { log });
    const now = Date.now();
    const isDoubted =
      loaded.ok && (await this.#isDoubted(request, entry, { value: loaded.value, at: age?.at ?? now, log }));
    const result = isDoubted ? NOTHING_NOW : loaded;
    // Another load was begun later, and may have ended before: it decides on failures and on stale values.
    const isGivenUp = begunAt < entry.flightAt;
    if (isGivenUp && (!result.ok || age?.staleReason != null)) return;
    if (result.ok && age?.staleReason != null) {
      this.#serveStale(entry, result.value, age);
      background(this.#write(request, entry, log));
      return;
    }
    if (result.ok) {
      // A load from before a purge may bring the purged value.
      const at = this.#purgedAt(request) >= begunAt ? begunAt : now;
      // What a source answers itself was true when it was asked. The wait may be long.
      const stored = { value: result.value, at, confirmedAt: Math.min(at, age?.at ?? begunAt) };
      if (isGivenUp && !isAsNew(entry, stored.confirmedAt)) return;
      Object.assign(entry, { stored, failures: 0, lastFailure: null, retryAt: 0 });
      background(this.#write(request, entry, log));
      return;
    }
    // A second load takes the answer of a slow source when it comes.
    if (late !== null) background(late.then(() => this.#begin(request, entry, background)));
    if (result.error.kind === 'resting') {
      // Nothing was called, so the key has not failed. Its next try is at the end of the source’s rest.
      entry.failures = Math.max(1, entry.failures);
      entry.lastFailure ??= result.error;
      entry.retryAt = now + (result.error.retryAfterMs ?? 0);
    } else {
      entry.lastFailure = result.error;
      entry.fail(result.error.retryAfterMs, MAX_BACKOFF_MS);
      entry.retryAt = Math.min(entry.retryAt, now + (request.lifetime.retryWithin ?? entry.retryAt));
      log('warn', 'upstream failed', { key: request.key, failures: entry.failures, ...result.error });
    }
    if (entry.stored === null) await this.#restore(this.#options.lasting, request, entry, log);
  }

  // A source that suddenly has nothing is usually broken, so it must repeat this for a while to be served.
  async #isDoubted(
    request: CacheRequest<Value>,
    entry: CacheEntry<Value>,
    { value, at, log }: { value: Value; at: number; log: Log },
  ): Promise<boolean> {
    const { lasting } = this.#options;
    const isEmpty = request.isEmpty ?? this.#options.isEmpty;
    if (isEmpty?.(value) !== true) {
      entry.doubt = null;
      return false;
    }
    if (entry.stored === null) await this.#restore(lasting, request, entry, log);
    const { stored } = entry;
    // A purge announces that content may be gone.
    const isKnown = stored !== null && !this.#isPurged(entry, request) && Date.now() - stored.at < DOUBT_WITHIN_MS;
    const isContradiction = isKnown && !isEmpty(stored.value);
    entry.doubt = isContradiction ? doubtAfter(entry.doubt, at) : null;
    return entry.doubt !== null;
  }

  // Serves a value that its source could not confirm, with its age.
  #serveStale(entry: CacheEntry<Value>, value: Value, { at, freshUntil, staleReason }: AnswerAge): void {
    if (isAsNew(entry, at)) entry.stored = { value, at, confirmedAt: at };
    Object.assign(entry, { failures: Math.max(1, entry.failures), lastFailure: staleReason, retryAt: freshUntil });
  }

  async #restore(
    store: Store | null,
    { key, parse }: CacheRequest<Value>,
    entry: CacheEntry<Value>,
    log: Log,
  ): Promise<void> {
    if (store === null || entry.stored !== null) return;
    const restored = await readStored(store, key, parse, log);
    if (restored === null || entry.stored !== null) return;
    const at = Math.min(restored.at, Date.now());
    entry.stored = { value: restored.value, at, confirmedAt: Math.min(restored.confirmedAt, at) };
    this.#setMemory(key, entry, restored.text);
  }

  async #write({ key, lifetime, lasts }: CacheRequest<Value>, entry: CacheEntry<Value>, log: Log): Promise<void> {
    const { near } = this.#options;
    const { stored } = entry;
    if (stored === null) return;
    const written = storedText(stored);
    this.#setMemory(key, entry, written.text);
    const life = Math.ceil((lifetime.maxAge + lifetime.staleWhileRevalidate) / 1000);
    const writes: Promise<unknown>[] = [];
    if (near !== null) writes.push(withTimeout(near.put(key, written.text, life), WRITE_PATIENCE_MS));
    if (this.#lastingWrites !== null && (lasts === undefined || lasts(stored.value))) {
      writes.push(this.#lastingWrites.write(key, written, lifetime.maxAge + lifetime.staleIfError));
    }
    for (const outcome of await Promise.allSettled(writes)) {
      if (outcome.status === 'rejected') log('warn', 'store unwritable', { key, error: String(outcome.reason) });
    }
  }
}

const NOTHING_NOW = failure('empty', 'the source says that there is nothing where it had something');

function unexpected(key: string, error: unknown, log: Log): { ok: false; error: Failure } {
  log('error', 'load threw', { key, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  return { ok: false, error: { kind: 'shape', detail: String(error).slice(0, 200), retryAfterMs: null } };
}
