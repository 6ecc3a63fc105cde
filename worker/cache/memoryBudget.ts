/** Something that is kept to spare work, and that can be had again. */
export interface Kept {
  /** What it takes of the memory, roughly. */
  bytes: number;
  /** Forgets it. It is not in the budget any more when this is called. */
  letGo(): void;
  /** What every visitor needs: it is weighed, and never let go. */
  pinned?: boolean;
}

/** What anything takes that is kept by name. */
const BYTES_PER_NAME = 500;
/** What a value takes by its text: its objects, and what is made of them (rows, answers) for as long as it serves. */
const BYTES_PER_SIGN = 2;

/** What a value takes of the memory, roughly, by its text as JSON or its key. */
export function weightOf(text: string): number {
  return BYTES_PER_NAME + BYTES_PER_SIGN * text.length;
}

/**
 * What everything that is kept may weigh together. What was used longest ago goes first, so that addresses that somebody
 * makes up push out each other, and not what visitors look at.
 */
export class MemoryBudget {
  /** The one that was used longest ago is the first. */
  readonly #kept = new Set<Kept>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** What is kept now, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** How many things are kept now. */
  get size(): number {
    return this.#kept.size;
  }

  /** Keeps something, or weighs anew what is kept, and lets others go where that is too much. */
  keep(one: Kept, bytes: number): void {
    if (this.#kept.delete(one)) this.#bytes -= one.bytes;
    one.bytes = bytes;
    this.#kept.add(one);
    this.#bytes += bytes;
    for (const oldest of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      if (oldest === one || oldest.pinned === true) continue;
      this.release(oldest);
      oldest.letGo();
    }
  }

  /** Says that something was used just now. */
  use(one: Kept): void {
    if (this.#kept.delete(one)) this.#kept.add(one);
  }

  /** Takes something out that its owner has forgotten. */
  release(one: Kept): void {
    if (this.#kept.delete(one)) this.#bytes -= one.bytes;
  }
}

/**
 * Of everything that an isolate keeps. The platform ends an isolate beyond 128 MB, in which the code, the requests under way
 * and what the collector has not yet taken away must have their place too.
 */
const MOST_BYTES = 40 * 1024 * 1024;

/** The memory of this isolate: one budget for all that it keeps. */
export const isolateMemory = new MemoryBudget(MOST_BYTES);
