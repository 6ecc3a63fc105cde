import type { Told, ToldPatch } from './protocol.ts';

/** A page that was away for no longer gets what it missed; after that it reads its list again. */
const RECENT_MS = 3 * 60_000;
const MOST_RECENT = 1_000;

/** The entries of the last minutes, and the matches they are of as they now are. */
export class RecentEntries {
  #entries: Told[] = [];
  readonly #patches = new Map<string, ToldPatch>();
  /** Nothing is missing after this number, and after this instant (milliseconds UTC). */
  floor: number;
  since: number;
  last: number;

  constructor({ floor, since, last }: { floor: number; since: number; last: number }) {
    this.floor = floor;
    this.since = since;
    this.last = last;
  }

  /** Takes in what comes next. Entries that are known already are left out; gives the others. */
  add(entries: readonly Told[], patches: readonly ToldPatch[], to: number): Told[] {
    const news = entries.filter(({ seq }) => seq > this.last);
    this.#entries.push(...news);
    for (const patch of patches) this.#patches.set(patch.id, patch);
    this.last = Math.max(this.last, to);
    this.#forget();
    return news;
  }

  /** All entries after a number. */
  after(seq: number): Told[] {
    const first = this.#entries.findIndex((each) => each.seq > seq);
    return first < 0 ? [] : this.#entries.slice(first);
  }

  /** All entries of after an instant, milliseconds UTC. */
  sinceInstant(at: number): Told[] {
    return this.#entries.filter((each) => each.at > at);
  }

  /** The matches of entries, each once. */
  patchesOf(entries: readonly Told[]): ToldPatch[] {
    return [...new Set(entries.map(({ match }) => match))].flatMap((id) => this.#patches.get(id) ?? []);
  }

  #forget(): void {
    const newest = this.#entries.at(-1);
    if (newest === undefined) return;
    const kept = this.#entries.findIndex(({ at }, index) => {
      return newest.at - at < RECENT_MS && this.#entries.length - index <= MOST_RECENT;
    });
    const gone = this.#entries.splice(0, kept);
    const lastGone = gone.at(-1);
    if (lastGone === undefined) return;
    this.floor = lastGone.seq;
    this.since = Math.max(this.since, ...gone.map(({ at }) => at));
    const named = new Set(this.#entries.map(({ match }) => match));
    for (const { match } of gone) if (!named.has(match)) this.#patches.delete(match);
  }
}
