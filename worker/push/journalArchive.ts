import { EndedMatches } from '../journal/endedMatches.ts';
import type { Happened } from '../journal/entry.ts';
import type { LiveReading } from '../live/readContext.ts';
import { EndedQueue } from './endedQueue.ts';
import { Fixtures } from './fixtures.ts';
import { Momentum } from './momentum.ts';

/** The journal's storage of finished matches and of momentum samples. */
export class JournalArchive {
  readonly ended: EndedMatches;
  readonly momentum: Momentum;
  readonly fixtures: Fixtures;
  readonly #queue = new EndedQueue();

  constructor(sql: SqlStorage) {
    this.ended = new EndedMatches(sql);
    this.momentum = new Momentum(sql);
    this.fixtures = new Fixtures(sql);
  }

  /** Queues the finished matches of a poll and reads some in the background, so that the poll does not wait. */
  heard(happened: readonly Happened[], context: LiveReading): void {
    this.#queue.add(happened);
    context.background(this.#queue.keepNext(this.ended, context));
  }
}
