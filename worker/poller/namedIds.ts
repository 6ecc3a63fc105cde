import type { Match } from '../../web/domain/match.ts';
import type { Log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import type { Feed } from '../feeds/feed.ts';
import type { KnownIds } from '../feeds/feedOptions.ts';
import { subjectOfCompetition, subjectOfMatch } from '../feeds/subjects.ts';
import type { Inquiry } from '../upstream/inquiry.ts';
import { type PollerBinding, sitePoller } from '../upstream/pollerBinding.ts';

/** The limit of an isolate's ids, more than the longest list names. The oldest are dropped first. */
const MOST_REMEMBERED = 25_000;

/**
 * How long to wait for the poller, and the pause after a timeout or failure, in milliseconds. Unsent ids are sent
 * after a later list.
 */
const PATIENCE_MS = 400;
const PAUSE_MS = 10_000;

/**
 * The matches and competitions that lists of the source have named. Any other id may be made up, so fewer calls are
 * spent on it. The poller stores these ids for all isolates.
 */
export class NamedIds implements KnownIds {
  readonly #known = new Set<string>();
  /** The ids that the poller does not have yet. */
  readonly #unsent = new Set<string>();
  readonly #binding: PollerBinding;
  readonly #source: string;
  /** Nothing is sent to the poller before this instant, milliseconds UTC. */
  #notBefore = 0;

  /** `source`: the id of the polled source. */
  constructor(binding: PollerBinding, source: string) {
    this.#binding = binding;
    this.#source = source;
  }

  has(subject: string): boolean {
    return this.#known.has(subject);
  }

  /** Adds the matches of a list and their competitions. */
  noteMatches(matches: Iterable<Match>): void {
    for (const { id, competition } of matches) {
      this.#note(subjectOfMatch(id));
      this.#note(subjectOfCompetition(competition.id));
    }
  }

  /** Adds the competitions of the source's catalogue. */
  noteCompetitions(ids: Iterable<string>): void {
    for (const id of ids) this.#note(subjectOfCompetition(id));
  }

  #note(subject: string): void {
    if (this.#known.has(subject)) return;
    this.#known.add(subject);
    if (this.#binding !== undefined) this.#unsent.add(subject);
    const [oldest] = this.#known;
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) {
      this.#known.delete(oldest);
      this.#unsent.delete(oldest);
    }
  }

  /** Sends new ids to the poller and waits briefly, because work that outlives its request is lost. */
  async tell(log: Log): Promise<void> {
    const now = Date.now();
    if (this.#binding === undefined || now < this.#notBefore || this.#unsent.size === 0) return;
    this.#notBefore = now + PAUSE_MS;
    const sent = [...this.#unsent];
    try {
      const isDone = await withTimeout(sitePoller(this.#binding).noteNames(this.#source, sent), PATIENCE_MS);
      if (isDone === undefined) return;
      for (const subject of sent) this.#unsent.delete(subject);
      this.#notBefore = 0;
    } catch (error) {
      log('warn', 'poller away', { source: this.#source, error: String(error).slice(0, 200) });
    }
  }
}

/** Wraps a client so that the ids in its lists are sent to the poller. */
export function tellingNames(client: Feed, names: NamedIds | undefined): Feed {
  if (names === undefined) return client;
  const sendAfter = async <Answer>({ log }: Inquiry, answer: Promise<Answer>): Promise<Answer> => {
    const given = await answer;
    await names.tell(log);
    return given;
  };
  return {
    ...client,
    today: (...asked) => sendAfter(asked[0], client.today(...asked)),
    day: (...asked) => sendAfter(asked[0], client.day(...asked)),
    meetings: (...asked) => sendAfter(asked[0], client.meetings(...asked)),
    tournaments: (...asked) => sendAfter(asked[0], client.tournaments(...asked)),
  };
}
