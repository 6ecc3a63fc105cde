import { joinedBytes } from '../base/joinedBytes.ts';
import { Lru } from '../base/lru.ts';
import { PAGE_FRESH_MS, PAGE_USABLE_MS } from '../cache/lifetimes.ts';
import { MEMORY } from '../cache/memoryLimits.ts';
import { type Compression, compressed } from '../render/compressed.ts';

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

/** A cached page counts with its text and both compressed bodies. */
const MEMORY_PER_BYTE = 1.5;

/** A rendered page with its compressed bodies. */
export class CachedPage {
  readonly rendered: Omit<Rendered, 'chunks'>;
  readonly #bytes: Uint8Array;
  readonly #compressed = new Map<Compression, Uint8Array>();
  /** A request is rendering a newer copy. */
  isRenewing = false;

  constructor({ chunks, ...rendered }: Rendered) {
    this.rendered = rendered;
    this.#bytes = joinedBytes(chunks);
  }

  get memory(): number {
    return this.#bytes.byteLength * MEMORY_PER_BYTE;
  }

  /** The body, compressed at the first request for it. */
  body(compression: Compression | null): Uint8Array {
    if (compression === null) return this.#bytes;
    const body = this.#compressed.get(compression) ?? compressed(this.#bytes, compression);
    this.#compressed.set(compression, body);
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
export const WORTH_WAITING_MS = 500;
/** Two requests within this time make a page worth caching. */
const WANTED_MS = 8_000;
/** The most recent page keys that the cache remembers as requested. */
const MOST_BEGUN = 5_000;

/** Rendered pages of the last seconds, by address, variant and clock. */
export class RenderedPages {
  readonly #pages: Lru<string, CachedPage>;
  readonly #underWay = new Map<string, Making>();
  /** When each page was last requested. A page requested once would only fill the memory. */
  readonly #begun = new Lru<string, number>(MOST_BEGUN);

  /** `memory`: the limit in bytes. */
  constructor(memory: number = MEMORY.pages) {
    this.#pages = new Lru(memory);
  }

  /** The approximate memory of all pages, in bytes. */
  get bytes(): number {
    return this.#pages.size;
  }

  /** The cached page of a key. Null if it is missing or too old, or if this caller should renew it. */
  find(key: string, now: number, revision: number): CachedPage | null {
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    const age = now - page.rendered.at;
    if (age >= PAGE_USABLE_MS || page.rendered.revision !== revision) {
      this.#pages.delete(key);
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
    this.#begun.set(key, now);
    this.#underWay.set(key, { at: now, ended: promise, end: resolve, isWanted });
    for (const [oldest, { at, end }] of this.#underWay) {
      if (now - at < WORTH_WAITING_MS) break;
      end();
      this.#underWay.delete(oldest);
    }
  }

  end(key: string, rendered: Rendered | null): void {
    const making = this.#underWay.get(key);
    if (rendered !== null && making?.isWanted !== false) {
      const page = new CachedPage(rendered);
      this.#pages.set(key, page, page.memory);
    }
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
}
