import * as v from 'valibot';
import { MARKET_SCOPES, type MarketType } from '../../../web/domain/markets.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { OLDEST_PRICE_MS, RESULT_OUTCOMES, type ResultOutcome } from '../../../web/domain/odds.ts';
import { hasDraws, type Sport } from '../../../web/domain/sport.ts';
import { type Answer, ok } from '../../base/result.ts';
import { loadWithAge, type UpstreamCall } from '../../base/upstreamCall.ts';
import type { Feed } from '../../feeds/feed.ts';
import { type FeedOdds, NO_ODDS } from '../../feeds/feedOdds.ts';

const winnerPrice = v.object({
  provider: v.string(),
  outcome: v.picklist(RESULT_OUTCOMES),
  decimal: v.number(),
  /** When it was captured, milliseconds UTC; null when the feed does not say. */
  at: v.nullable(v.number()),
});

/** One operator's match-winner price, of any country. Never sent as it is. */
export type WinnerPrice = v.InferOutput<typeof winnerPrice>;

const OUTCOMES: Readonly<Record<string, ResultOutcome>> = { '1': 'home', x: 'draw', '2': 'away' };

/** The market of a list's price columns: `1x2` in a sport with draws, `12` in others. */
export function winnerMarketOf(sport: Sport): MarketType {
  return hasDraws(sport) ? '1x2' : '12';
}

const winnerPricesSchema = v.object({
  /** The scope of the market, for example whether overtime counts. */
  scope: v.picklist(MARKET_SCOPES),
  prices: v.array(winnerPrice),
});

/** A feed's match-winner prices. */
type WinnerPrices = v.InferOutput<typeof winnerPricesSchema>;

/** The open match-winner prices. Suspended prices are left out. */
export function matchWinnerPrices(odds: FeedOdds, sport: Sport): WinnerPrices {
  const type = winnerMarketOf(sport);
  const market = odds.markets.find((each) => each.type === type);
  if (market === undefined) return { scope: 'ord', prices: [] };
  const prices = market.outcomes.flatMap((sign, index) => {
    const outcome = RESULT_OUTCOMES.find((each) => each === OUTCOMES[sign]);
    if (outcome === undefined) return [];
    const open = (market.offers[index] ?? []).filter(({ active }) => active);
    return open.map(({ provider, decimal, capturedAt }): WinnerPrice => {
      return { provider, outcome, decimal, at: capturedAt ?? odds.capturedAt };
    });
  });
  return { scope: market.scope, prices };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const bookEntry = v.object({
  /** When the site last requested them. */
  asked: v.number(),
  /** When the source sent them. Earlier than `asked` when the source could not be reached. */
  at: v.number(),
  ...winnerPricesSchema.entries,
});

/** A match's prices. Instants are milliseconds UTC. */
export type BookEntry = v.InferOutput<typeof bookEntry>;

export const oddsBook = v.record(v.string(), bookEntry);

/** The last prices of each match of a sport and UTC date. They are of all countries and stay on the server. */
export type OddsBook = v.InferOutput<typeof oddsBook>;

const IN_PLAY_MS = 20 * SECOND;
const BEFORE_MS = 2 * MINUTE;
/** The number of parallel calls of the poller. */
const AT_ONCE = 10;

/** How often a match's prices are requested, in milliseconds; null when it can have none. */
function intervalOf(match: Match): number | null {
  const phase = phaseOf(match);
  if (phase === 'live') return IN_PLAY_MS;
  return phase === 'upcoming' ? BEFORE_MS : null;
}

/** Matches whose prices are due, longest overdue first. New matches are sorted by kick-off. */
function due(matches: readonly Match[], book: OddsBook, now: number): Match[] {
  const overdue = new Map<Match, number>();
  for (const match of matches) {
    const interval = intervalOf(match);
    if (interval === null) continue;
    const entry = book[match.id];
    const share = entry === undefined ? Number.POSITIVE_INFINITY : (now - entry.asked) / interval;
    if (share >= 1) overdue.set(match, share);
  }
  return [...overdue]
    .sort(([one, mine], [other, its]) => (mine === its ? one.kickOff - other.kickOff : its - mine))
    .map(([match]) => match);
}

function withoutOld(book: OddsBook, now: number): OddsBook {
  return Object.fromEntries(Object.entries(book).filter(([, entry]) => now - entry.at < OLDEST_PRICE_MS));
}

/** The inputs of a day's book. */
interface BookOrder {
  call: UpstreamCall;
  feed: Pick<Feed, 'odds'>;
  matches: readonly Match[];
  /** The most calls of the feed in one refresh. The longest overdue matches come first. */
  mostCalls: number;
}

/** Refreshes a day's book match by match. Fails when the book stays empty and a call failed for now. */
export async function bookByMatch(
  known: OddsBook,
  { call, feed, matches, mostCalls }: BookOrder,
): Promise<Answer<OddsBook>> {
  const now = Date.now();
  const book = withoutOld(known, now);
  const queue = due(matches, book, now).slice(0, mostCalls);
  let problem: Answer<OddsBook> | undefined;
  // The backend probably fails for all matches, so the others wait for the next refresh.
  while (queue.length > 0 && problem === undefined) {
    const next = queue.splice(0, AT_ONCE);
    const answers = await Promise.all(
      next.map(async (match) => ({ match, ...(await loadWithAge((asked) => feed.odds(asked, match))) })),
    );
    for (const { match, result, age } of answers) {
      if (age !== null) call.addAge(age);
      if (result.ok) {
        book[match.id] = { asked: now, at: age?.at ?? now, ...matchWinnerPrices(result.value, match.sport) };
      } else if (result.error.kind === 'excluded') {
        // The source may have prices of other matches. The last ones of this match stay.
        const last = book[match.id] ?? { at: now, ...matchWinnerPrices(NO_ODDS, match.sport) };
        book[match.id] = { ...last, asked: now };
      } else problem ??= result;
    }
  }
  return problem !== undefined && Object.keys(book).length === 0 ? problem : ok(book);
}
