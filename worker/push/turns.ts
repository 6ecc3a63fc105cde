import { countLimit } from '../base/limitCount.ts';

/** Serves at most so many at a time: those that wait longest first, so that all are served in turn. */
export class Turns {
  readonly #name: string;
  readonly #max: number;
  /** Since when each waits, in milliseconds UTC. The next to be served is first. */
  readonly #queue = new Map<string, number>();

  constructor(name: string, max: number) {
    this.#name = name;
    this.#max = max;
  }

  /** Those whose turn it is at `now` (milliseconds UTC). One that does not wait any more loses its place. */
  next(waiting: ReadonlySet<string>, now: number): ReadonlySet<string> {
    for (const each of this.#queue.keys()) if (!waiting.has(each)) this.#queue.delete(each);
    for (const each of waiting) if (!this.#queue.has(each)) this.#queue.set(each, now);
    const turn = [...this.#queue].slice(0, this.#max);
    for (const [each] of turn) {
      this.#queue.delete(each);
      this.#queue.set(each, now);
    }
    const waitMs = Math.max(0, ...turn.map(([, since]) => now - since));
    countLimit(this.#name, this.#max, { served: turn.length, cut: waiting.size - turn.length, waitMs });
    return new Set(turn.map(([each]) => each));
  }
}
