import * as v from 'valibot';
import { MARKET_SCOPES } from '../../../web/domain/markets.ts';
import type { Match } from '../../../web/domain/match.ts';
import { outcomesOf } from '../../../web/domain/odds.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { fairShare } from '../../base/fairShare.ts';
import { countLimit } from '../../base/limitCount.ts';
import { perKey } from '../../base/memo.ts';
import type { LastingValues } from '../../cache/lastingValues.ts';
import { OUTCOMES } from '../../feeds/normalize/marketWords.ts';
import { type BookEntry, type OddsBook, winnerMarketOf } from './oddsBook.ts';
import { type OddsHistory, priceKey } from './oddsHistory.ts';

/**
 * More than the priced matches of a day and the operators of a match: one that is cut may be the only one that a country allows.
 * A stored day stays below 6 MB.
 */
export const MAX_LISTED = { matches: 1_000, operators: 80 } as const;

/** One operator's prices of the match winner, in the market's order, and their time (milliseconds UTC). */
const seenRow = v.object({ at: v.number(), decimals: v.array(v.number()) });

type SeenRow = v.InferOutput<typeof seenRow>;

const listedRow = v.object({ ...seenRow.entries, before: v.optional(seenRow) });

/** The row closest to the closing price, and the last row of an earlier UTC date. */
export type ListedRow = v.InferOutput<typeof listedRow>;

const listedMatch = v.object({
  /** Milliseconds UTC. */
  kickOff: v.number(),
  scope: v.picklist(MARKET_SCOPES),
  /** By the operator's slug. */
  operators: v.record(v.string(), listedRow),
});

/** The listed prices of a match: each operator's row closest to the closing price so far. */
export type ListedMatch = v.InferOutput<typeof listedMatch>;

export const listedDay = v.record(v.string(), listedMatch);

/** The listed prices of a UTC date by `listedName`. They cover all countries and are never sent as they are. */
export type ListedDay = v.InferOutput<typeof listedDay>;

const countOperators = (counts: { served?: number; cut: number }) =>
  countLimit('operators of a match with listed prices', MAX_LISTED.operators, counts);

/** A match's key among all sports, because a source may use the same id in several. */
export const listedName = ({ sport, id }: Pick<Match, 'sport' | 'id'>) => `${sport}/${id}`;

/** Each operator's prices of all outcomes, in the market's order, and their newest time. Skips operators without all prices. */
export function completeRows({ at: readAt, prices }: BookEntry, sport: Sport): Map<string, SeenRow> {
  const outcomes = outcomesOf(sport);
  const rows = new Map<string, SeenRow>();
  for (const [provider, own] of Map.groupBy(prices, (price) => price.provider)) {
    const decimals = outcomes.flatMap((outcome) => own.findLast((each) => each.outcome === outcome)?.decimal ?? []);
    const at = Math.max(...own.map((each) => Math.min(each.at ?? readAt, readAt)));
    if (decimals.length === outcomes.length) rows.set(provider, { at, decimals });
  }
  return rows;
}

/** The listed prices of a day's book. */
export function listedDayOf(book: OddsBook, matches: readonly Match[]): ListedDay {
  const priced = matches.flatMap((match): [string, ListedMatch][] => {
    const entry = book[match.id];
    if (entry === undefined) return [];
    const rows = [...completeRows(entry, match.sport)];
    const share = fairShare(rows, MAX_LISTED.operators, ([provider]) => `${match.id} ${provider}`);
    countOperators({ served: share.length, cut: rows.length - share.length });
    const operators = Object.fromEntries(share);
    const listed = { kickOff: match.kickOff, scope: entry.scope, operators };
    return Object.keys(operators).length === 0 ? [] : [[listedName(match), listed]];
  });
  return Object.fromEntries(fairShare(priced, MAX_LISTED.matches, ([name]) => name));
}

/** Merges two rows of an operator: the last one before kick-off, or else the last one, with the last row of an earlier date. */
function joinedRow(known: ListedRow | undefined, next: ListedRow, kickOff: number): ListedRow {
  if (known === undefined) return next;
  const bare = ({ at, decimals }: SeenRow): SeenRow => ({ at, decimals });
  const rows = [next, known].toSorted((one, other) => other.at - one.at);
  const [closest = next] = [...rows.filter(({ at }) => at <= kickOff), ...rows];
  const [before] = [...rows, known.before, next.before]
    .filter((row) => row !== undefined && utcDate(row.at) < utcDate(closest.at))
    .sort((one, other) => (other?.at ?? 0) - (one?.at ?? 0));
  return { ...bare(closest), ...(before && { before: bare(before) }) };
}

function joinedMatch(known: ListedMatch | undefined, next: ListedMatch): ListedMatch {
  // Prices of different markets are never mixed.
  if (known === undefined || known.scope !== next.scope) return next;
  const operators = { ...known.operators };
  for (const [provider, row] of Object.entries(next.operators)) {
    const own = operators[provider];
    if (own === undefined && Object.keys(operators).length >= MAX_LISTED.operators) countOperators({ cut: 1 });
    else operators[provider] = joinedRow(own, row, next.kickOff);
  }
  return { ...next, operators };
}

/** Merges two days. At the limit, known matches stay and new ones are dropped. */
export function joinedDays(known: ListedDay, next: ListedDay): ListedDay {
  const joined = { ...known };
  let left = MAX_LISTED.matches - Object.keys(known).length;
  for (const [name, match] of Object.entries(next)) {
    if (known[name] === undefined) left -= 1;
    if (known[name] !== undefined || left >= 0) joined[name] = joinedMatch(known[name], match);
  }
  countLimit('matches of a day with listed prices', MAX_LISTED.matches, { cut: Math.max(0, -left) });
  return joined;
}

/** The listed prices of a match as a price history. */
function historyOf({ scope, operators }: ListedMatch, sport: Sport): OddsHistory {
  const type = winnerMarketOf(sport);
  const history: OddsHistory = {};
  for (const [provider, { at, decimals }] of Object.entries(operators)) {
    for (const [index, outcome] of (OUTCOMES[type] ?? []).entries()) {
      const decimal = decimals[index];
      if (decimal !== undefined) history[priceKey({ type, scope, line: null }, outcome, provider)] = [{ at, decimal }];
    }
  }
  return history;
}

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** How often other isolates' prices are read from the store. */
const RECALL_INTERVAL_MS = 10 * MINUTE;
/** Longer than the store's own interval. Another isolate, which may have seen other sports, can then write first. */
const MIN_INTERVAL_MS = 11 * MINUTE;

/** Lists show yesterday, today and the next few days. Other days are read from the store again. */
const MAX_DAYS = 4;

/** The prices of a day in this isolate. Instants are milliseconds UTC of the isolate's own clock. */
interface KnownDay {
  day: ListedDay;
  recalledAt: number;
  handedAt: number;
}

/** The shortest time between two writes of a day, in milliseconds: prices that close soon are written most. */
function writeIntervalOf(day: ListedDay, now: number): number {
  const distance = Math.min(...Object.values(day).map(({ kickOff }) => Math.abs(kickOff - now)));
  if (distance < HOUR) return MIN_INTERVAL_MS;
  return distance < 12 * HOUR ? HOUR : 6 * HOUR;
}

/** The storage key of a day's listed prices. */
export function listedDayKey(source: string, date: string): string {
  return `${source}:listed-odds:${date}`;
}

/** Prices seen in lists, for matches that were never opened. A UTC date is one stored value, to save writes. */
export class ListedOdds {
  readonly #dayOf = perKey(MAX_DAYS, (_key: string): KnownDay => ({ day: {}, recalledAt: 0, handedAt: 0 }));
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
