import type { Match } from '../../../web/domain/match.ts';
import { RESULT_OUTCOMES, type ResultOutcome } from '../../../web/domain/odds.ts';
import { hasDraws } from '../../../web/domain/sport.ts';
import { zonedTime } from '../../../web/domain/zonedTime.ts';
import type { Known } from '../../cache/reading.ts';
import type { LiveReading } from '../readContext.ts';
import { winnerMarketOf } from './matchWinnerPrices.ts';
import type { SeenOdds } from './seenOdds.ts';

const SIGNS: Readonly<Record<ResultOutcome, string>> = { home: '1', draw: 'x', away: '2' };

/**
 * The last match-winner prices from a list, for the match's page when its own call fails. Null when no list has any.
 */
export function pricesOfList(match: Match, { live, feed }: LiveReading): Known<SeenOdds> | null {
  const date = zonedTime(match.kickOff, 'UTC').date;
  const [book] = live.odds.books.held(`${feed.upstream.id}:odds:${match.sport}:${date}`);
  const entry = book?.[match.id];
  if (entry === undefined || entry.prices.length === 0) return null;
  const outcomes = RESULT_OUTCOMES.filter((outcome) => outcome !== 'draw' || hasDraws(match.sport));
  const offers = outcomes.map((outcome) =>
    entry.prices
      .filter((price) => price.outcome === outcome)
      .map(({ provider, decimal, at }) => ({ provider, decimal, previous: null, active: true, capturedAt: at })),
  );
  const market = {
    ...{ type: winnerMarketOf(match.sport), scope: entry.scope, line: null },
    ...{ outcomes: outcomes.map((outcome) => SIGNS[outcome]), offers },
  };
  return { value: { capturedAt: null, markets: [market], history: {} }, at: entry.at, failing: true, paced: false };
}
