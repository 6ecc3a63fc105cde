/** A page that took long: the longest that it took within the hour. */
export interface SlowPage {
  path: string;
  ms: number;
  /** When, milliseconds UTC. */
  at: number;
}

const HOUR_MS = 60 * 60_000;
const MOST_PAGES = 20;

/** The slowest answers of an isolate within the hour, by their path. */
export class SlowPages {
  #pages: SlowPage[] = [];

  /** Notes how long an answer took. `now` in milliseconds UTC. */
  note(path: string, ms: number, now: number): void {
    const last = this.#pages.at(-1);
    const isFull = this.#pages.length >= MOST_PAGES;
    if (isFull && last !== undefined && ms <= last.ms && now - last.at < HOUR_MS) return;
    const others = this.#pages.filter((page) => now - page.at < HOUR_MS && (page.path !== path || page.ms > ms));
    if (others.some((page) => page.path === path)) return;
    this.#pages = [...others, { path, ms, at: now }].toSorted((a, b) => b.ms - a.ms).slice(0, MOST_PAGES);
  }

  /** The slowest first. */
  list(): readonly SlowPage[] {
    return this.#pages;
  }
}
