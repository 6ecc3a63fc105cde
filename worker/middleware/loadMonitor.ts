/** How often the lag is looked at while requests come. */
const INTERVAL_MS = 20;

/** An isolate whose timers wait for so long has more to do than it can: requests wait as long. */
const LATE_MS = 50;
/**
 * One long piece of work makes a timer late, too; a crowd makes all of them late for so long, and until then nobody is turned away,
 * unless as many are under way as a calm isolate bears: what is let in meanwhile stands in line before every match.
 */
const ONSET_MS = 300;
/** Where more are under way than a calm isolate bears, or a crowd is there, so much is late: matches are not to wait. */
const CROWD_LATE_MS = 20;
/** While a crowd comes one look follows another; late ones that are further apart have nothing to do with each other. */
const APART_MS = 100;
/** Below that it has room. */
const EARLY_MS = 8;

/** However busy an isolate is, one request at a time of what can wait goes on: it ends, and the next one comes. */
const LEAST = 1;
/** An isolate that bears so many at once, without a late timer, need not count them. */
const CALM = 32;
/** What the number of those at once grows by at each look in time. It halves at a late one: everybody waits meanwhile. */
const STEP = 0.02;

/** Work whose request was cut off may never say that it has ended. */
const LONGEST_MS = 10_000;

/**
 * How many requests that can wait an isolate works on at once, by how late its timers are: what waits in line before a timer waits
 * before a request as well. As long as they are in time there is no limit. Those under way are counted, because a crowd comes
 * within milliseconds and much of it is let in before a timer is late for it.
 */
export class LoadMonitor {
  #most = Number.POSITIVE_INFINITY;
  /** Since when one look after another was late, and when the last one was. */
  #late: { since: number; at: number } | null = null;
  #lookingSince: number | null = null;
  /** When each request under way was let in, the longest ago first. */
  readonly #underWay = new Map<symbol, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** How many may be under way at once; infinite while it is calm. */
  get most(): number {
    return Math.floor(this.#most);
  }

  /** Lets a request in: gives what is to be called when its work has ended. Null where there is no room. */
  enter(): (() => void) | null {
    const now = this.#now();
    for (const [oldest, at] of this.#underWay) {
      if (now - at < LONGEST_MS) break;
      this.#underWay.delete(oldest);
    }
    if (this.#underWay.size >= this.most || (this.#underWay.size >= CALM && this.#isOverdue(now))) return null;
    const mine = Symbol();
    this.#underWay.set(mine, now);
    return () => this.#underWay.delete(mine);
  }

  // A timer that is late stands in line behind much: who comes now need not wait for it to say so.
  #isOverdue(now: number): boolean {
    return this.#lookingSince !== null && now - this.#lookingSince > INTERVAL_MS + CROWD_LATE_MS;
  }

  /** Looks at the lag once, unless that is under way; the promise ends with the look. */
  look(): Promise<void> | null {
    const begunAt = this.#now();
    if (this.#lookingSince !== null && begunAt - this.#lookingSince < LONGEST_MS) return null;
    this.#lookingSince = begunAt;
    return new Promise((done) => {
      setTimeout(() => {
        this.#lookingSince = null;
        this.note(this.#now() - begunAt - INTERVAL_MS);
        done();
      }, INTERVAL_MS);
    });
  }

  /** Notes by how much a timer was late, in milliseconds. */
  note(lagMs: number): void {
    const isCalm = this.#most === Number.POSITIVE_INFINITY && this.#underWay.size < CALM;
    if (lagMs > (isCalm ? LATE_MS : CROWD_LATE_MS)) {
      this.#noteLate(lagMs);
      return;
    }
    this.#late = null;
    if (lagMs < EARLY_MS) {
      this.#most += STEP;
      if (this.#most >= CALM) this.#most = Number.POSITIVE_INFINITY;
    }
  }

  #noteLate(lagMs: number): void {
    const now = this.#now();
    const begunAt = now - lagMs - INTERVAL_MS;
    const since = this.#late !== null && begunAt - this.#late.at <= APART_MS ? this.#late.since : now;
    this.#late = { since, at: now };
    const isCrowd = this.#underWay.size >= CALM || now - since >= ONSET_MS;
    if (this.#most === Number.POSITIVE_INFINITY && !isCrowd) return;
    this.#most = Math.max(LEAST, Math.min(this.#most, this.#underWay.size) / 2);
  }
}
