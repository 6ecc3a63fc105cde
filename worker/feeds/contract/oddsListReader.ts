import * as v from 'valibot';
import type { Rejections } from '../../base/rejections.ts';
import type { FeedOdds } from '../feedOdds.ts';
import { firstOf, leftOf, type NoteRejected } from '../normalize/limits.ts';
import { readMarkets, type Wanted } from './parseOdds.ts';
import { readRecords } from './wireDetail.ts';
import { wireListedOdds, wireOddsList } from './wireOdds.ts';

/**
 * Reads the odds of all matches of a day (`v2/odds`) match by match as they come, because a long day has more of them than
 * an isolate has room for. One bad match costs itself; those beyond the most that are read are counted.
 */
export class OddsListReader {
  readonly #rejections: Rejections;
  readonly #wanted: Wanted;
  readonly #odds = new Map<string, FeedOdds>();

  constructor(rejections: Rejections, wanted?: Wanted) {
    this.#rejections = rejections;
    this.#wanted = wanted;
  }

  add(record: unknown): void {
    const note: NoteRejected = (problem, records) => this.#rejections.note(`odds: ${problem}`, records);
    const list = firstOf([record], 'matches', note, leftOf('matches', this.#odds.size));
    for (const { id, captured_at: capturedAt, markets } of readRecords(wireListedOdds, list, note)) {
      if (!this.#odds.has(id)) {
        this.#odds.set(id, { capturedAt, markets: readMarkets(markets, this.#rejections, this.#wanted) });
      }
    }
  }

  /** Notes that the answer was too long to be read to its end. */
  cut(): void {
    this.#rejections.once('odds cut', 'the answer is too long to be read to its end');
  }

  /** The odds by the match's id; null where `rest`, what the answer said beside them, is no list of a day. */
  end(rest: unknown): ReadonlyMap<string, FeedOdds> | null {
    return v.is(wireOddsList, rest) ? this.#odds : null;
  }
}
