/** A slow page with its longest time of the last hour. */
export interface SlowPage {
  path: string;
  ms: number;
  /** In milliseconds UTC. */
  at: number;
}

const HOUR_MS = 60 * 60_000;
const MOST_PAGES = 20;

/** The isolate’s slowest answers of the last hour, by path. */
export class SlowPages {
  #pages: SlowPage[] = [];

  /** `now` in milliseconds UTC. */
  note(path: string, ms: number, now: number): void {
    const last = this.#pages.at(-1);
    const isFull = this.#pages.length >= MOST_PAGES;
    if (isFull && last !== undefined && ms <= last.ms && now - last.at < HOUR_MS) return;
    const others = this.#pages.filter((page) => now - page.at < HOUR_MS && (page.path !== path || page.ms > ms));
    if (others.some((page) => page.path === path)) return;
    this.#pages = [...others, { path, ms, at: now }].toSorted((a, b) => b.ms - a.ms).slice(0, MOST_PAGES);
  }

  list(): readonly SlowPage[] {
    return this.#pages;
  }
}
