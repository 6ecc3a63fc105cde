import { BoundedMap } from '../base/boundedMap.ts';

/** As long as the caches behind the API know an address at least. */
const RECENT_MS = 60_000;
const MOST_ADDRESSES = 2_000;
const LONGEST_ADDRESS = 300;

/** The addresses of the API that an isolate was asked for lately: what they need is in its caches. */
export class RecentAddresses {
  /** When each was last asked for, the longest ago first. */
  readonly #asked = new BoundedMap<string, number>(MOST_ADDRESSES);

  /** Whether an address was asked for lately; it was, from now on. `now` in milliseconds UTC. */
  noteAndTell(url: string, now: number): boolean {
    // An open page names the version that it has: the list behind it is the same.
    const address = url.replace(/([?&])since=[^&]*/, '$1');
    if (address.length > LONGEST_ADDRESS) return false;
    const at = this.#asked.get(address);
    this.#asked.set(address, now);
    return at !== undefined && now - at < RECENT_MS;
  }
}
