import * as v from 'valibot';
import { isUnderWay, type Match } from '../../../web/domain/match.ts';
import { noteUnknownStatus } from '../../base/rejections.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure, isNothing } from '../../upstream/fetchJson.ts';
import type { FeedList } from '../feed.ts';
import type { FeedOptions } from '../feedOptions.ts';
import { isOlder } from '../normalize/course.ts';
import { isOfOtherSport, type ParseContext, parseEvent } from './parseEvent.ts';
import { wireDay } from './wire.ts';

/** The most matches of one list: what an isolate has room for, and more than any day of football has. */
export const MOST_LISTED = 20_000;

/** A list is cut when it has grown so far beyond, and not for each match. */
const CUT_AT = 1.25 * MOST_LISTED;

/** Competitions without a rank come after all that have one. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Reads the records of a list one by one; what is beyond the most it may have is cut by importance and counted. */
export class ListReader {
  readonly #options: Pick<FeedOptions, 'rejections' | 'names'>;
  readonly #context: ParseContext;
  // An event that just ended can stand in both lists, or twice in one; the furthest counts, of equals the later one.
  #matches = new Map<string, Match>();
  #rejected = 0;

  constructor(
    sport: ParseContext['sport'],
    { flagUrl, ...options }: Pick<FeedOptions, 'flagUrl' | 'rejections' | 'names'>,
  ) {
    this.#context = { sport, flagUrl, competitions: new Map() };
    this.#options = options;
  }

  add(record: unknown): void {
    const { rejections } = this.#options;
    const parsed = parseEvent(record, this.#context);
    if (parsed.ok) {
      const { value } = parsed;
      if (!isOlder(value, this.#matches.get(value.id))) this.#matches.set(value.id, value);
      if (value.state.kind === 'other') noteUnknownStatus(rejections, value.state.text);
      if (this.#matches.size > CUT_AT) this.#cut();
    } else if (isOfOtherSport(parsed.error)) rejections.once('sport not covered', parsed.error);
    else {
      this.#rejected += 1;
      rejections.note(parsed.error);
    }
  }

  /** The list that the records were of; `rest` is what else the answer said. */
  end(rest: unknown): Result<FeedList, Failure> {
    if (isNothing(rest)) return { ok: true, value: { matches: [], rejected: 0 } };
    const day = v.safeParse(wireDay, rest);
    if (!day.success) return failure('shape', `no lists of events: ${day.issues[0].message}`);
    if (this.#matches.size === 0 && this.#rejected > 0) {
      return failure('shape', `none of ${this.#rejected} records could be read`);
    }
    this.#cut();
    this.#options.names?.noteMatches(this.#matches.values());
    return { ok: true, value: { matches: [...this.#matches.values()], rejected: this.#rejected } };
  }

  // What is being played stays, then the important competitions, then what the feed names first.
  #cut(): void {
    const beyond = this.#matches.size - MOST_LISTED;
    if (beyond <= 0) return;
    const rankOf = (match: Match) => (isUnderWay(match) ? -1 : (match.competition.rank ?? LAST));
    const kept = [...this.#matches].sort(([, one], [, other]) => rankOf(one) - rankOf(other)).slice(0, MOST_LISTED);
    this.#matches = new Map(kept);
    this.#rejected += beyond;
    this.#options.rejections.count += beyond;
    this.#options.rejections.once('list cut', `more than ${MOST_LISTED} matches in one list`);
  }
}
