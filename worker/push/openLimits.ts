import { MOST_A_SECOND, MOST_OF_ADDRESS, MOST_SOCKETS } from './socketLimits.ts';

/** Counts a relay's sockets: in total, by address, and those opened in the current second. */
export class OpenLimits {
  sockets = 0;
  readonly #byVisitor = new Map<string, number>();
  #second = 0;
  #opened = 0;
  #refused = 0;

  /** `visitors`: the address keys of existing sockets; empty strings are not limited. */
  constructor(visitors: readonly string[]) {
    for (const visitor of visitors) this.#add(visitor, 1);
  }

  /** Reserves a socket at an instant (milliseconds UTC); false when a limit is reached. */
  take(visitor: string, now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) [this.#second, this.#opened] = [second, 0];
    if (visitor !== '' && (this.#byVisitor.get(visitor) ?? 0) >= MOST_OF_ADDRESS) return false;
    if (this.sockets >= MOST_SOCKETS || this.#opened >= MOST_A_SECOND) {
      this.#refused += 1;
      return false;
    }
    this.#opened += 1;
    this.#add(visitor, 1);
    return true;
  }

  giveBack(visitor: string): void {
    this.#add(visitor, -1);
  }

  /** The number of sockets refused for lack of room since the last call. */
  takeRefused(): number {
    const refused = this.#refused;
    this.#refused = 0;
    return refused;
  }

  #add(visitor: string, by: number): void {
    this.sockets = Math.max(0, this.sockets + by);
    const count = (this.#byVisitor.get(visitor) ?? 0) + by;
    if (count > 0) this.#byVisitor.set(visitor, count);
    else this.#byVisitor.delete(visitor);
  }
}
