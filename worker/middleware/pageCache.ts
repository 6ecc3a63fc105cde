import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { parsePath } from '../../web/addresses/routes.ts';
import type { Follows } from '../../web/domain/follows.ts';
import type { Variant, Visitor } from '../../web/domain/visitor.ts';
import { isOwnPage } from '../../web/domain/wordPages.ts';
import { joinedBytes } from '../base/joinedBytes.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { PAGE_FRESH_MS, PAGE_USABLE_MS } from '../cache/lifetimes.ts';
import { isolateMemory, type Kept, type MemoryBudget } from '../cache/memoryBudget.ts';
import { type Compression, compressed, compressionFor } from '../render/compressed.ts';
import type { AppEnv, Isolate } from './appEnv.ts';
import { refusesTracking } from './consent.ts';
import { followsOfRequest } from './followsOfRequest.ts';
import { isPrefetch } from './prefetch.ts';

/** A document rendered for one `Variant`. */
interface Rendered {
  chunks: readonly Uint8Array[];
  /** The answer’s headers, without those of a single request. */
  headers: Headers;
  /** When it was rendered, in milliseconds UTC. */
  at: number;
  /** The purge revision at the start of its render. */
  revision: number;
}

/** A rendered page with its compressed bodies. */
class CachedPage implements Kept {
  bytes = 0;
  readonly evict: () => void;
  readonly rendered: Rendered;
  readonly #bodies = new Map<Compression | null, Uint8Array>();
  readonly #memory: MemoryBudget;
  /** A request is rendering a newer copy. */
  isRenewing = false;

  constructor(rendered: Rendered, memory: MemoryBudget, evict: () => void) {
    this.rendered = rendered;
    this.evict = evict;
    this.#memory = memory;
    memory.keep(
      this,
      rendered.chunks.reduce((length, chunk) => length + chunk.byteLength, 0),
    );
  }

  /** The body, compressed at the first request for it. */
  body(compression: Compression | null): Uint8Array {
    const known = this.#bodies.get(compression);
    if (known !== undefined) return known;
    const bytes = joinedBytes(this.rendered.chunks);
    const body = compression === null ? bytes : compressed(bytes, compression);
    this.#bodies.set(compression, body);
    this.#memory.keep(this, this.bytes + body.byteLength);
    return body;
  }
}

/** A page whose render is under way. */
interface Making {
  at: number;
  ended: Promise<void>;
  end: () => void;
  /** Another request wants it too. */
  isWanted: boolean;
}

/** A request waits this long for another request’s render, then renders its own page. */
const WORTH_WAITING_MS = 500;
/** Two requests within this time make a page worth caching. */
const WANTED_MS = 8_000;
/** The most recent page keys that the cache remembers as requested. */
const MOST_BEGUN = 5_000;

/** Rendered pages of the last seconds, by address, variant and clock. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #underWay = new Map<string, Making>();
  /** When each page was last requested, oldest first. A page requested once would only fill the memory. */
  readonly #begun = new Map<string, number>();
  readonly #memory: MemoryBudget;

  constructor(memory = isolateMemory) {
    this.#memory = memory;
  }

  /** The cached page of a key. Null if it is missing or too old, or if this caller should renew it. */
  find(key: string, now: number, revision: number): CachedPage | null {
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    const age = now - page.rendered.at;
    if (age >= PAGE_USABLE_MS || page.rendered.revision !== revision) {
      this.#forget(key, page);
      return null;
    }
    if (age < PAGE_FRESH_MS || page.isRenewing) return page;
    page.isRenewing = true;
    return null;
  }

  /** Announces a render, so that other requests can wait for it. Call `end` afterwards, with the page or null. */
  begin(key: string, now: number): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const isWanted = now - (this.#begun.get(key) ?? Number.NEGATIVE_INFINITY) < WANTED_MS;
    this.#note(key, now);
    this.#underWay.set(key, { at: now, ended: promise, end: resolve, isWanted });
    for (const [oldest, { at, end }] of this.#underWay) {
      if (now - at < WORTH_WAITING_MS) break;
      end();
      this.#underWay.delete(oldest);
    }
  }

  end(key: string, rendered: Rendered | null): void {
    const making = this.#underWay.get(key);
    if (rendered !== null && making?.isWanted !== false) this.#keep(key, rendered);
    making?.end();
    this.#underWay.delete(key);
  }

  /** The end of a render that another request started just now; null if there is none. */
  underWay(key: string, now: number): Promise<void> | null {
    const making = this.#underWay.get(key);
    if (making === undefined || now - making.at >= WORTH_WAITING_MS) return null;
    making.isWanted = true;
    return making.ended;
  }

  #note(key: string, now: number): void {
    this.#begun.delete(key);
    this.#begun.set(key, now);
    for (const [oldest, at] of this.#begun) {
      if (now - at < WANTED_MS && this.#begun.size <= MOST_BEGUN) break;
      this.#begun.delete(oldest);
    }
  }

  #keep(key: string, rendered: Rendered): void {
    const known = this.#pages.get(key);
    if (known !== undefined) this.#forget(key, known);
    const page = new CachedPage(rendered, this.#memory, () => {
      if (this.#pages.get(key) === page) this.#pages.delete(key);
    });
    this.#pages.set(key, page);
    for (const [oldest, old] of this.#pages) {
      if (rendered.at - old.rendered.at < PAGE_USABLE_MS) break;
      this.#forget(oldest, old);
    }
  }

  #forget(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#memory.release(page);
  }
}

const caches = new WeakMap<Isolate, PageCache>();

function pagesOf(isolate: Isolate): PageCache {
  const pages = caches.get(isolate) ?? new PageCache();
  caches.set(isolate, pages);
  return pages;
}

function variantOf({ spoilers: _, shown: _shown, delay: _delay, now: _now, ...variant }: Visitor): Variant {
  return variant;
}

/** Whether a page depends on more than `Variant`. Such a page is rendered for its request. */
function isPersonal({ spoilers, delay }: Visitor, follows: Follows): boolean {
  return follows.length > 0 || spoilers !== undefined || delay !== undefined;
}

/** The cache key of a shared page; null for a personal page or another kind of request. */
function sharedKey({ req, var: { visitor, clock } }: Context<AppEnv>): string | null {
  const { method, headers, url } = req.raw;
  if (method !== 'GET' || isPersonal(visitor, followsOfRequest(headers))) return null;
  const { pathname, searchParams } = new URL(url);
  const route = parsePath(pathname)?.route;
  if (route === undefined || route.name === 'play' || isOwnPage(route, searchParams)) return null;
  const now = clock.frozen ? clock.now : null;
  return JSON.stringify([url, variantOf(visitor), now, refusesTracking(headers), isPrefetch(headers)]);
}

function answer(page: CachedPage, { req, var: { begunAt } }: Context<AppEnv>): Response {
  const compression = compressionFor(req.header('Accept-Encoding') ?? '');
  const response = new Response(page.body(compression), { headers: page.rendered.headers, encodeBody: 'manual' });
  if (compression !== null) response.headers.set('Content-Encoding', compression);
  response.headers.set('Server-Timing', `age;dur=${Math.max(0, begunAt - page.rendered.at)}`);
  return response;
}

/**
 * Answers with a cached page, or waits for one that another request is rendering. Pages stay in memory, never in a
 * shared store. `Variant` holds everything that a shared page may depend on, so no country’s content reaches another.
 */
export const pageCache = createMiddleware<AppEnv>(async (context, next) => {
  const key = sharedKey(context);
  if (key === null) return next();
  const { isolate, begunAt } = context.var;
  const pages = pagesOf(isolate);
  const { revision } = isolate.content.marks;
  const making = pages.underWay(key, begunAt);
  const found = pages.find(key, begunAt, revision);
  if (found !== null) return answer(found, context);
  if (making !== null) {
    await withTimeout(making, WORTH_WAITING_MS);
    const made = pages.find(key, begunAt, revision);
    if (made !== null) return answer(made, context);
  }
  pages.begin(key, begunAt);
  const { promise, resolve } = Promise.withResolvers<readonly Uint8Array[] | null>();
  context.set('onWholePage', resolve);
  await next();
  if (context.res.status !== 200) {
    pages.end(key, null);
    return undefined;
  }
  const headers = new Headers(context.res.headers);
  const at = Date.now();
  promise.then((chunks) => pages.end(key, chunks && { chunks, headers, at, revision }));
  return undefined;
});
