import { type Compression, compressed } from './compressed.ts';

/** A document that was rendered for one kind of visitor. */
interface Rendered {
  text: string;
  /** When it was rendered, milliseconds UTC. */
  at: number;
  /** What had been purged by then. */
  revision: number;
}

/** A rendered page and the bodies that have been made of it. */
export class RenderedPage {
  readonly #bodies = new Map<Compression | null, Uint8Array>();
  readonly rendered: Rendered;

  constructor(rendered: Rendered) {
    this.rendered = rendered;
  }

  /** Its bytes, compressed when they are first asked for: a page that nobody asks for again is not worth the work. */
  body(compression: Compression | null): Uint8Array {
    const { text } = this.rendered;
    const body =
      this.#bodies.get(compression) ??
      (compression === null ? new TextEncoder().encode(text) : compressed(text, compression));
    this.#bodies.set(compression, body);
    return body;
  }
}

/** As long as `/api/live` may be held: a goal is seen no later on a new page than on an open one. */
const LIFETIME_MS = 3_000;
/** Characters of all pages together; with their compressed bodies about 60 MB of an isolate's 128. */
const MOST_CHARACTERS = 24 * 1024 * 1024;

/**
 * The pages of the last seconds, so that visitors of one kind (place, language, preferences) share one render. Only in
 * memory, and the key holds the whole visitor: nothing of one country can reach another.
 */
export class RenderedPages {
  readonly #pages = new Map<string, RenderedPage>();
  #characters = 0;

  /** The page of a key, unless it is older than its lifetime or than the last purge. */
  find(key: string, now: number, revision: number): RenderedPage | null {
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    const { rendered } = page;
    if (now - rendered.at < LIFETIME_MS && rendered.revision === revision) return page;
    this.#forget(key, page);
    return null;
  }

  keep(key: string, rendered: Rendered): void {
    const known = this.#pages.get(key);
    if (known !== undefined) this.#forget(key, known);
    this.#pages.set(key, new RenderedPage(rendered));
    this.#characters += rendered.text.length;
    for (const [oldest, old] of this.#pages) {
      if (this.#characters <= MOST_CHARACTERS) break;
      this.#forget(oldest, old);
    }
  }

  #forget(key: string, page: RenderedPage): void {
    this.#pages.delete(key);
    this.#characters -= page.rendered.text.length;
  }
}
