import type { Log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { askJournal, type JournalBinding, type SiteJournal } from '../settings/journalBinding.ts';

/** The minimum time between two calls of the journal by one isolate. */
const FRESH_MS = 2_000;
const PATIENCE_MS = 1_500;

/** A journal entry: when it was recorded and when it was taken back, in milliseconds UTC. */
interface Recorded {
  at: number;
  takenBackAt: number | null;
}

/** A list of the journal as a visitor may see it. */
export interface JournalLines<Line> {
  read(until: number, log: Log): Promise<readonly Line[] | null>;
}

/** An isolate's copy of one of the journal's lists: goals or moments. */
export class JournalList<Line extends Recorded> implements JournalLines<Line> {
  readonly #journal: JournalBinding;
  readonly #askedOf: (journal: SiteJournal) => Promise<Line[]>;
  #known: { lines: Line[]; at: number } | null = null;
  #asking: { answer: Promise<void>; since: number } | null = null;

  constructor(journal: JournalBinding, askedOf: (journal: SiteJournal) => Promise<Line[]>) {
    this.#journal = journal;
    this.#askedOf = askedOf;
  }

  /** The entries known at `until` (milliseconds UTC), in order: the last known ones, or null, without a journal. */
  async read(until: number, log: Log): Promise<readonly Line[] | null> {
    if (this.#known === null || Date.now() - this.#known.at > FRESH_MS) await this.#refresh(log);
    if (this.#known === null) return null;
    return this.#known.lines.flatMap((line) => {
      if (line.at > until) return [];
      return line.takenBackAt !== null && line.takenBackAt > until ? [{ ...line, takenBackAt: null }] : [line];
    });
  }

  // A call never settles when its visitor disconnects. Other visitors wait at most one timeout for it, then start their own.
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
    const at = Date.now();
    const asking = { patienceMs: PATIENCE_MS, log, event: 'journal away' };
    const lines = await askJournal(this.#journal, this.#askedOf, asking);
    if (lines !== undefined) this.#known = { lines, at };
  }
}
