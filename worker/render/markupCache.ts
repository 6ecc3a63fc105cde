import { isolateMemory, type Kept, type MemoryBudget } from '../cache/memoryBudget.ts';

/** Markup by what it was made of, and a key. */
interface Half extends Kept {
  markup: WeakMap<object, Map<string, Uint8Array>>;
}

function newHalf(pinned: boolean): Half {
  const half: Half = {
    markup: new WeakMap(),
    bytes: 0,
    pinned,
    letGo() {
      half.markup = new WeakMap();
    },
  };
  return half;
}

/**
 * Markup by what it was made of and a key, for as long as that is the same object. Beyond `mostBytes` the half that nobody
 * has asked for goes, and what is asked for stays: everything at once would have to be rendered anew. That half goes too
 * where the isolate needs its memory.
 */
export class MarkupCache {
  readonly #mostBytes: number;
  readonly #memory: MemoryBudget;
  #recent = newHalf(true);
  #before = newHalf(false);

  constructor(mostBytes: number, memory = isolateMemory) {
    this.#mostBytes = mostBytes;
    this.#memory = memory;
  }

  get(of: object, key: string): Uint8Array | undefined {
    const recent = this.#recent.markup.get(of)?.get(key);
    if (recent !== undefined) return recent;
    const before = this.#before.markup.get(of)?.get(key);
    if (before !== undefined) this.put(of, key, before);
    return before;
  }

  put(of: object, key: string, markup: Uint8Array): void {
    if (this.#recent.bytes + markup.byteLength > this.#mostBytes / 2) this.#begin();
    const { markup: recent } = this.#recent;
    const variants = recent.get(of);
    if (variants === undefined) recent.set(of, new Map([[key, markup]]));
    else variants.set(key, markup);
    this.#memory.keep(this.#recent, this.#recent.bytes + markup.byteLength);
  }

  #begin(): void {
    this.#memory.release(this.#before);
    this.#before = this.#recent;
    this.#before.pinned = false;
    this.#recent = newHalf(true);
  }
}
