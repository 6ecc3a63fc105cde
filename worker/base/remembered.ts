import { Attempts } from './attempts.ts';
import { perKey } from './memo.ts';

/** A load whose request was cut off may never end, so an older one is not joined. */
const MAX_MS = 35_000;

/** A loaded value, and until when it serves (milliseconds UTC): a past instant only serves those who wait for it. */
interface Loaded<Value> {
  value: Value;
  until: number;
}

class Entry<Value> extends Attempts<Loaded<Value>> {
  last: Loaded<Value> | null = null;
}

/** Values by key, as many as `max`. Each serves until the instant that its load gave. Its readers share the next load. */
export class Remembered<Value> {
  readonly #entryOf: (key: string) => Entry<Value>;

  constructor(max: number) {
    this.#entryOf = perKey(max, () => new Entry<Value>());
  }

  /** The value of a key; loads it when it is missing or too old. Rejects if the load does. */
  async take(key: string, load: () => Promise<Loaded<Value>>): Promise<Value> {
    const entry = this.#entryOf(key);
    if (entry.last !== null && Date.now() < entry.last.until) return entry.last.value;
    const loaded = await entry.share(load, MAX_MS);
    // What no longer serves may be large.
    entry.last = Date.now() < loaded.until ? loaded : null;
    return loaded.value;
  }
}
