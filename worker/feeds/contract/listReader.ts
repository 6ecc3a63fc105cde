import * as v from 'valibot';
import type { Match } from '../../../web/domain/match.ts';
import { noteUnknownStatus } from '../../base/rejections.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import { isNothing } from '../../upstream/fetchJson.ts';
import type { FeedList } from '../feed.ts';
import type { FeedOptions } from '../feedOptions.ts';
import { isOlder } from '../normalize/course.ts';
import { type EditorsOrder, Importance } from './importance.ts';
import { type ParseContext, parseEvent } from './parseEvent.ts';
import { wireDay } from './wire.ts';

/** The most matches of one list: what an isolate has room for, and more than any day of football has. */
export const MOST_LISTED = 20_000;

/** A list is cut when it has grown so far beyond, and not for each match. */
const CUT_AT = 1.25 * MOST_LISTED;

export interface ListReaderOptions extends Pick<FeedOptions, 'flagUrl' | 'rejections' | 'names'> {
  /** The editors' order of competitions, as far as it is known by now: it decides what stays of a list that is too long. */
  editorsOrder?: () => EditorsOrder;
}

/** Reads the records of a list one by one; what is beyond the most it may have is cut by importance and counted. */
export class ListReader {
  readonly #options: Pick<ListReaderOptions, 'rejections' | 'names' | 'editorsOrder'>;
  readonly #context: ParseContext;
  // An event that just ended can stand in both lists, or twice in one; the furthest counts, of equals the later one.
  #matches = new Map<string, Match>();
  #rejected = 0;
  /** Asked for when a list is so long that something must go. */
  #importance: Importance | null = null;

  constructor(sport: ParseContext['sport'], { flagUrl, ...options }: ListReaderOptions) {
    this.#context = { sport, flagUrl, competitions: new Map() };
    this.#options = options;
  }

  add(record: unknown): void {
    if (this.#matches.size >= MOST_LISTED && this.#isToGo(record)) {
      this.#leaveOut(1);
      return;
    }
    const { rejections } = this.#options;
    const parsed = parseEvent(record, this.#context);
    if (parsed.ok) {
      const { value } = parsed;
      if (!isOlder(value, this.#matches.get(value.id))) this.#matches.set(value.id, value);
      this.#importance?.rankOf(value.competition);
      if (value.state.kind === 'other') noteUnknownStatus(rejections, value.state.text);
      if (this.#matches.size > CUT_AT) this.#cut();
    } else if (parsed.kind === 'other-sport') rejections.once('sport not covered', parsed.error);
    else {
      this.#rejected += 1;
      rejections.note(parsed.error);
    }
  }

  /** Notes that the answer was too long to be read to its end: nobody knows how many records were left. */
  cut(): void {
    this.#options.rejections.once('list cut', 'the answer is too long to be read to its end');
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

  #importanceNow(): Importance {
    if (this.#importance !== null) return this.#importance;
    const importance = new Importance(this.#options.editorsOrder?.() ?? (() => null));
    for (const { competition } of this.#matches.values()) importance.rankOf(competition);
    this.#importance = importance;
    return importance;
  }

  // Of a full list a record that names no match of it and is of no importance would be the first to go: it is not read.
  #isToGo(record: unknown): boolean {
    const id = this.#importanceNow().idOfUnimportant(record, this.#context.sport);
    return id !== null && !this.#matches.has(id);
  }

  #leaveOut(records: number): void {
    this.#rejected += records;
    this.#options.rejections.count += records;
    this.#options.rejections.once('list cut', `more than ${MOST_LISTED} matches in one list`);
  }

  #cut(): void {
    const beyond = this.#matches.size - MOST_LISTED;
    if (beyond <= 0) return;
    const importance = this.#importanceNow();
    const placed = Array.from(this.#matches, (entry) => ({ entry, place: importance.placeOf(entry[1]) }));
    placed.sort((one, other) => one.place - other.place);
    this.#matches = new Map(placed.slice(0, MOST_LISTED).map(({ entry }) => entry));
    this.#leaveOut(beyond);
  }
}
