import type { Match } from '../../../web/domain/match.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { perKey } from '../../base/memo.ts';
import type { LastingValues } from '../../cache/lastingValues.ts';
import { historyOf, joinedDays, type ListedDay, listedName } from './listedPrices.ts';
import type { OddsHistory } from './oddsHistory.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** How often other isolates' prices are read from the store. */
const RECALL_INTERVAL_MS = 10 * MINUTE;
/** Longer than the store's own interval. Another isolate, which may have seen other sports, can then write first. */
const LEAST_INTERVAL_MS = 11 * MINUTE;

/** Lists show yesterday, today and the next few days. Other days are read from the store again. */
const MOST_DAYS = 4;

/** The prices of a day in this isolate. Instants are milliseconds UTC of the isolate's own clock. */
interface KnownDay {
  day: ListedDay;
  recalledAt: number;
  handedAt: number;
}

/** The shortest time between two writes of a day, in milliseconds: prices that close soon are written most. */
function writeIntervalOf(day: ListedDay, now: number): number {
  const distance = Math.min(...Object.values(day).map(({ kickOff }) => Math.abs(kickOff - now)));
  if (distance < HOUR) return LEAST_INTERVAL_MS;
  return distance < 12 * HOUR ? HOUR : 6 * HOUR;
}

/** The storage key of a day's listed prices. */
export function listedDayKey(source: string, date: string): string {
  return `${source}:listed-odds:${date}`;
}

/** Prices seen in lists, for matches that were never opened. A UTC date is one stored value, to save writes. */
export class ListedOdds {
  readonly #dayOf = perKey(MOST_DAYS, (_key: string): KnownDay => ({ day: {}, recalledAt: 0, handedAt: 0 }));
  readonly #lasting: LastingValues<ListedDay>;

  constructor(lasting: LastingValues<ListedDay>) {
    this.#lasting = lasting;
  }

  /** Records the prices in a day's lists, and stores them when a write is due. */
  async note(key: string, next: ListedDay, now: number): Promise<void> {
    if (Object.keys(next).length === 0) return;
    const known = this.#dayOf(key);
    known.day = joinedDays(known.day, next);
    if (!this.#lasting.isDue(key) || Date.now() - known.handedAt < writeIntervalOf(known.day, now)) return;
    const { handedAt } = known;
    known.handedAt = Date.now();
    // Merges other isolates' prices first, so the write does not drop them.
    await this.#recall(key, known);
    if (!(await this.#lasting.keep(key, known.day))) known.handedAt = handedAt;
  }

  /** The listed prices of a match, from this isolate and others. */
  async seen(source: string, match: Match): Promise<OddsHistory> {
    const day = await this.day(listedDayKey(source, utcDate(match.kickOff)));
    const listed = day[listedName(match)];
    return listed === undefined ? {} : historyOf(listed, match.sport);
  }

  /** The listed prices of a day from all isolates. They are of all countries and never sent as they are. */
  async day(key: string): Promise<ListedDay> {
    const known = this.#dayOf(key);
    if (Date.now() - known.recalledAt >= RECALL_INTERVAL_MS) await this.#recall(key, known);
    return known.day;
  }

  async #recall(key: string, known: KnownDay): Promise<void> {
    const stored = await this.#lasting.recall(key);
    known.recalledAt = Date.now();
    if (stored !== null) known.day = joinedDays(stored, known.day);
  }
}
