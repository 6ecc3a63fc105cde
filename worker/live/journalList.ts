import type { Background } from '../base/background.ts';
import { failure, ok } from '../base/result.ts';
import { Cache } from '../cache/cache.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { askJournal, type JournalBinding, type SiteJournal } from '../settings/journalBinding.ts';

const PATIENCE_MS = 1_500;

/** A journal entry: when it was recorded and when it was taken back, in milliseconds UTC. */
interface Recorded {
  at: number;
  takenBackAt: number | null;
}

/** A list of the journal as a visitor may see it. */
export interface JournalLines<Line> {
  read(until: number, background: Background): Promise<readonly Line[] | null>;
}

/** An isolate's copy of one of the journal's lists: goals or moments. */
export class JournalList<Line extends Recorded> implements JournalLines<Line> {
  readonly #journal: JournalBinding;
  readonly #ask: (journal: SiteJournal) => Promise<Line[]>;
  readonly #cache = new Cache<Line[]>({ near: null, lasting: null, patienceMs: PATIENCE_MS });

  constructor(journal: JournalBinding, ask: (journal: SiteJournal) => Promise<Line[]>) {
    this.#journal = journal;
    this.#ask = ask;
  }

  /** The entries known at `until` (milliseconds UTC), in order: the last known ones, or null, without a journal. */
  async read(until: number, background: Background): Promise<readonly Line[] | null> {
    if (this.#journal === undefined) return null;
    const answer = await this.#cache.read(
      {
        key: 'journal',
        lifetime: LIFETIMES.journalList,
        load: async ({ log }) => {
          const asking = { patienceMs: PATIENCE_MS, log, event: 'journal away' };
          const lines = await askJournal(this.#journal, this.#ask, asking);
          return lines === undefined ? failure('unreachable', 'the journal does not answer') : ok(lines);
        },
        // The list is in memory only.
        parse: () => null,
      },
      background,
    );
    if (!answer.ok) return null;
    return answer.value.value.flatMap((line) => {
      if (line.at > until) return [];
      return line.takenBackAt !== null && line.takenBackAt > until ? [{ ...line, takenBackAt: null }] : [line];
    });
  }
}
