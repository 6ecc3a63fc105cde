import { type Match, phaseOf } from '../../web/domain/match.ts';
import { countLimit } from '../base/limitCount.ts';
import { UpstreamCall } from '../base/upstreamCall.ts';
import { endedRow } from '../live/archive/archive.ts';
import type { EndedMatches } from '../live/archive/endedMatches.ts';
import type { LiveContext } from '../live/state/readContext.ts';
import type { Entry } from './changes.ts';

/** Queued matches. Most matches of an evening end at the same time. */
const MAX_WAITING = 400;
/** Matches read per poll. */
const AT_ONCE = 4;

type EventFeed = Pick<LiveContext['feed'], 'event' | 'upstream'>;

/** A queue of finished matches to read once for the archive. */
export class EndedQueue {
  #waiting: Match[] = [];

  /**
   * Queues the matches that ended with these entries. A source with a quota is not called for them, so its archive only has
   * the matches that visitors opened.
   */
  add(entries: readonly Entry[], { isCounted }: { isCounted: boolean }): void {
    if (isCounted) return;
    const ended = entries.flatMap((entry) =>
      'row' in entry && entry.change.kind === 'status' && phaseOf(entry.row) === 'finished' ? [entry.row] : [],
    );
    const waiting = [...this.#waiting, ...ended];
    this.#waiting = waiting.slice(-MAX_WAITING);
    const cut = waiting.length - this.#waiting.length;
    countLimit('ended matches that wait for the archive', MAX_WAITING, { served: ended.length, cut });
  }

  /** Reads and archives the next matches. It does not retry a failed one; a visit to its page archives it later. */
  async archiveNext(archive: Pick<EndedMatches, 'keep'>, feed: EventFeed): Promise<void> {
    await Promise.all(
      this.#waiting.splice(0, AT_ONCE).map(async ({ sport, id }) => {
        const answer = await feed.event(new UpstreamCall(), sport, id);
        const row = answer.ok && answer.value.kind === 'found' ? endedRow(answer.value.event) : null;
        if (row !== null) archive.keep(feed.upstream.id, row, Date.now());
      }),
    );
  }
}
