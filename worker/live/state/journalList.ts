import { type Background, noted } from '../../base/background.ts';
import { failure, ok } from '../../base/result.ts';
import { knownUntil, type VisitorClock } from '../../base/visitorClock.ts';
import { Cache } from '../../cache/cache.ts';
import type { CacheRequest } from '../../cache/cacheTypes.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { callJournal, type JournalBinding, type SiteJournal } from '../../settings/journalBinding.ts';

/** A journal entry: when it was recorded and when it was taken back, in milliseconds UTC. */
interface Recorded {
  at: number;
  takenBackAt: number | null;
}

/** A list of the journal as a visitor may see it. */
export interface JournalLines<Line> {
  /** The entries that a visitor may know of, in order: the last known ones, or null, without a journal. */
  read(clock: VisitorClock, background: Background): Promise<readonly Line[] | null>;
}

/**
 * An isolate's copy of one of the journal's lists: goals or moments. `patienceMs`: the journal may ask the source first,
 * so it gets as long as the source.
 */
export function journalList<Line extends Recorded>(
  journal: JournalBinding,
  patienceMs: number,
  ask: (journal: SiteJournal) => Promise<Line[] | null>,
): JournalLines<Line> {
  const cache = new Cache<Line[]>({ near: null, lasting: null, patienceMs });
  const request: CacheRequest<Line[]> = {
    key: 'journal',
    lifetime: LIFETIMES.journalList,
    async load({ log }) {
      const lines = await callJournal(journal, ask, { patienceMs, log, event: 'journal unavailable' });
      return lines == null ? failure('unreachable', 'the journal does not answer, or has no list yet') : ok(lines);
    },
    // The list is in memory only.
    parse: () => null,
  };
  return {
    async read(clock, background) {
      const answer = journal && noted(await cache.read(request, background), request.key, background);
      if (!answer?.ok) return null;
      const until = knownUntil(clock);
      return answer.value.value.flatMap((line) => {
        if (line.at > until) return [];
        return line.takenBackAt !== null && line.takenBackAt > until ? [{ ...line, takenBackAt: null }] : [line];
      });
    },
  };
}
