import * as v from 'valibot';
import { journalLog as log } from '../base/log.ts';
import { pause, withTimeout } from '../base/withTimeout.ts';
import { type Batch, type JournalReport, type RelayPlan, regionOfRelay, type SiteRelay } from '../journal/protocol.ts';
import { PLANNED_SOCKETS } from './socketLimits.ts';

/** The minimum time between two batches to a relay: four a second. */
export const BATCH_MS = 250;
const PATIENCE_MS = 3_000;
/** A relay that fails this often in a row is dropped. It joins again with its next socket. */
const MOST_FAILURES = 5;

const MOST_RELAYS = 200;

const wireReply = v.object({
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
  /** The relay's last number; null while it is unknown. */
  sentUpTo: number | null;
  failures: number;
  isBusy: boolean;
  isDue: boolean;
}

/** The relays with sockets, and what each has. Each is served separately, so a slow one delays no other. */
export class RelayLinks {
  readonly #sql: SqlStorage;
  readonly #links = new Map<string, Link>();
  readonly #relayOf: (name: string) => SiteRelay;
  readonly #batchAfter: (sent: number | null) => Batch;

  /** `batchAfter` builds the batch for a relay that has a number. */
  constructor(sql: SqlStorage, relayOf: (name: string) => SiteRelay, batchAfter: (sent: number | null) => Batch) {
    this.#sql = sql;
    this.#relayOf = relayOf;
    this.#batchAfter = batchAfter;
    sql.exec('CREATE TABLE IF NOT EXISTS relays (name TEXT PRIMARY KEY) WITHOUT ROWID');
    for (const { name } of sql.exec<{ name: string }>('SELECT name FROM relays')) this.#add(name);
  }

  get all(): readonly Link[] {
    return [...this.#links.values()];
  }

  /** The relays and their sockets, for `/api/health`. `last`: the journal's last number. */
  report(last: number): Pick<JournalReport, 'relays' | 'sockets'> {
    const relays = this.all.map(({ name, sockets, sentUpTo }) => ({ name, sockets, behind: last - (sentUpTo ?? 0) }));
    return { relays, sockets: relays.reduce((sum, each) => sum + each.sockets, 0) };
  }

  /** Registers a relay. Its number is learned from its first answer. */
  join(name: string): void {
    const link = this.#links.get(name);
    if (link !== undefined) {
      link.failures = 0;
      return;
    }
    this.#sql.exec('INSERT OR IGNORE INTO relays VALUES (?)', name);
    this.#add(name);
  }

  /** Sends every relay its missing entries. Resolves when all have them or failed. */
  async tell(): Promise<void> {
    await Promise.all(this.all.map((link) => this.#serve(link)));
  }

  /** A few matches of each relay whose own pages are open. */
  watched(): Set<string> {
    return new Set(this.all.flatMap(({ watched }) => watched));
  }

  /** The number of relays that each region needs for its sockets; twice as many after refusals. */
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
      // Plans for three quarters of the capacity, which leaves room for the next sockets.
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
      sentUpTo: null,
      failures: 0,
      isBusy: false,
      isDue: false,
    });
  }

  #remove(name: string): void {
    this.#links.delete(name);
    this.#sql.exec('DELETE FROM relays WHERE name = ?', name);
  }

  async #serve(link: Link): Promise<void> {
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
    const batch = this.#batchAfter(link.sentUpTo);
    const answer = await withTimeout(this.#relayOf(link.name).tell(batch), PATIENCE_MS).catch((error: unknown) => {
      log('warn', 'relay away', { relay: link.name, error: String(error).slice(0, 200) });
      return undefined;
    });
    const reply = v.safeParse(wireReply, answer);
    if (!reply.success) {
      link.failures += 1;
      if (link.failures >= MOST_FAILURES) this.#remove(link.name);
      return;
    }
    const { last, sockets, refused, watched } = reply.output;
    Object.assign(link, { sockets, refused, watched, failures: 0, sentUpTo: last });
    if (sockets === 0 && refused === 0) this.#remove(link.name);
    // The relay has less than expected, or there are new entries.
    if (last !== batch.to) link.isDue = true;
  }
}
