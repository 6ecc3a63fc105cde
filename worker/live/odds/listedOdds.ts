import type { Match } from '../../../web/domain/match.ts';
import { zonedTime } from '../../../web/format/zonedTime.ts';
import type { LastingValues } from '../../cache/lastingValues.ts';
import { isolateMemory, type Kept, type MemoryBudget } from '../../cache/memoryBudget.ts';
import { historyOf, joinedDays, type ListedDay, listedName } from './listedPrices.ts';
import type { OddsHistory } from './oddsHistory.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** Other isolates write what they saw no more often than this. */
const RECALL_INTERVAL_MS = 10 * MINUTE;
/** Longer than the store's own interval: who wrote last lets another isolate, which may have seen other sports, come first. */
const LEAST_INTERVAL_MS = 11 * MINUTE;

/** What a match, and a row of an operator, take of the memory. */
const BYTES = { match: 500, row: 320 } as const;

/** What the isolate knows of a day. Instants are milliseconds UTC of the isolate's own clock. */
interface KnownDay extends Kept {
  day: ListedDay;
  recalledAt: number;
  handedAt: number;
}

/** At least so long between two writes of a day (milliseconds), by how far its nearest kick-off is: what closes soon is written most. */
function writeIntervalOf(day: ListedDay, now: number): number {
  const distance = Math.min(...Object.values(day).map(({ kickOff }) => Math.abs(kickOff - now)));
  if (distance < HOUR) return LEAST_INTERVAL_MS;
  return distance < 12 * HOUR ? HOUR : 6 * HOUR;
}

/** Under which name the prices of lists are kept. */
export function listedDayKey(source: string, date: string): string {
  return `${source}:listed-odds:${date}`;
}

function weightOfDay(day: ListedDay): number {
  let bytes = BYTES.match;
  for (const { operators } of Object.values(day)) bytes += BYTES.match + BYTES.row * Object.keys(operators).length;
  return bytes;
}

/**
 * What lists showed of matches' prices, so that a match that nobody opened has closing prices too: one value of the lasting
 * store for a UTC date, not one for each match or sport, so that it is written as often whatever sports are looked at.
 */
export class ListedOdds {
  readonly #days = new Map<string, KnownDay>();
  readonly #lasting: LastingValues<ListedDay>;
  readonly #memory: MemoryBudget;

  constructor(lasting: LastingValues<ListedDay>, memory = isolateMemory) {
    this.#lasting = lasting;
    this.#memory = memory;
  }

  /** Notes what a day's lists show at an instant (`now`, the visitor's), and writes it down where that is worth it. */
  async note(key: string, next: ListedDay, now: number): Promise<void> {
    if (Object.keys(next).length === 0) return;
    const known = this.#dayOf(key);
    this.#put(key, known, joinedDays(known.day, next));
    if (!this.#lasting.isDue(key) || Date.now() - known.handedAt < writeIntervalOf(known.day, now)) return;
    const { handedAt } = known;
    known.handedAt = Date.now();
    // Other isolates have seen other prices; what is written must not take theirs away.
    await this.#recall(key, known);
    if (!(await this.#lasting.keep(key, known.day))) known.handedAt = handedAt;
  }

  /** What lists showed of a match, here or in other isolates. */
  async seen(source: string, match: Match): Promise<OddsHistory> {
    const day = await this.day(listedDayKey(source, zonedTime(match.kickOff, 'UTC').date));
    const listed = day[listedName(match)];
    return listed === undefined ? {} : historyOf(listed, match.sport);
  }

  /** What lists showed of a day (`listedDayKey`), here or in other isolates: of every country, and never sent as it is. */
  async day(key: string): Promise<ListedDay> {
    const known = this.#dayOf(key);
    if (Date.now() - known.recalledAt >= RECALL_INTERVAL_MS) await this.#recall(key, known);
    return known.day;
  }

  async #recall(key: string, known: KnownDay): Promise<void> {
    const stored = await this.#lasting.recall(key);
    known.recalledAt = Date.now();
    if (stored !== null) this.#put(key, known, joinedDays(stored, known.day));
  }

  #dayOf(key: string): KnownDay {
    let known = this.#days.get(key);
    if (known === undefined) {
      const never = Number.NEGATIVE_INFINITY;
      known = { day: {}, recalledAt: never, handedAt: never, bytes: 0, letGo: () => this.#days.delete(key) };
      this.#days.set(key, known);
      this.#memory.keep(known, weightOfDay(known.day));
    }
    this.#memory.use(known);
    return known;
  }

  // A day that was let go meanwhile is weighed no more.
  #put(key: string, known: KnownDay, day: ListedDay): void {
    known.day = day;
    if (this.#days.get(key) === known) this.#memory.keep(known, weightOfDay(day));
  }
}
