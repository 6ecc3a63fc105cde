import { type GzipPart, gzipOf, gzipPart } from '../base/gzipParts.ts';
import { PAGE_FRESH_MS, PAGE_USABLE_MS } from '../cache/lifetimes.ts';
import { isolateMemory, type Kept, type MemoryBudget } from '../cache/memoryBudget.ts';
import { joined, lengthOf, partedAt } from './bytes.ts';
import { type Compression, compressed } from './compressed.ts';
import { type ListedOwn, OWN_MATCHES, OWN_STYLE, type OwnParts, withOwnParts } from './ownParts.ts';

/** A document that was rendered for one kind of visitor. */
export interface Rendered {
  /** The document in chunks, most of which other pages have too. */
  chunks: readonly Uint8Array[];
  /** The headers of its answer, those of the single request left out. */
  headers: Headers;
  /** When it was rendered, milliseconds UTC. */
  at: number;
  /** What had been purged when it was begun. */
  revision: number;
  /** The list of which a part is each visitor's own; absent where it has none. */
  own?: ListedOwn | null;
}

/** What is sent of a page to who takes one compression. */
interface Sent {
  body: Uint8Array;
  /** Those that say how the body is compressed among them. */
  headers: Headers;
}

/** A rendered page and the answers that have been made of it. */
export class CachedPage implements Kept {
  bytes = 0;
  readonly letGo: () => void;
  #parts: GzipPart[] | null = null;
  readonly #answers = new Map<Compression | null, Sent>();
  readonly rendered: Rendered;
  readonly #memory: MemoryBudget;
  /** Somebody is rendering the page anew. */
  isRenewing = false;

  constructor(rendered: Rendered, memory: MemoryBudget, letGo: () => void) {
    this.rendered = rendered;
    this.letGo = letGo;
    this.#memory = memory;
    memory.keep(this, lengthOf(rendered.chunks));
  }

  /**
   * What to send. It is put together and compressed when it is first asked for: a page that nobody asks for again is not
   * worth the work nor the memory.
   */
  answer(compression: Compression | null): Sent {
    let answer = this.#answers.get(compression);
    if (answer === undefined) {
      const headers = new Headers(this.rendered.headers);
      if (compression !== null) headers.set('Content-Encoding', compression);
      const bytes = joined(this.rendered.chunks);
      answer = { headers, body: compression === null ? bytes : compressed(bytes, compression) };
      this.#answers.set(compression, answer);
      this.#memory.keep(this, this.bytes + answer.body.byteLength);
    }
    return answer;
  }

  /**
   * What to send to a visitor who follows something: the page as all share it, of which each part is compressed once, with what is his
   * own between them. Without gzip it is sent as it is.
   */
  answerWith({ style, matches }: OwnParts, acceptsGzip: boolean): Sent {
    const headers = new Headers(this.rendered.headers);
    if (!acceptsGzip) return { headers, body: joined(withOwnParts(this.rendered.chunks, { style, matches })) };
    headers.set('Content-Encoding', 'gzip');
    const [head, top, rest] = this.#sharedParts();
    const own = [style, joined(matches)].map((bytes) => gzipPart(bytes, OWN_LEVEL));
    return { headers, body: gzipOf([head, own[0], top, own[1], rest].flatMap((part) => part ?? [])) };
  }

  #sharedParts(): GzipPart[] {
    if (this.#parts === null) {
      this.#parts = partedAt(this.rendered.chunks, [OWN_STYLE, OWN_MATCHES]).map((chunks) => gzipPart(joined(chunks)));
      this.#memory.keep(this, this.bytes + lengthOf(this.#parts.map(({ deflated }) => deflated)));
    }
    return this.#parts;
  }
}

/** What is a visitor's own is small, and compressed for him alone. */
const OWN_LEVEL = 1;

/** A page that is being made. */
interface Making {
  at: number;
  ended: Promise<void>;
  end: () => void;
  /** Somebody else asks for it too. */
  isWanted: boolean;
}

/** A visitor waits no longer for a page that is made for another; after that he gets one of his own. */
export const WORTH_WAITING_MS = 500;
/** A page that somebody asked for twice in this time is kept. */
const WANTED_MS = 8_000;
/** Of so many pages it is known that somebody asked for them; of more it would only fill the memory. */
const MOST_BEGUN = 5_000;
/**
 * The pages of the last seconds, so that visitors of one kind (place, language, preferences) share one render. Only in
 * memory, and the key holds everything that a visitor is made of: nothing of one country can reach another.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #underWay = new Map<string, Making>();
  /** When pages were begun lately, the longest ago first: what nobody asks for again would only fill the memory. */
  readonly #begun = new Map<string, number>();
  readonly #memory: MemoryBudget;

  constructor(memory = isolateMemory) {
    this.#memory = memory;
  }

  /** The page of a key; null where it must be rendered: it is not there, too old, or this caller is the one to renew it. */
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

  /** Says that a page is being made, so that others can wait for it. `end` must follow, with the page or with null. */
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

  /** The end of the making of a page that was begun a moment ago; null where nobody makes it. */
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
