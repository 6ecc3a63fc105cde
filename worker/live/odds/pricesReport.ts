import { loadProviders } from '../../content/pageSettings.ts';
import { operatorMatches } from '../../feeds/oddsApi/bookmakers.ts';
import type { ReadContext } from '../state/readContext.ts';

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
