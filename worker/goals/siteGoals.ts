import type { Goal } from '../../web/domain/goals.ts';
import { log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { type JournalBinding, siteJournal } from '../push/protocol.ts';

/** An isolate asks the journal so often at most, however many visitors look. */
const FRESH_MS = 2_000;
const PATIENCE_MS = 1_500;

/** The goals that the journal knows, as an isolate has them. */
export class SiteGoals {
  readonly #journal: JournalBinding;
  readonly #source: string;
  #known: { goals: Goal[]; at: number } | null = null;
  #asking: Promise<void> | null = null;

  /** Of a source, by its id: the journal may be that of another deploy. */
  constructor(journal: JournalBinding, source: string) {
    this.#journal = journal;
    this.#source = source;
  }

  /**
   * All goals that were known at an instant (milliseconds UTC), the newest first; null where none are kept, or nobody can
   * say. While the journal is away those that were known last serve.
   */
  async read(until: number): Promise<readonly Goal[] | null> {
    if (this.#known === null || Date.now() - this.#known.at > FRESH_MS) {
      this.#asking ??= this.#ask().finally(() => {
        this.#asking = null;
      });
      await this.#asking;
    }
    if (this.#known === null) return null;
    return this.#known.goals.flatMap((goal) => {
      if (goal.at > until) return [];
      return goal.takenBackAt !== null && goal.takenBackAt > until ? [{ ...goal, takenBackAt: null }] : [goal];
    });
  }

  async #ask(): Promise<void> {
    if (this.#journal === undefined) return;
    const at = Date.now();
    const goals = await withTimeout(siteJournal(this.#journal).goals(this.#source), PATIENCE_MS).catch(
      (error: unknown) => {
        log('warn', 'journal away', { error: String(error).slice(0, 200) });
        return undefined;
      },
    );
    if (goals !== undefined) this.#known = { goals, at };
  }
}
