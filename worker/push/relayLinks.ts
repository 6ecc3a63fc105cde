import * as v from 'valibot';
import { journalLog as log } from '../base/log.ts';
import { pause, withTimeout } from '../base/withTimeout.ts';
import { type Batch, type JournalReport, type RelayPlan, regionOfRelay, type SiteRelay } from './protocol.ts';
import { PLANNED_SOCKETS } from './socketLimits.ts';

/** Batches begin at least this far apart: four a second. */
export const BATCH_MS = 250;
const PATIENCE_MS = 3_000;
/** A relay that answers so many batches in a row with nothing is forgotten; it joins again with its next socket. */
const MOST_FAILURES = 5;

const MOST_RELAYS = 200;

const wireHeard = v.object({
  sockets: v.number(),
  refused: v.number(),
  last: v.nullable(v.number()),
  watched: v.optional(v.array(v.string()), []),
});

interface Link {
  name: string;
  sockets: number;
  refused: number;
  watched: readonly string[];
  /** The number that the relay has; null while nobody knows. */
  told: number | null;
  failures: number;
  isBusy: boolean;
  /** There is more to tell. */
  isDue: boolean;
}

/** The relays that have sockets, and what each was told: by themselves, so that a slow one keeps no other waiting. */
export class RelayLinks {
  readonly #sql: SqlStorage;
  readonly #links = new Map<string, Link>();
  readonly #relayOf: (name: string) => SiteRelay;
  readonly #batchAfter: (told: number | null) => Batch;

  /** `batchAfter` gives what is to be told to a relay that has a number. */
  constructor(sql: SqlStorage, relayOf: (name: string) => SiteRelay, batchAfter: (told: number | null) => Batch) {
    this.#sql = sql;
    this.#relayOf = relayOf;
    this.#batchAfter = batchAfter;
    sql.exec('CREATE TABLE IF NOT EXISTS relays (name TEXT PRIMARY KEY) WITHOUT ROWID');
    for (const { name } of sql.exec<{ name: string }>('SELECT name FROM relays')) this.#add(name);
  }

  get all(): readonly Link[] {
    return [...this.#links.values()];
  }

  /** The relays and their sockets, for `/api/health`; `last` is the last number there is. */
  report(last: number): Pick<JournalReport, 'relays' | 'sockets'> {
    const relays = this.all.map(({ name, sockets, told }) => ({ name, sockets, behind: last - (told ?? 0) }));
    return { relays, sockets: relays.reduce((sum, each) => sum + each.sockets, 0) };
  }

  /** A relay has sockets: what it has been told it says itself when it is first told something. */
  join(name: string): void {
    const link = this.#links.get(name);
    if (link !== undefined) {
      link.failures = 0;
      return;
    }
    this.#sql.exec('INSERT OR IGNORE INTO relays VALUES (?)', name);
    this.#add(name);
  }

  /** Tells every relay what it does not have; returns when all have it or failed. */
  async tell(): Promise<void> {
    await Promise.all(this.all.map((link) => this.#tellOne(link)));
  }

  /** Matches that somebody looks at on their own page, or says so: a few of each relay. */
  watched(): Set<string> {
    return new Set(this.all.flatMap(({ watched }) => watched));
  }

  /** How many relays each region needs for the sockets that it has. Where some were refused it gets twice as many. */
  plan(): RelayPlan {
    const plan: RelayPlan = {};
    const sums = new Map<keyof RelayPlan, { sockets: number; refused: number; highest: number }>();
    for (const { name, sockets, refused } of this.#links.values()) {
      const region = regionOfRelay(name);
      if (region === null) continue;
      const sum = sums.get(region) ?? { sockets: 0, refused: 0, highest: 0 };
      const number = Number(name.slice(region.length + 1));
      const isUsed = sockets > PLANNED_SOCKETS / 4;
      sums.set(region, {
        sockets: sum.sockets + sockets,
        refused: sum.refused + refused,
        highest: isUsed ? Math.max(sum.highest, number + 1) : sum.highest,
      });
    }
    for (const [region, { sockets, refused, highest }] of sums) {
      // Planned at three quarters, so that who comes in the next seconds finds room.
      const needed = Math.max(Math.ceil(sockets / (PLANNED_SOCKETS * 0.75)), highest, 1);
      plan[region] = Math.min(MOST_RELAYS, refused > 0 ? needed * 2 : needed);
    }
    return plan;
  }

  #add(name: string): void {
    this.#links.set(name, {
      name,
      sockets: 0,
      refused: 0,
      watched: [],
      told: null,
      failures: 0,
      isBusy: false,
      isDue: false,
    });
  }

  #remove(name: string): void {
    this.#links.delete(name);
    this.#sql.exec('DELETE FROM relays WHERE name = ?', name);
  }

  async #tellOne(link: Link): Promise<void> {
    link.isDue = true;
    if (link.isBusy) return;
    link.isBusy = true;
    try {
      while (link.isDue && this.#links.get(link.name) === link) {
        link.isDue = false;
        const began = Date.now();
        await this.#send(link);
        const rest = BATCH_MS - (Date.now() - began);
        if (link.isDue && rest > 0) await pause(rest);
      }
    } finally {
      link.isBusy = false;
    }
  }

  async #send(link: Link): Promise<void> {
    const batch = this.#batchAfter(link.told);
    const answer = await withTimeout(this.#relayOf(link.name).tell(batch), PATIENCE_MS).catch((error: unknown) => {
      log('warn', 'relay away', { relay: link.name, error: String(error).slice(0, 200) });
      return undefined;
    });
    const heard = v.safeParse(wireHeard, answer);
    if (!heard.success) {
      link.failures += 1;
      if (link.failures >= MOST_FAILURES) this.#remove(link.name);
      return;
    }
    const { last, sockets, refused, watched } = heard.output;
    Object.assign(link, { sockets, refused, watched, failures: 0, told: last });
    if (sockets === 0 && refused === 0) this.#remove(link.name);
    // It has less than was thought, or more has happened meanwhile.
    if (last !== batch.to) link.isDue = true;
  }
}
