import type { Match } from '../../web/domain/match.ts';
import type { LiveReading } from '../live/readContext.ts';
import type { Happened } from '../push/entry.ts';
import { Inquiry } from '../upstream/inquiry.ts';
import { type EndedMatches, endedRow } from './endedMatches.ts';

/** Matches that wait to be read; those of an evening end together. */
const MOST_WAITING = 400;
/** So many are read at one look. */
const AT_ONCE = 4;

type Waiting = Pick<Match, 'sport' | 'id'>;

/** What reading ended matches needs of a look. */
export interface EndsReading {
  config: { source: { kind: 'demo' } | { kind: 'real'; quota: { firm: boolean } } };
  feed: Pick<LiveReading['feed'], 'event' | 'upstream'>;
  clock: { now: number };
}

/**
 * Matches that have just ended, to be read once for the archive. A source whose plan counts calls is asked for none of them: the archive
 * then has what visitors looked at.
 */
export class EndedQueue {
  #waiting: Waiting[] = [];

  /** Takes in what happened at a look. */
  add(happened: readonly Happened[]): void {
    const ended = happened.flatMap(({ sport, match, change }): Waiting[] =>
      change.kind === 'status' && change.to.startsWith('finished') ? [{ sport, id: match }] : [],
    );
    this.#waiting = [...this.#waiting, ...ended].slice(-MOST_WAITING);
  }

  /** Reads the next ones and keeps them; one that can't be read now is left to those who look at its page. */
  async keepNext(archive: Pick<EndedMatches, 'keep'>, { config, feed, clock }: EndsReading): Promise<void> {
    const isCounted = config.source.kind === 'real' && config.source.quota.firm;
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
