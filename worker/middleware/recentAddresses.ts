import { BoundedMap } from '../base/boundedMap.ts';

/** The shortest time for which the caches behind the API know an address. */
const RECENT_MS = 60_000;
const MOST_ADDRESSES = 2_000;
const LONGEST_ADDRESS = 300;

/** API addresses requested lately. Their data is cached, so they cost little. */
export class RecentAddresses {
  /** When each address was last requested, oldest first. */
  readonly #asked = new BoundedMap<string, number>(MOST_ADDRESSES);

  /** Whether an address was requested lately; also notes this request. `now` in milliseconds UTC. */
  checkAndRecord(url: string, now: number): boolean {
    // `since` names the client’s version; the list is the same.
    const address = url.replace(/([?&])since=[^&]*/, '$1');
    if (address.length > LONGEST_ADDRESS) return false;
    const at = this.#asked.get(address);
    this.#asked.set(address, now);
    return at !== undefined && now - at < RECENT_MS;
  }
}
