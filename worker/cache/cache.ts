import type { Background } from '../base/background.ts';
import type { Log } from '../base/log.ts';
import { Lru } from '../base/lru.ts';
import { type Answer, type Failure, failure, ok } from '../base/result.ts';
import { type AnswerAge, loadWithAge, type UpstreamCall } from '../base/upstreamCall.ts';
import { pause, withTimeout } from '../base/withTimeout.ts';
import type { CachedValue, CacheOptions, CacheReport, CacheRequest, Lifetime } from './cacheTypes.ts';
import { LastingWrites } from './lastingValues.ts';
import { MEMORY, memoryOf } from './memoryLimits.ts';
import { DOUBT_WITHIN_MS, doubtAfter, isAsNew, Slot } from './slot.ts';
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
  readonly #slots: Lru<string, Slot<Value>>;
  readonly #options: CacheOptions<Value>;
  readonly #lastingWrites: LastingWrites | null;

  constructor(options: CacheOptions<Value>) {
    this.#options = options;
    this.#lastingWrites = options.lasting && new LastingWrites(options.lasting);
    this.#slots = new Lru(options.memory ?? MEMORY.other);
  }

  /** The value of a key, however old, or the failure. `background` keeps work alive after the answer. */
  async read(request: CacheRequest<Value>, background: Background): Promise<Answer<CachedValue<Value>>> {
    const { lifetime } = request;
    const { near, patienceMs, isResting, marks } = this.#options;
    await marks?.refreshed(background);
    const slot = this.#slots.use(request.key, () => new Slot<Value>(), memoryOf(request.key));
    if (slot.stored === null && slot.failures === 0) {
      await this.#restore(near, request, slot, background.log);
      if (request.remembered) await this.#restore(this.#options.lasting, request, slot, background.log);
    }
    const now = Date.now();
    const staleFor = this.#ageOf(slot, request, now) - lifetime.maxAge;
    if (staleFor > 0 && now >= slot.retryAt) {
      const flight = this.#begin(request, slot, background);
      if (staleFor > lifetime.staleWhileRevalidate) {
        // A source that failed moments ago must not cost each visitor its timeout. One that is back answers soon.
        const isRetriedSoon = slot.failures > 0 && now - slot.retryAt < RETRY_SOON_MS;
        const patience = isRetriedSoon || isResting?.() ? Math.min(RESTING_PATIENCE_MS, patienceMs) : patienceMs;
        await withTimeout(flight, patience);
        // A load from before a purge may bring the purged value.
        if (slot.flight !== flight && slot.failures === 0 && this.#isPurged(slot, request)) {
          await withTimeout(this.#begin(request, slot, background), patience);
        }
      }
    }
    return this.#answer(slot, lifetime);
  }

  /** The values in memory whose keys start with a prefix, most recently read first. */
  valuesUnder(prefix: string): Value[] {
    return this.#slots
      .entries()
      .flatMap(([key, { stored }]) => (stored !== null && key.startsWith(prefix) ? [stored.value] : []));
  }

  /** The state of a key’s source, for `/api/health`. */
  report(key: string): CacheReport {
    const slot = this.#slots.get(key);
    const at = slot?.stored?.at ?? null;
    return {
      lastSuccess: at === null ? null : new Date(at).toISOString(),
      ageSeconds: at === null ? null : Math.max(0, Math.round((Date.now() - at) / 1000)),
      failures: slot?.failures ?? 0,
      lastFailure: slot?.lastFailure?.kind ?? null,
    };
  }

  // A slot that was dropped while its load was under way returns, unless another has taken its place.
  #setMemory(key: string, slot: Slot<Value>, text: string): void {
    if ((this.#slots.get(key) ?? slot) === slot) this.#slots.set(key, slot, memoryOf(text));
  }

  #purgedAt({ groups }: CacheRequest<Value>): number {
    return this.#options.marks?.latest(groups ?? []) ?? Number.NEGATIVE_INFINITY;
  }

  #isPurged({ stored }: Slot<Value>, request: CacheRequest<Value>): boolean {
    return stored !== null && this.#purgedAt(request) >= stored.at;
  }

  // A purged value is too old to show.
  #ageOf(slot: Slot<Value>, request: CacheRequest<Value>, now: number): number {
    const { stored } = slot;
    return stored === null || this.#isPurged(slot, request) ? Number.POSITIVE_INFINITY : now - stored.at;
  }

  #answer(slot: Slot<Value>, lifetime: Lifetime): Answer<CachedValue<Value>> {
    const { stored } = slot;
    if (stored === null || Date.now() - stored.at > lifetime.maxAge + lifetime.staleIfError) {
      const late: Failure = { kind: 'timeout', detail: 'the load has not ended yet', retryAfterMs: null };
      return { ok: false, error: slot.lastFailure ?? late };
    }
    return ok({ ...stored, failing: slot.failures > 0, paced: slot.lastFailure?.kind === 'paced' });
  }

  // Joins the load of a slot, or begins one.
  #begin(request: CacheRequest<Value>, slot: Slot<Value>, background: Background): Promise<void> {
    const wait = this.#isPurged(slot, request) ? Math.max(0, slot.flightAt + PURGE_INTERVAL_MS - Date.now()) : 0;
    const flight = slot.share(async () => {
      slot.flightAt += wait;
      if (wait > 0) await (this.#options.pause ?? pause)(wait);
      await this.#load(request, slot, background);
    }, MAX_FLIGHT_MS);
    background(flight);
    return flight;
  }

  async #load(request: CacheRequest<Value>, slot: Slot<Value>, background: Background): Promise<void> {
    const { log } = background;
    const begunAt = slot.flightAt;
    const threw = (error: unknown) => unexpected(request.key, error, log);
    const load = (call: UpstreamCall) => request.load(call, slot.stored?.value ?? null).catch(threw);
    const { result: loaded, age, late } = await loadWithAge(load, { log });
    const now = Date.now();
    const isDoubted =
      loaded.ok && (await this.#isDoubted(request, slot, { value: loaded.value, at: age?.at ?? now, log }));
    const result = isDoubted ? NOTHING_NOW : loaded;
    // Another load was begun later, and may have ended before: it decides on failures and on stale values.
    const isGivenUp = begunAt < slot.flightAt;
    if (isGivenUp && (!result.ok || age?.staleReason != null)) return;
    if (result.ok && age?.staleReason != null) {
      this.#serveStale(slot, result.value, age);
      background(this.#write(request, slot, log));
      return;
    }
    if (result.ok) {
      // A load from before a purge may bring the purged value.
      const at = this.#purgedAt(request) >= begunAt ? begunAt : now;
      // What a source answers itself was true when it was asked. The wait may be long.
      const stored = { value: result.value, at, confirmedAt: Math.min(at, age?.at ?? begunAt) };
      if (isGivenUp && !isAsNew(slot, stored.confirmedAt)) return;
      Object.assign(slot, { stored, failures: 0, lastFailure: null, retryAt: 0 });
      background(this.#write(request, slot, log));
      return;
    }
    // A second load takes the answer of a slow source when it comes.
    if (late !== null) background(late.then(() => this.#begin(request, slot, background)));
    if (result.error.kind === 'resting') {
      // Nothing was called, so the key has not failed. Its next try is at the end of the source’s rest.
      slot.failures = Math.max(1, slot.failures);
      slot.lastFailure ??= result.error;
      slot.retryAt = now + (result.error.retryAfterMs ?? 0);
    } else {
      slot.lastFailure = result.error;
      slot.fail(result.error.retryAfterMs, MAX_BACKOFF_MS);
      slot.retryAt = Math.min(slot.retryAt, now + (request.lifetime.retryWithin ?? slot.retryAt));
      log('warn', 'upstream failed', { key: request.key, failures: slot.failures, ...result.error });
    }
    if (slot.stored === null) await this.#restore(this.#options.lasting, request, slot, log);
  }

  // A source that suddenly has nothing is usually broken, so it must repeat this for a while to be served.
  async #isDoubted(
    request: CacheRequest<Value>,
    slot: Slot<Value>,
    { value, at, log }: { value: Value; at: number; log: Log },
  ): Promise<boolean> {
    const { lasting } = this.#options;
    const isEmpty = request.isEmpty ?? this.#options.isEmpty;
    if (isEmpty?.(value) !== true) {
      slot.doubt = null;
      return false;
    }
    if (slot.stored === null) await this.#restore(lasting, request, slot, log);
    const { stored } = slot;
    // A purge announces that content may be gone.
    const isKnown = stored !== null && !this.#isPurged(slot, request) && Date.now() - stored.at < DOUBT_WITHIN_MS;
    const isContradiction = isKnown && !isEmpty(stored.value);
    slot.doubt = isContradiction ? doubtAfter(slot.doubt, at) : null;
    return slot.doubt !== null;
  }

  // Serves a value that its source could not confirm, with its age.
  #serveStale(slot: Slot<Value>, value: Value, { at, freshUntil, staleReason }: AnswerAge): void {
    if (isAsNew(slot, at)) slot.stored = { value, at, confirmedAt: at };
    Object.assign(slot, { failures: Math.max(1, slot.failures), lastFailure: staleReason, retryAt: freshUntil });
  }

  async #restore(store: Store | null, { key, parse }: CacheRequest<Value>, slot: Slot<Value>, log: Log): Promise<void> {
    if (store === null || slot.stored !== null) return;
    const restored = await readStored(store, key, parse, log);
    if (restored === null || slot.stored !== null) return;
    const at = Math.min(restored.at, Date.now());
    slot.stored = { value: restored.value, at, confirmedAt: Math.min(restored.confirmedAt, at) };
    this.#setMemory(key, slot, restored.text);
  }

  async #write({ key, lifetime, lasts }: CacheRequest<Value>, slot: Slot<Value>, log: Log): Promise<void> {
    const { near } = this.#options;
    const { stored } = slot;
    if (stored === null) return;
    const written = storedText(stored);
    this.#setMemory(key, slot, written.text);
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
