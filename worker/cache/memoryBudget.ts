/** Something cached that can be made again. */
export interface Kept {
  /** Its approximate size in memory. */
  bytes: number;
  /** Forgets it. The budget has already removed it. */
  evict(): void;
  /** Every visitor needs it: it counts, but is never dropped. */
  pinned?: boolean;
}

/** Memory of an entry that is only a name. */
const BYTES_PER_NAME = 500;
/** Memory for each character of a value’s text: its objects, and the rows and answers made from them. */
const BYTES_PER_SIGN = 2;

/** The approximate memory of a value with this JSON or key. */
export function weightOf(text: string): number {
  return BYTES_PER_NAME + BYTES_PER_SIGN * text.length;
}

/**
 * One limit for everything cached. The least recently used goes first, so that made-up addresses push out each other
 * and not popular pages.
 */
export class MemoryBudget {
  /** Least recently used first. */
  readonly #kept = new Set<Kept>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The number of entries. */
  get size(): number {
    return this.#kept.size;
  }

  /** Adds or updates an entry, and drops others beyond the limit. */
  keep(one: Kept, bytes: number): void {
    if (this.#kept.delete(one)) this.#bytes -= one.bytes;
    one.bytes = bytes;
    this.#kept.add(one);
    this.#bytes += bytes;
    for (const oldest of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      if (oldest === one || oldest.pinned === true) continue;
      this.release(oldest);
      oldest.evict();
    }
  }

  /** Marks an entry as just used. */
  use(one: Kept): void {
    if (this.#kept.delete(one)) this.#kept.add(one);
  }

  /** Removes an entry that its owner has forgotten. */
  release(one: Kept): void {
    if (this.#kept.delete(one)) this.#bytes -= one.bytes;
  }
}

/** The platform ends an isolate beyond 128 MB. Code, requests under way and garbage need room too. */
const MOST_BYTES = 36 * 1024 * 1024;

/** The one budget of this isolate. */
export const isolateMemory = new MemoryBudget(MOST_BYTES);
