import * as v from 'valibot';
import { MARKET_SCOPES } from '../../../web/domain/eventOdds.ts';
import type { Match } from '../../../web/domain/match.ts';
import { RESULT_OUTCOMES, type ResultOutcome } from '../../../web/domain/odds.ts';
import { hasDraws, type Sport } from '../../../web/domain/sport.ts';
import { zonedTime } from '../../../web/format/zonedTime.ts';
import { OUTCOMES } from '../../feeds/normalize/marketWords.ts';
import { winnerMarketOf } from './matchWinnerPrices.ts';
import type { BookEntry, OddsBook } from './oddsBook.ts';
import { type OddsHistory, priceKey } from './oddsHistory.ts';

/** Far more than a day has of matches that are priced in all sports, and a match of operators: a row of the store stays below 6 MB. */
export const MOST_LISTED = { matches: 2_000, operators: 40 } as const;

/** What one operator asked for each outcome of who wins, in the market's order, and when (milliseconds UTC). */
const seenRow = v.object({ at: v.number(), decimals: v.array(v.number()) });

type SeenRow = v.InferOutput<typeof seenRow>;

const listedRow = v.object({ ...seenRow.entries, before: v.optional(seenRow) });

/** The row that is closest to a closing price, and the last one of an earlier date (UTC), where one was seen. */
export type ListedRow = v.InferOutput<typeof listedRow>;

const listedMatch = v.object({
  /** Milliseconds UTC. */
  kickOff: v.number(),
  scope: v.picklist(MARKET_SCOPES),
  /** By the operator's slug. */
  operators: v.record(v.string(), listedRow),
});

/** What lists showed of a match, of every operator the closest to a closing price so far. */
export type ListedMatch = v.InferOutput<typeof listedMatch>;

const storedDay = v.record(v.string(), listedMatch);

/** What lists showed of the matches of a UTC date, by `listedName`; of every country, and never sent as it is. */
export type ListedDay = v.InferOutput<typeof storedDay>;

/** What a match is known by among those of all sports: a source may use an id once in each. */
export const listedName = ({ sport, id }: Pick<Match, 'sport' | 'id'>) => `${sport}/${id}`;

/** Reads back what a store kept of a day; null when it is not of today's shape. */
export function parseListedDay(stored: unknown): ListedDay | null {
  const read = v.safeParse(storedDay, stored);
  return read.success ? read.output : null;
}

/** The outcomes that a row of a sport has prices of, in the market's order. */
export const outcomesOf = (sport: Sport): readonly ResultOutcome[] =>
  RESULT_OUTCOMES.filter((outcome) => outcome !== 'draw' || hasDraws(sport));

// An operator that prices half a market now is none: what it said before stays.
function operatorsOf({ at: readAt, prices }: BookEntry, sport: Sport): Record<string, ListedRow> {
  const byOperator = new Map<string, { at: number; decimals: Map<ResultOutcome, number> }>();
  for (const { provider, outcome, decimal, at } of prices) {
    const row = byOperator.get(provider) ?? { at: Number.NEGATIVE_INFINITY, decimals: new Map() };
    row.at = Math.max(row.at, Math.min(at ?? readAt, readAt));
    row.decimals.set(outcome, decimal);
    byOperator.set(provider, row);
  }
  const outcomes = outcomesOf(sport);
  const whole = [...byOperator].flatMap(([provider, { at, decimals }]): [string, ListedRow][] => {
    const all = outcomes.flatMap((outcome) => decimals.get(outcome) ?? []);
    return all.length === outcomes.length ? [[provider, { at, decimals: all }]] : [];
  });
  return Object.fromEntries(whole.slice(0, MOST_LISTED.operators));
}

/** What a day's book says of its matches. */
export function listedIn(book: OddsBook, matches: readonly Match[]): ListedDay {
  const priced = matches.flatMap((match): [string, ListedMatch][] => {
    const entry = book[match.id];
    if (entry === undefined) return [];
    const operators = operatorsOf(entry, match.sport);
    const listed = { kickOff: match.kickOff, scope: entry.scope, operators };
    return Object.keys(operators).length === 0 ? [] : [[listedName(match), listed]];
  });
  return Object.fromEntries(priced.slice(0, MOST_LISTED.matches));
}

/** The one of two rows that is closer to a closing price: the last before the kick-off, else the last. */
function closerOf(known: SeenRow, next: SeenRow, kickOff: number): SeenRow {
  const isBefore = known.at <= kickOff;
  if (isBefore !== next.at <= kickOff) return isBefore ? known : next;
  return next.at >= known.at ? next : known;
}

const dateOf = ({ at }: SeenRow) => zonedTime(at, 'UTC').date;

/** Two rows of an operator as one: the one closer to a closing price, with the last of the dates before it. */
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
  // Prices of two markets don't mix.
  if (known === undefined || known.scope !== next.scope) return next;
  const operators = { ...known.operators };
  for (const [provider, row] of Object.entries(next.operators)) {
    const own = operators[provider];
    if (own === undefined && Object.keys(operators).length >= MOST_LISTED.operators) continue;
    operators[provider] = joinedRow(own, row, next.kickOff);
  }
  return { ...next, operators };
}

/** What is known of a day with what was seen besides. Those that are known keep their place when there are too many. */
export function joinedDays(known: ListedDay, next: ListedDay): ListedDay {
  const joined = { ...known };
  let left = MOST_LISTED.matches - Object.keys(known).length;
  for (const [name, match] of Object.entries(next)) {
    if (known[name] === undefined) left -= 1;
    if (known[name] !== undefined || left >= 0) joined[name] = joinedMatch(known[name], match);
  }
  return joined;
}

/** What lists showed of a match, as what the site has seen of its prices. */
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
