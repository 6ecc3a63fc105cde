import type { Match } from '../../web/domain/match.ts';
import type { Log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Feed } from '../feeds/feed.ts';
import type { KnownIds } from '../feeds/feedOptions.ts';
import { subjectOfCompetition, subjectOfMatch } from '../feeds/subjects.ts';
import type { Inquiry } from '../upstream/inquiry.ts';
import { type PollerBinding, sitePoller } from './protocol.ts';

/** What an isolate remembers, which is more than the longest list names; the one named longest ago goes first. */
const MOST_REMEMBERED = 25_000;

/** The poller is waited for so long, and then left alone for so long; what it was to be told is told with a later list. */
const PATIENCE_MS = 400;
const PAUSE_MS = 10_000;

/**
 * The matches and competitions that lists of the source have named. An id that none has named may be made up, and is worth
 * fewer calls. The poller is told, so that other isolates, and those that have yet to start, know them too.
 */
export class NamedIds implements KnownIds {
  readonly #known = new Set<string>();
  /** What the poller has yet to be told. */
  readonly #news = new Set<string>();
  readonly #binding: PollerBinding;
  readonly #source: string;
  /** The poller is told nothing more until this instant, milliseconds UTC. */
  #notBefore = 0;

  /** `source` is the id of the source that the poller asks. */
  constructor(binding: PollerBinding, source: string) {
    this.#binding = binding;
    this.#source = source;
  }

  has(subject: string): boolean {
    return this.#known.has(subject);
  }

  /** Notes the matches of a list and their competitions. */
  noteMatches(matches: Iterable<Match>): void {
    for (const { id, competition } of matches) {
      this.#note(subjectOfMatch(id));
      this.#note(subjectOfCompetition(competition.id));
    }
  }

  /** Notes competitions of the source's catalogue. */
  noteCompetitions(ids: Iterable<string>): void {
    for (const id of ids) this.#note(subjectOfCompetition(id));
  }

  #note(subject: string): void {
    if (this.#known.has(subject)) return;
    this.#known.add(subject);
    if (this.#binding !== undefined) this.#news.add(subject);
    const [oldest] = this.#known;
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) {
      this.#known.delete(oldest);
      this.#news.delete(oldest);
    }
  }

  /** Tells the poller what is new, and waits a moment for it: work that outlives its request is lost. */
  async tell(log: Log): Promise<void> {
    const now = Date.now();
    if (this.#binding === undefined || now < this.#notBefore || this.#news.size === 0) return;
    this.#notBefore = now + PAUSE_MS;
    const told = [...this.#news];
    try {
      const isDone = await withTimeout(sitePoller(this.#binding).noteNames(this.#source, told), PATIENCE_MS);
      if (isDone === undefined) return;
      for (const subject of told) this.#news.delete(subject);
      this.#notBefore = 0;
    } catch (error) {
      log('warn', 'poller away', { source: this.#source, error: String(error).slice(0, 200) });
    }
  }
}

/** A client whose lists tell the poller what they name. */
export function tellingNames(client: Feed, names: NamedIds | undefined): Feed {
  if (names === undefined) return client;
  const told = async <Answer>({ log }: Inquiry, answer: Promise<Answer>): Promise<Answer> => {
    const given = await answer;
    await names.tell(log);
    return given;
  };
  return {
    ...client,
    today: (...asked) => told(asked[0], client.today(...asked)),
    day: (...asked) => told(asked[0], client.day(...asked)),
    meetings: (...asked) => told(asked[0], client.meetings(...asked)),
    tournaments: (...asked) => told(asked[0], client.tournaments(...asked)),
  };
}
