import { MARKET_SCOPES, MARKET_TYPES, type MarketBoard, marketKey } from '../../../web/domain/eventOdds.ts';
import type { Match } from '../../../web/domain/match.ts';
import { parserOf } from '../../../web/domain/parserOf.ts';
import { type Answer, ok } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import type { CacheRequest, Lifetime } from '../../cache/cacheTypes.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import type { FeedMarket, FeedOdds, FeedOffer } from '../../feeds/feedOdds.ts';
import { OUTCOMES } from '../../feeds/normalize/marketWords.ts';
import type { LiveContext } from '../readContext.ts';
import {
  grownHistory,
  joinedHistories,
  type OddsHistory,
  pricePartsOf,
  type SeenOdds,
  storedOdds,
} from './oddsHistory.ts';

type Board = Pick<MarketBoard, 'type' | 'scope' | 'line'>;

/** Parses a market's name (`marketKey`), such as `1x2`, `ou-2.5`, `ah--0.5` or `12-ot`; null when it is unknown. */
function boardOf(name: string): Board | null {
  for (const type of MARKET_TYPES) {
    for (const scope of MARKET_SCOPES) {
      const bare = marketKey({ type, scope, line: null });
      const line = name.startsWith(`${bare}-`) ? Number(name.slice(bare.length + 1)) : null;
      const board = { type, scope, line };
      if ((line === null || Number.isFinite(line)) && marketKey(board) === name) return board;
    }
  }
  return null;
}

/** Each operator's last prices before kick-off, or else the last ones. A market needs all its outcomes. */
export function closingOdds(history: OddsHistory, kickOff: number): FeedOdds {
  const markets = new Map<string, { board: Board; offers: Map<string, FeedOffer[]> }>();
  for (const [key, points] of Object.entries(history)) {
    const { market: name, outcome, provider } = pricePartsOf(key);
    const board = boardOf(name);
    const last =
      points.findLast(({ at, decimal }) => decimal !== null && at <= kickOff) ??
      points.findLast(({ decimal }) => decimal !== null);
    if (board === null || last === undefined || last.decimal === null) continue;
    const market = markets.get(name) ?? { board, offers: new Map<string, FeedOffer[]>() };
    markets.set(name, market);
    const offer = { provider, decimal: last.decimal, previous: null, active: false, capturedAt: last.at };
    market.offers.set(outcome, [...(market.offers.get(outcome) ?? []), offer]);
  }
  const whole = [...markets.values()].flatMap(({ board, offers }): FeedMarket[] => {
    const outcomes = OUTCOMES[board.type];
    if (outcomes === null || !outcomes.every((outcome) => offers.has(outcome))) return [];
    return [{ ...board, outcomes: [...outcomes], offers: outcomes.map((outcome) => offers.get(outcome) ?? []) }];
  });
  const order = (type: FeedMarket['type']) => MARKET_TYPES.indexOf(type);
  return { capturedAt: null, markets: whole.sort((one, other) => order(one.type) - order(other.type)) };
}

const historyKey = (source: string, { id }: Match) => `${source}:odds-history:${id}`;

async function load(
  call: UpstreamCall,
  match: Match,
  known: SeenOdds | null,
  context: LiveContext,
): Promise<Answer<SeenOdds>> {
  const { feed, live, background, clock } = context;
  const { histories } = live.odds;
  const answer = await feed.odds(call, match);
  if (!answer.ok) return answer;
  const odds = answer.value;
  const key = historyKey(feed.upstream.id, match);
  // A lost or unreadable history starts again.
  const past = known?.history ?? (await histories.recall(key)) ?? {};
  const history = grownHistory(past, odds, clock.now, match.kickOff);
  if (Object.keys(history).length > 0) background(histories.keep(key, history));
  return ok({ ...odds, history });
}

/** Reads an event's prices from the feed; each answer extends the history. */
export function seenOddsRequest(match: Match, lifetime: Lifetime, context: LiveContext): CacheRequest<SeenOdds> {
  return {
    key: `${context.feed.upstream.id}:event-odds:${match.id}`,
    lifetime,
    load: (call, known) => load(call, match, known, context),
    parse: parserOf(storedOdds),
  };
}

// Prices that the site has seen come first; the feed fills in other markets. Lists have only match-winner prices.
async function loadClosing(call: UpstreamCall, match: Match, context: LiveContext): Promise<Answer<FeedOdds>> {
  const { feed, live } = context;
  const { histories, listed } = live.odds;
  const source = feed.upstream.id;
  const [own, fromLists] = await Promise.all([histories.recall(historyKey(source, match)), listed.seen(source, match)]);
  const seen = closingOdds(joinedHistories(own ?? {}, fromLists), match.kickOff);
  if (own !== null && seen.markets.length > 0) return ok(seen);
  const answer = await feed.odds(call, match);
  if (!answer.ok) return seen.markets.length > 0 ? ok(seen) : answer;
  const names = new Set(seen.markets.map(marketKey));
  const others = answer.value.markets.filter((market) => !names.has(marketKey(market)));
  return ok({ ...answer.value, markets: [...seen.markets, ...others] });
}

/** Reads the closing prices of an ended match. Charts are not shown any more, so the history is empty. */
export function closingOddsRequest(match: Match, context: LiveContext): CacheRequest<SeenOdds> {
  return {
    key: `${context.feed.upstream.id}:closing-odds:${match.id}`,
    lifetime: LIFETIMES.oddsClosed,
    async load(call) {
      const closing = await loadClosing(call, match, context);
      return closing.ok ? ok({ ...closing.value, history: {} }) : closing;
    },
    parse: parserOf(storedOdds),
  };
}
