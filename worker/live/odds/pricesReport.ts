import { phaseOf } from '../../../web/domain/match.ts';
import { UpstreamCall } from '../../base/upstreamCall.ts';
import { loadProviders } from '../../content/pageSettings.ts';
import { operatorMatches } from '../../feeds/oddsApi/bookmakers.ts';
import { loadUtcToday } from '../day/daySnapshot.ts';
import type { LiveContext, ReadContext } from '../state/readContext.ts';

/**
 * Counts bookmakers and operators without a counterpart; null without a source of prices. Their names go to the log
 * only, because the public report must not name operators of any country.
 */
export async function pricesReport({ feed, live: { rejections }, content }: ReadContext) {
  const seen = feed.bookmakers?.();
  if (seen === undefined || seen.size === 0) return null;
  const providers = await loadProviders(content);
  if (providers === null) return null;
  const { unmatched, unpriced } = operatorMatches(seen, providers);
  for (const title of unmatched) rejections.once('bookmaker is no operator', title);
  for (const provider of unpriced) rejections.once('operator without a bookmaker', provider);
  return { bookmakers: seen.size, unmatchedBookmakers: unmatched.length, operatorsWithoutPrices: unpriced.length };
}

/** No day has more matches with prices. */
const MAX_MATCHES = 400;

/** Reads the odds of today's matches, so that this isolate knows which have none (`feed.unpriced`); visitors may use others. */
export async function readPricesOfToday(reading: LiveContext): Promise<void> {
  const { feed } = reading;
  if (feed.unpriced === undefined) return;
  const day = await loadUtcToday('football', reading);
  if (!day.ok) return;
  const priced = day.value.matches.filter((match) => ['live', 'upcoming'].includes(phaseOf(match)));
  const peek = new UpstreamCall({ isPeek: true });
  for (const match of priced.slice(0, MAX_MATCHES)) await feed.odds(peek, match);
}
