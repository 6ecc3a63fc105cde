import { OLDEST_PRICE_MS } from '../../web/domain/odds.ts';
import type { BookEntry } from './oddsBook.ts';

/**
 * The prices that the isolate last had of each match. A match is in the lists of all zones and filters, each with a book of
 * its own: its source is asked once for all of them.
 */
export class LatestOdds {
  /** The longest ago first. */
  readonly #entries = new Map<string, BookEntry>();

  /** What is known of a source's match; undefined for nothing. */
  of(source: string, id: string): BookEntry | undefined {
    return this.#entries.get(`${source}:${id}`);
  }

  /** Keeps the newest answer; those that are worth nothing any more go. */
  note(source: string, id: string, entry: BookEntry): void {
    const key = `${source}:${id}`;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    for (const [oldest, { at }] of this.#entries) {
      if (entry.at - at < OLDEST_PRICE_MS) break;
      this.#entries.delete(oldest);
    }
  }
}
