import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { namesInAccept } from '../base/acceptHeader.ts';
import { joinedBytes } from '../base/bytes.ts';
import { Lru } from '../base/lru.ts';
import { PAGE_LIFETIME } from '../cache/lifetimes.ts';
import { MEMORY, memoryOf } from '../cache/memoryLimits.ts';

/** In order of preference: the smaller result first. */
const COMPRESSIONS = ['br', 'gzip'] as const;

type Compression = (typeof COMPRESSIONS)[number];

/** Brotli at 7 takes little longer than gzip at 6, and is a quarter smaller. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** What a client accepts. The platform replaces the header, so that a client that accepts nothing seems to accept two. */
export const acceptedBy = ({ cf, headers }: Request): string =>
  String(cf?.clientAcceptEncoding ?? headers.get('Accept-Encoding') ?? '');

/** The preferred compression that a browser accepts (`Accept-Encoding`); null for none. */
export function compressionFor(acceptEncoding: string): Compression | null {
  const accepted = namesInAccept(acceptEncoding);
  return COMPRESSIONS.find((name) => accepted.has(name)) ?? null;
}

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
class CachedPage {
  readonly rendered: Rendered;
  readonly #compressed = new Map<Compression, Uint8Array>();

  constructor(rendered: Rendered) {
    this.rendered = rendered;
  }

  get memory(): number {
    return this.rendered.chunks.reduce((sum, { byteLength }) => sum + byteLength, 0) * MEMORY_PER_BYTE;
  }

  /** The body, compressed at the first request for it: 400 kB take about 3 ms. */
  body(compression: Compression | null): Uint8Array {
    const known = compression && this.#compressed.get(compression);
    if (known) return known;
    const bytes = joinedBytes(this.rendered.chunks);
    if (compression === null) return bytes;
    const body = compression === 'br' ? brotliCompressSync(bytes, BROTLI) : gzipSync(bytes);
    this.#compressed.set(compression, body);
    return body;
  }
}

/** The last page of a key, and the render that is under way; one whose request was cut off never ends. */
interface Entry {
  page: CachedPage | null;
  pending: { at: number; ended: Promise<void>; end: () => void } | null;
}

/** A request waits this long for another request’s render, then renders its own page. */
export const WORTH_WAITING_MS = 500;

/** Rendered pages of the last seconds, by address, variant and clock. */
export class RenderedPages {
  readonly #pages: Lru<string, Entry>;

  /** `memory`: the limit in bytes. */
  constructor(memory: number = MEMORY.pages) {
    this.#pages = new Lru(memory);
  }

  /** The cached page of a key; null if it is missing or too old. An older one serves while another request renders it. */
  find(key: string, now: number, revision: number): CachedPage | null {
    const page = this.#pages.get(key)?.page ?? null;
    if (page?.rendered.revision !== revision) return null;
    const staleFor = now - page.rendered.at - PAGE_LIFETIME.maxAge;
    const isServed = staleFor < 0 || (staleFor < PAGE_LIFETIME.staleWhileRevalidate && this.pending(key, now) !== null);
    return isServed ? page : null;
  }

  /** Announces a render, so that other requests can wait for it. Call `end` afterwards, with the page or null. */
  begin(key: string, now: number): void {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const entry = this.#pages.use(key, (): Entry => ({ page: null, pending: null }), memoryOf(key));
    entry.pending = { at: now, ended, end };
  }

  end(key: string, rendered: Rendered | null): void {
    const known = this.#pages.get(key);
    known?.pending?.end();
    const page = rendered && new CachedPage(rendered);
    if (page !== null) this.#pages.set(key, { page, pending: null }, page.memory);
    else if (known !== undefined) known.pending = null;
  }

  /** The end of a render that another request started just now; null if there is none. */
  pending(key: string, now: number): Promise<void> | null {
    const pending = this.#pages.get(key)?.pending ?? null;
    return pending === null || now - pending.at >= WORTH_WAITING_MS ? null : pending.ended;
  }
}
