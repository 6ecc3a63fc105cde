import * as v from 'valibot';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { type BestPrice, type OddsBoard, RESULT_OUTCOMES, type ResultOutcome } from '../../web/domain/odds.ts';
import { slugOf } from '../../web/domain/slug.ts';
import type { Background, Cache, Lifetime } from '../cache/cache.ts';
import type { CountryOffers } from '../content/pageSettings.ts';
import type { Result } from '../result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import type { LiveClient } from './client.ts';
import { tolerated, wireText } from './wire.ts';

const SECOND = 1000;

/** One operator's price of one outcome of the result market, whatever country it is offered in. Never sent as it is. */
export interface Quote {
  provider: string;
  outcome: ResultOutcome;
  decimal: number;
}

/** The prices that the feed last had for each match: facts of no country, kept on the server. */
export type OddsBook = Record<string, { at: number; quotes: Quote[] }>;

const BOOK: Lifetime = { fresh: 20 * SECOND, usable: 2 * 60 * SECOND, keep: 10 * 60 * SECOND };

/** A price older than this is not the price any more. */
const OLDEST_PRICE_MS = 10 * 60 * SECOND;
const IN_PLAY_MS = 20 * SECOND;
const BEFORE_MS = 2 * 60 * SECOND;
const AT_ONCE = 6;

const wireOffer = v.object({
  provider: wireText,
  odds: v.pipe(v.union([v.number(), v.pipe(v.string(), v.trim(), v.transform(Number))]), v.finite(), v.gtValue(1)),
  active: v.optional(v.nullable(v.union([v.boolean(), v.string()])), true),
});
const wireOutcome = v.object({ subtype: wireText, offers: tolerated(v.array(v.unknown())) });
const wireMarket = v.object({ type: wireText, scope: tolerated(wireText), outcomes: v.array(v.unknown()) });
const wireOdds = v.object({ markets: v.array(v.unknown()) });

const OUTCOMES: Readonly<Record<string, ResultOutcome>> = {
  '1': 'home',
  home: 'home',
  x: 'draw',
  draw: 'draw',
  '2': 'away',
  away: 'away',
};

/** The result market's prices in an answer of `v2/events/{id}/odds`; a suspended price is none. */
export function readResultQuotes(value: unknown): Quote[] | null {
  const odds = v.safeParse(wireOdds, value);
  if (!odds.success) return null;
  const quotes: Quote[] = [];
  for (const each of odds.output.markets) {
    const market = v.safeParse(wireMarket, each);
    if (!market.success || !/^(1x2|12|ml|moneyline)$/i.test(market.output.type)) continue;
    for (const one of market.output.outcomes) {
      const outcome = v.safeParse(wireOutcome, one);
      const side = outcome.success ? OUTCOMES[outcome.output.subtype.toLowerCase()] : undefined;
      if (!outcome.success || side === undefined) continue;
      for (const offered of outcome.output.offers ?? []) {
        const offer = v.safeParse(wireOffer, offered);
        if (!offer.success || offer.output.active === false || offer.output.active === 'false') continue;
        quotes.push({ provider: slugOf(offer.output.provider), outcome: side, decimal: offer.output.odds });
      }
    }
    break;
  }
  return quotes;
}

const storedBook = v.record(
  v.string(),
  v.object({
    at: v.number(),
    quotes: v.array(v.object({ provider: v.string(), outcome: v.picklist(RESULT_OUTCOMES), decimal: v.number() })),
  }),
);

function parseBook(stored: unknown): OddsBook | null {
  const result = v.safeParse(storedBook, stored);
  return result.success ? result.output : null;
}

export interface OddsContext {
  client: LiveClient;
  books: Cache<OddsBook>;
  background: Background;
  /** Most calls of the feed that one refresh may make; the matches that wait longest come first. */
  callsPerRefresh: number;
}

/** Matches whose prices are due, those in play first, then the next kick-offs. */
function due(matches: readonly Match[], book: OddsBook, now: number): Match[] {
  return matches
    .filter((match) => {
      const phase = phaseOf(match);
      if (phase !== 'live' && phase !== 'upcoming') return false;
      return now - (book[match.id]?.at ?? 0) >= (phase === 'live' ? IN_PLAY_MS : BEFORE_MS);
    })
    .sort((one, other) => (book[one.id]?.at ?? 0) - (book[other.id]?.at ?? 0) || one.kickOff - other.kickOff);
}

async function refresh(
  known: OddsBook,
  matches: readonly Match[],
  { client, callsPerRefresh }: OddsContext,
): Promise<Result<OddsBook, Failure>> {
  const now = Date.now();
  const listed = new Set(matches.map(({ id }) => id));
  const book: OddsBook = Object.fromEntries(
    Object.entries(known).filter(([id, { at }]) => listed.has(id) && now - at < OLDEST_PRICE_MS),
  );
  const queue = due(matches, known, now).slice(0, callsPerRefresh);
  let problem: Result<OddsBook, Failure> | undefined;
  const work = async () => {
    for (let match = queue.shift(); match !== undefined; match = queue.shift()) {
      const answer = await client.odds(match);
      if (answer.ok) book[match.id] = { at: now, quotes: readResultQuotes(answer.value) ?? [] };
      else {
        // One failure is the backend's, not the match's: the rest waits for the next refresh.
        problem = answer;
        queue.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problem !== undefined && Object.keys(book).length === 0 ? problem : { ok: true, value: book };
}

/** The book of a day's matches; empty while nothing is known. `key` names the day. */
export async function readOddsBook(key: string, matches: readonly Match[], context: OddsContext): Promise<OddsBook> {
  const answer = await context.books.read(
    {
      key: `${context.client.upstream.id}:odds:${key}`,
      lifetime: BOOK,
      load: (known) => refresh(known ?? {}, matches, context),
      parse: parseBook,
    },
    context.background,
  );
  return answer.ok ? answer.value.value : {};
}

/** Whose prices a visitor may see, by provider slug, and whether beside a running match. */
export interface PriceAudience {
  operators: ReadonlyMap<string, string>;
  inPlay: boolean;
}

/** The audience of a country: its operators, in play only where its policy allows that. */
export function audienceOf({ operators, policy }: Pick<CountryOffers, 'operators' | 'policy'>): PriceAudience {
  return { operators: new Map(operators.map(({ provider, name }) => [provider, name])), inPlay: policy.oddsInPlay };
}

/** The best price per outcome of each match among the operators of the visitor's country. */
export function bestPrices(
  book: OddsBook,
  matches: readonly Match[],
  { operators, inPlay }: PriceAudience,
  now: number,
): OddsBoard {
  const board: OddsBoard = {};
  for (const match of matches) {
    const phase = phaseOf(match);
    const prices = book[match.id];
    if (prices === undefined || now - prices.at > OLDEST_PRICE_MS) continue;
    if (phase !== 'upcoming' && !(phase === 'live' && inPlay)) continue;
    const best: Record<ResultOutcome, BestPrice | null> = { home: null, draw: null, away: null };
    for (const { provider, outcome, decimal } of prices.quotes) {
      const operator = operators.get(provider);
      if (operator === undefined || decimal <= (best[outcome]?.decimal ?? 1)) continue;
      best[outcome] = { decimal, provider, operator };
    }
    if (best.home !== null || best.draw !== null || best.away !== null) board[match.id] = best;
  }
  return board;
}
