import { OLDEST_PRICE_MS } from '../../web/domain/odds.ts';
import { type BookEntry, newerOf } from './oddsBook.ts';

/**
 * The prices that the isolate last had of each match. A match is in the lists of all zones and filters, each with a book of
 * its own: what one of them has just had, the others need not ask for.
 */
export class LatestOdds {
  /** By source and match, roughly in the order in which they were asked for. */
  readonly #entries = new Map<string, BookEntry>();

  /** What is known of a source's match; undefined for nothing. */
  of(source: string, id: string): BookEntry | undefined {
    return this.#entries.get(`${source}:${id}`);
  }

  /** Keeps an answer, unless a newer one is known; those that are worth nothing any more go. */
  note(source: string, id: string, entry: BookEntry): void {
    const key = `${source}:${id}`;
    const newest = newerOf(entry, this.#entries.get(key));
    this.#entries.delete(key);
    this.#entries.set(key, newest);
    for (const [oldest, { asked }] of this.#entries) {
      if (entry.asked - asked < OLDEST_PRICE_MS) break;
      this.#entries.delete(oldest);
    }
  }
}
