import { phaseOf } from '../../web/domain/match.ts';
import { utcDate } from '../../web/domain/zonedTime.ts';
import { journalLog as log } from '../base/log.ts';
import { loadWithAge } from '../base/upstreamCall.ts';
import type { EndedMatches } from '../live/archive/endedMatches.ts';
import { NewestMatches } from '../live/state/newestMatches.ts';
import type { LiveContext } from '../live/state/readContext.ts';
import type { Entry } from './changes.ts';
import { EndedQueue } from './endedQueue.ts';
import type { KnownMatches } from './knownMatches.ts';
import type { OtherDays } from './otherDays.ts';

interface Parts {
  known: KnownMatches;
  archive: Pick<EndedMatches, 'keep'>;
  /** Told when a match to come leaves the list. */
  days: Pick<OtherDays, 'tell'>;
  context(): LiveContext;
  /** Takes the changes of a list that the source confirmed at an instant (milliseconds UTC). */
  onRead(entries: readonly Entry[], at: number): void;
}

/** Reads the source's list of today, one read at a time, and archives the matches that ended. */
export class TodayReads {
  readonly #parts: Parts;
  readonly #newest = new NewestMatches();
  readonly #ended = new EndedQueue();
  #reading: Promise<void> | null = null;
  #begun: Promise<void> | null = null;
  #isDue = false;
  /** Pages are open, so the poller must keep calling. */
  #isWanted = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Loads once what the poller has, and again after a failure. So the age of the list is known after a restart, even without a visitor. */
  begin(): Promise<void> {
    this.#begun ??= this.read(false)
      .catch((error) => log('error', 'journal could not read', { error: String(error) }))
      .finally(() => {
        if (this.#parts.known.confirmedAt === 0) this.#begun = null;
      });
    return this.#begun;
  }

  /** Reads the list. Concurrent callers share the next read: the running one may be older than their information. */
  async read(isWanted: boolean): Promise<void> {
    this.#isDue = true;
    this.#isWanted ||= isWanted;
    this.#reading ??= this.#readWhileDue().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #readWhileDue(): Promise<void> {
    while (this.#isDue) {
      const isWanted = this.#isWanted;
      this.#isDue = this.#isWanted = false;
      await this.#loadList(isWanted);
    }
  }

  async #loadList(isWanted: boolean): Promise<void> {
    const { known, archive, days, context, onRead } = this.#parts;
    const { config, feed, background, clock } = context();
    const { result, age } = await loadWithAge(feed.today, { isPeek: !isWanted, log });
    if (!result.ok) {
      log('warn', 'journal sees nothing', { kind: result.error.kind });
      known.isBehind = true;
      return;
    }
    const at = age?.at ?? clock.now;
    const before = known.listed;
    known.isBehind = age !== null && age.staleReason !== null;
    const { matches, unconfirmed } = result.value;
    const entries = known.update(this.#newest.merge(matches, at, unconfirmed), at);
    this.#ended.add(entries, config.source.quota);
    background(this.#ended.archiveNext(archive, feed));
    onRead(entries, at);
    const today = utcDate(at);
    if (before.some((match) => phaseOf(match) === 'upcoming' && !known.isListed(match)))
      days.tell({ from: today, to: today }, clock.now);
  }
}
