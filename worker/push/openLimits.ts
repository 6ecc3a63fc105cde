import { MOST_A_SECOND, MOST_OF_ADDRESS, MOST_SOCKETS } from './socketLimits.ts';

/** Counts a relay's sockets: how many there are, of which addresses, and how many were opened in this second. */
export class OpenLimits {
  sockets = 0;
  readonly #byVisitor = new Map<string, number>();
  #second = 0;
  #opened = 0;
  #refused = 0;

  /** `visitors` stand for the addresses of the sockets that there are already; empty where they are not limited. */
  constructor(visitors: readonly string[]) {
    for (const visitor of visitors) this.#add(visitor, 1);
  }

  /** Takes a place for a socket at an instant (milliseconds UTC); false where there is none. */
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

  /** How many were refused for want of room since this was last asked. */
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
