import * as v from 'valibot';
import { MARKET_SCOPES } from '../../../web/domain/eventOdds.ts';
import type { Match } from '../../../web/domain/match.ts';
import { RESULT_OUTCOMES, type ResultOutcome } from '../../../web/domain/odds.ts';
import { hasDraws, type Sport } from '../../../web/domain/sport.ts';
import { utcDate } from '../../../web/domain/zonedTime.ts';
import { OUTCOMES } from '../../feeds/normalize/marketWords.ts';
import { type BookEntry, type OddsBook, winnerMarketOf } from './oddsBook.ts';
import { type OddsHistory, priceKey } from './oddsHistory.ts';

/** More than the priced matches of a day and the operators of a match. A stored day stays below 6 MB. */
export const MOST_LISTED = { matches: 2_000, operators: 40 } as const;

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

/** A match's key among all sports, because a source may use the same id in several. */
export const listedName = ({ sport, id }: Pick<Match, 'sport' | 'id'>) => `${sport}/${id}`;

/** The outcomes with a price in a sport's rows, in the market's order. */
export const outcomesOf = (sport: Sport): readonly ResultOutcome[] =>
  RESULT_OUTCOMES.filter((outcome) => outcome !== 'draw' || hasDraws(sport));

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
    const operators = Object.fromEntries([...completeRows(entry, match.sport)].slice(0, MOST_LISTED.operators));
    const listed = { kickOff: match.kickOff, scope: entry.scope, operators };
    return Object.keys(operators).length === 0 ? [] : [[listedName(match), listed]];
  });
  return Object.fromEntries(priced.slice(0, MOST_LISTED.matches));
}

/** The row closer to the closing price: the last one before kick-off, or else the last one. */
function closerOf(known: SeenRow, next: SeenRow, kickOff: number): SeenRow {
  const isBefore = known.at <= kickOff;
  if (isBefore !== next.at <= kickOff) return isBefore ? known : next;
  return next.at >= known.at ? next : known;
}

const dateOf = ({ at }: SeenRow) => utcDate(at);

/** Merges two rows of an operator: the one closer to the closing price, with the last row of an earlier date. */
function joinedRow(known: ListedRow | undefined, next: ListedRow, kickOff: number): ListedRow {
  if (known === undefined) return next;
  const { at, decimals } = closerOf(known, next, kickOff);
  const date = dateOf({ at, decimals });
  const [before] = [known, next, known.before, next.before]
    .filter((row) => row !== undefined)
    .filter((row) => dateOf(row) < date)
    .sort((one, other) => other.at - one.at);
  return before === undefined
    ? { at, decimals }
    : { at, decimals, before: { at: before.at, decimals: before.decimals } };
}

function joinedMatch(known: ListedMatch | undefined, next: ListedMatch): ListedMatch {
  // Prices of different markets are never mixed.
  if (known === undefined || known.scope !== next.scope) return next;
  const operators = { ...known.operators };
  for (const [provider, row] of Object.entries(next.operators)) {
    const own = operators[provider];
    if (own === undefined && Object.keys(operators).length >= MOST_LISTED.operators) continue;
    operators[provider] = joinedRow(own, row, next.kickOff);
  }
  return { ...next, operators };
}

/** Merges two days. At the limit, known matches stay and new ones are dropped. */
export function joinedDays(known: ListedDay, next: ListedDay): ListedDay {
  const joined = { ...known };
  let left = MOST_LISTED.matches - Object.keys(known).length;
  for (const [name, match] of Object.entries(next)) {
    if (known[name] === undefined) left -= 1;
    if (known[name] !== undefined || left >= 0) joined[name] = joinedMatch(known[name], match);
  }
  return joined;
}

/** The listed prices of a match as a price history. */
export function historyOf({ scope, operators }: ListedMatch, sport: Sport): OddsHistory {
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
