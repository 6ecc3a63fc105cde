import type { RelayEntry, RelayPatch } from '../journal/protocol.ts';

/** A page that was away for less gets the missed entries; otherwise it reloads its list. */
const RECENT_MS = 3 * 60_000;
const MOST_RECENT = 1_000;

/** The entries of the last minutes, and the current states of their matches. */
export class RecentEntries {
  #entries: RelayEntry[] = [];
  readonly #patches = new Map<string, RelayPatch>();
  /** Nothing is missing after this number, or after this instant (milliseconds UTC). */
  floor: number;
  since: number;
  last: number;

  constructor({ floor, since, last }: { floor: number; since: number; last: number }) {
    this.floor = floor;
    this.since = since;
    this.last = last;
  }

  /** Adds entries and returns those that were new. */
  add(entries: readonly RelayEntry[], patches: readonly RelayPatch[], to: number): RelayEntry[] {
    const news = entries.filter(({ seq }) => seq > this.last);
    this.#entries.push(...news);
    for (const patch of patches) this.#patches.set(patch.id, patch);
    this.last = Math.max(this.last, to);
    this.#forget();
    return news;
  }

  after(seq: number): RelayEntry[] {
    const first = this.#entries.findIndex((each) => each.seq > seq);
    return first < 0 ? [] : this.#entries.slice(first);
  }

  /** All entries after an instant, milliseconds UTC. */
  sinceInstant(at: number): RelayEntry[] {
    return this.#entries.filter((each) => each.at > at);
  }

  /** The current states of the entries' matches, without duplicates. */
  patchesOf(entries: readonly RelayEntry[]): RelayPatch[] {
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
