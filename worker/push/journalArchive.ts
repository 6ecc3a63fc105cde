import type { LiveReading } from '../live/readContext.ts';
import type { Entry } from './changes.ts';
import { EndedMatches } from './endedMatches.ts';
import { EndedQueue } from './endedQueue.ts';
import { Fixtures } from './fixtures.ts';

/** The journal's storage of finished matches and of fixtures, of any source. */
export class JournalArchive {
  readonly ended: EndedMatches;
  readonly fixtures: Fixtures;
  readonly #queue = new EndedQueue();

  constructor(sql: SqlStorage) {
    this.ended = new EndedMatches(sql);
    this.fixtures = new Fixtures(sql);
  }

  /** Queues the finished matches of a poll and reads some in the background, so that the poll does not wait. */
  readEnded(entries: readonly Entry[], context: LiveReading): void {
    this.#queue.add(entries.flatMap((entry) => ('row' in entry && entry.change.kind === 'status' ? [entry.row] : [])));
    context.background(this.#queue.archiveNext(this.ended, context));
  }
}
