import { type Match, phaseOf } from '../../web/domain/match.ts';
import type { LiveReading } from '../live/readContext.ts';
import { endedRow } from '../live/siteArchive.ts';
import { Inquiry } from '../upstream/inquiry.ts';
import type { Entry } from './changes.ts';
import type { EndedMatches } from './endedMatches.ts';

/** Queued matches. Most matches of an evening end at the same time. */
const MOST_WAITING = 400;
/** Matches read per poll. */
const AT_ONCE = 4;

/** The part of a poll's context that reading finished matches needs. */
export interface EndsReading {
  config: { source: { quota: { firm: boolean } } };
  feed: Pick<LiveReading['feed'], 'event' | 'upstream'>;
  clock: { now: number };
}

/**
 * A queue of finished matches to read once for the archive. It makes no calls to a source with a quota, whose archive then only
 * has the matches that visitors opened.
 */
export class EndedQueue {
  #waiting: Match[] = [];

  /** Queues the matches that ended with these entries. */
  add(entries: readonly Entry[]): void {
    const ended = entries.flatMap((entry) =>
      'row' in entry && entry.change.kind === 'status' && phaseOf(entry.row) === 'finished' ? [entry.row] : [],
    );
    this.#waiting = [...this.#waiting, ...ended].slice(-MOST_WAITING);
  }

  /** Reads and archives the next matches. It does not retry a failed one; a visit to its page archives it later. */
  async archiveNext(archive: Pick<EndedMatches, 'keep'>, { config, feed, clock }: EndsReading): Promise<void> {
    const isCounted = config.source.quota.firm;
    const next = this.#waiting.splice(0, AT_ONCE);
    if (isCounted) return;
    await Promise.all(
      next.map(async ({ sport, id }) => {
        const answer = await feed.event(new Inquiry(), sport, id);
        const row = answer.ok && answer.value.kind === 'found' ? endedRow(answer.value.event) : null;
        if (row !== null) archive.keep(feed.upstream.id, row, clock.now);
      }),
    );
  }
}
