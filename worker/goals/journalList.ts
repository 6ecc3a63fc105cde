import type { Log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { type JournalBinding, type SiteJournal, siteJournal } from '../push/protocol.ts';

/** An isolate asks the journal so often at most, however many visitors look. */
const FRESH_MS = 2_000;
const PATIENCE_MS = 1_500;

/** What the journal has a list of: each line with when it was told and when it was taken back, milliseconds UTC. */
interface Told {
  at: number;
  takenBackAt: number | null;
}

/** A list that the journal keeps (its goals, its moments), as an isolate has it. */
export class JournalList<Line extends Told> {
  readonly #journal: JournalBinding;
  readonly #askedOf: (journal: SiteJournal) => Promise<Line[]>;
  #known: { lines: Line[]; at: number } | null = null;
  #asking: { answer: Promise<void>; since: number } | null = null;

  constructor(journal: JournalBinding, askedOf: (journal: SiteJournal) => Promise<Line[]>) {
    this.#journal = journal;
    this.#askedOf = askedOf;
  }

  /**
   * All lines that were known at an instant (milliseconds UTC), in the journal's order; null where none are kept, or nobody can
   * say. While the journal is away those that were known last serve.
   */
  async read(until: number, log: Log): Promise<readonly Line[] | null> {
    if (this.#known === null || Date.now() - this.#known.at > FRESH_MS) await this.#refresh(log);
    if (this.#known === null) return null;
    return this.#known.lines.flatMap((line) => {
      if (line.at > until) return [];
      return line.takenBackAt !== null && line.takenBackAt > until ? [{ ...line, takenBackAt: null }] : [line];
    });
  }

  // Who asks may leave: his question then never ends, so that nobody else waits for it longer than he would for his own.
  async #refresh(log: Log): Promise<void> {
    const now = Date.now();
    if (this.#asking === null || now - this.#asking.since > PATIENCE_MS) {
      const asking = { answer: this.#ask(log), since: now };
      this.#asking = asking;
      asking.answer.finally(() => {
        if (this.#asking === asking) this.#asking = null;
      });
    }
    await withTimeout(this.#asking.answer, PATIENCE_MS);
  }

  async #ask(log: Log): Promise<void> {
    if (this.#journal === undefined) return;
    const at = Date.now();
    const lines = await withTimeout(this.#askedOf(siteJournal(this.#journal)), PATIENCE_MS).catch((error: unknown) => {
      log('warn', 'journal away', { error: String(error).slice(0, 200) });
      return undefined;
    });
    if (lines !== undefined) this.#known = { lines, at };
  }
}
