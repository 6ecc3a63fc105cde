/**
 * The sockets of one relay: a quarter more than the 2,000 that were measured (`npm run bench -- --only push`;
 * .github/costs.md).
 */
export const MOST_SOCKETS = 2_500;
/** The limit of one address at one relay. A school or a mobile network shares one address. */
export const MOST_OF_ADDRESS = 200;
/** The sockets that one relay opens in a second. After a deploy all pages reconnect. */
export const MOST_A_SECOND = 150;
/** The topics of one relay. */
export const MOST_TOPICS = 2_500;
/** The relays of one group (`relayGroup`). */
export const MOST_RELAYS = 256;

/** The status of a relay that is full, so that the socket tries another. */
export const FULL = 507;

/** A longer message of a page closes its socket as too long, in bytes. */
export const LONGEST_INCOMING = 64;

/** The address has too many sockets, too many opened in this second, or the relay is full. */
export type RefusalStatus = 429 | 503 | typeof FULL;

/** Counts a relay's sockets: in total, by address, and those opened in the current second. */
export class SocketLimits {
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
