import { type EventDetail, parseStoredEvent } from '../../web/domain/eventDetail.ts';
import { phaseOf } from '../../web/domain/match.ts';
import { type MomentumSample, parseSamples } from '../../web/domain/momentum.ts';
import { digestOf } from '../base/digests.ts';
import type { Log } from '../base/log.ts';
import { Lru } from '../base/lru.ts';
import { askJournal, type EndedRow, type JournalBinding, type SiteJournal } from '../settings/journalBinding.ts';

const PATIENCE_MS = 1_000;

/** Matches that the isolate remembers as archived. */
const MOST_REMEMBERED = 2_000;

/** The limits of characters for an archived match and its ids. No real match has more. */
export const LONGEST_BODY = 20_000;
const LONGEST_ID = 100;

/** Converts a match to a row; null when it has not finished, has only a score, or is too long. */
export function endedRow(event: EventDetail): EndedRow | null {
  const { match, lineUps, incidents, statistics } = event;
  const { id, home, away, kickOff } = match;
  const hasDetails = lineUps.home !== null || lineUps.away !== null || incidents.length + statistics.length > 0;
  if (phaseOf(match) !== 'finished' || home === null || away === null || !hasDetails) return null;
  const body = JSON.stringify(event);
  const isLong = body.length > LONGEST_BODY || [id, home.id, away.id].some((text) => text.length > LONGEST_ID);
  return isLong ? null : { id, home: home.id, away: away.id, kickOff, body };
}

/** An isolate's client of the archive; always empty without a journal binding. */
export class SiteArchive {
  readonly #binding: JournalBinding;
  readonly #noted = new Lru<string, string>(MOST_REMEMBERED);

  constructor(binding: JournalBinding) {
    this.#binding = binding;
  }

  /** Archives a finished match of a source (by id), again if it was corrected. Never rejects. */
  async note(source: string, event: EventDetail, log: Log): Promise<void> {
    if (this.#binding === undefined) return;
    const row = endedRow(event);
    if (row === null) return;
    const [key, digest] = [`${source} ${row.id}`, digestOf(row.body)];
    if (this.#noted.get(key) === digest) return;
    this.#noted.set(key, digest);
    const asking = { patienceMs: PATIENCE_MS, log, event: 'archive unwritable', facts: { match: row.id } };
    await askJournal(this.#binding, (journal) => journal.keepEnded(source, row), asking);
  }

  /** A team's finished matches, latest first; null when the journal does not answer. Never rejects. */
  async ofTeam(source: string, team: string, log: Log): Promise<EventDetail[] | null> {
    if (this.#binding === undefined) return [];
    const asking = { patienceMs: PATIENCE_MS, log, event: 'archive unreadable', facts: { team } };
    const ask = async (journal: SiteJournal) => {
      const bodies = await journal.endedOf(source, team);
      return bodies.flatMap((body) => parseStoredEvent(JSON.parse(body)) ?? []);
    };
    return (await askJournal(this.#binding, ask, asking)) ?? null;
  }

  /** A match's momentum samples; null when the journal does not answer. Never rejects. */
  async momentumOf(match: string, log: Log): Promise<MomentumSample[] | null> {
    if (this.#binding === undefined) return [];
    const asking = { patienceMs: PATIENCE_MS, log, event: 'momentum unreadable', facts: { match } };
    const ask = async (journal: SiteJournal) => parseSamples(JSON.parse(await journal.momentumOf(match)));
    return (await askJournal(this.#binding, ask, asking)) ?? null;
  }
}
