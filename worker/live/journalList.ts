import type { Background } from '../base/background.ts';
import { failure, ok } from '../base/result.ts';
import { Cache } from '../cache/cache.ts';
import type { CacheRequest } from '../cache/cacheTypes.ts';
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
  /** The entries known at `until` (milliseconds UTC), in order: the last known ones, or null, without a journal. */
  read(until: number, background: Background): Promise<readonly Line[] | null>;
}

/** An isolate's copy of one of the journal's lists: goals or moments. */
export function journalList<Line extends Recorded>(
  journal: JournalBinding,
  ask: (journal: SiteJournal) => Promise<Line[]>,
): JournalLines<Line> {
  const cache = new Cache<Line[]>({ near: null, lasting: null, patienceMs: PATIENCE_MS });
  const request: CacheRequest<Line[]> = {
    key: 'journal',
    lifetime: LIFETIMES.journalList,
    async load({ log }) {
      const lines = await askJournal(journal, ask, { patienceMs: PATIENCE_MS, log, event: 'journal away' });
      return lines === undefined ? failure('unreachable', 'the journal does not answer') : ok(lines);
    },
    // The list is in memory only.
    parse: () => null,
  };
  return {
    async read(until, background) {
      const answer = journal && (await cache.read(request, background));
      if (!answer?.ok) return null;
      return answer.value.value.flatMap((line) => {
        if (line.at > until) return [];
        return line.takenBackAt !== null && line.takenBackAt > until ? [{ ...line, takenBackAt: null }] : [line];
      });
    },
  };
}
