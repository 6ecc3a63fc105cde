import { marketKey } from '../../../web/domain/markets.ts';
import type { Match } from '../../../web/domain/match.ts';
import { parserOf } from '../../../web/domain/parserOf.ts';
import { type Answer, ok } from '../../base/result.ts';
import type { UpstreamCall } from '../../base/upstreamCall.ts';
import type { CacheRequest, Lifetime } from '../../cache/cacheTypes.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import type { FeedOdds } from '../../feeds/feedOdds.ts';
import { closingOdds, grownHistory, joinedHistories, type SeenOdds, storedOdds } from '../prices/oddsHistory.ts';
import type { LiveContext } from '../state/readContext.ts';

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
  const history = grownHistory(past, odds, clock.now, match);
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
