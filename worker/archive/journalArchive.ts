import type { LiveReading } from '../live/readContext.ts';
import type { Happened } from '../push/entry.ts';
import { EndedMatches } from './endedMatches.ts';
import { EndedQueue } from './endedQueue.ts';
import { Momentum } from './momentum.ts';

/** What the journal keeps of matches beside what happened: those that have ended, and the course of those that are looked at. */
export class JournalArchive {
  readonly ended: EndedMatches;
  readonly momentum: Momentum;
  readonly #queue = new EndedQueue();

  constructor(sql: SqlStorage) {
    this.ended = new EndedMatches(sql);
    this.momentum = new Momentum(sql);
  }

  /** Takes in what happened at a look; what has ended is read beside it, and the look waits for none of it. */
  heard(happened: readonly Happened[], context: LiveReading): void {
    this.#queue.add(happened);
    context.background(this.#queue.keepNext(this.ended, context));
  }
}
