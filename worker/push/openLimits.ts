import { FULL, MOST_A_SECOND, MOST_OF_ADDRESS, MOST_SOCKETS } from './socketLimits.ts';

/** The address has too many sockets, too many opened in this second, or the relay is full. */
export type RefusalStatus = 429 | 503 | typeof FULL;

/** Counts a relay's sockets: in total, by address, and those opened in the current second. */
export class OpenLimits {
  sockets = 0;
  readonly #byVisitor = new Map<string, number>();
  #second = 0;
  #opened = 0;

  /** `visitors`: the address keys of existing sockets; empty strings are not limited. */
  constructor(visitors: readonly string[]) {
    for (const visitor of visitors) this.#add(visitor, 1);
  }

  /** Reserves a socket at an instant (milliseconds UTC). Returns the status of a refusal, or null. */
  take(visitor: string, now: number): RefusalStatus | null {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) [this.#second, this.#opened] = [second, 0];
    if (visitor !== '' && (this.#byVisitor.get(visitor) ?? 0) >= MOST_OF_ADDRESS) return 429;
    if (this.sockets >= MOST_SOCKETS) return FULL;
    if (this.#opened >= MOST_A_SECOND) return 503;
    this.#opened += 1;
    this.#add(visitor, 1);
    return null;
  }

  giveBack(visitor: string): void {
    this.#add(visitor, -1);
  }

  #add(visitor: string, by: number): void {
    this.sockets = Math.max(0, this.sockets + by);
    const count = (this.#byVisitor.get(visitor) ?? 0) + by;
    if (count > 0) this.#byVisitor.set(visitor, count);
    else this.#byVisitor.delete(visitor);
  }
}
