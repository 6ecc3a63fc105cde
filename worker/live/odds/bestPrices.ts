import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { type OddsBoard, OLDEST_PRICE_MS, type ResultOutcome, type ResultPrices } from '../../../web/domain/odds.ts';
import type { VisitorClock } from '../../base/visitorClock.ts';
import type { CountryOffers } from '../../content/pageSettings.ts';
import type { BookEntry, OddsBook } from '../prices/oddsBook.ts';

/** The operators whose prices a visitor may see, and whether prices of matches in play are allowed. */
export interface PriceAudience {
  /** Names by provider slug. */
  operators: ReadonlyMap<string, string>;
  inPlay: boolean;
}

/** The audience of a country: its operators, with in-play prices only when the policy allows them. */
export function audienceOf({ operators, policy }: Pick<CountryOffers, 'operators' | 'policy'>): PriceAudience {
  return { operators: new Map(operators.map(({ provider, name }) => [provider, name])), inPlay: policy.oddsInPlay };
}

/** An entry's prices of the audience's operators, without old ones. */
export function currentPrices(entry: BookEntry, { operators }: PriceAudience, { now, frozen }: VisitorClock) {
  // A price without a time gets the time of its answer. No price is newer than its answer.
  const confirmedAt = frozen ? now : entry.at;
  return entry.prices.flatMap((price) => {
    const operator = operators.get(price.provider);
    const at = Math.min(price.at ?? confirmedAt, confirmedAt);
    return operator === undefined || now - at > OLDEST_PRICE_MS ? [] : [{ ...price, operator, at }];
  });
}

function bestOf(entry: BookEntry, audience: PriceAudience, clock: VisitorClock): ResultPrices | null {
  const prices: Omit<ResultPrices, 'at'> = { home: null, draw: null, away: null };
  const capturedAt: Partial<Record<ResultOutcome, number>> = {};
  for (const { outcome, decimal, provider, operator, at } of currentPrices(entry, audience, clock)) {
    if (decimal <= (prices[outcome]?.decimal ?? 1)) continue;
    prices[outcome] = { decimal, provider, operator };
    capturedAt[outcome] = at;
  }
  const times = Object.values(capturedAt);
  return times.length === 0 ? null : { ...prices, at: Math.min(...times) };
}

/** The best price per outcome for an audience: of upcoming matches, and of those in play when allowed. */
export function bestPrices(
  book: OddsBook,
  matches: readonly Match[],
  audience: PriceAudience,
  clock: VisitorClock,
): OddsBoard {
  const board: OddsBoard = {};
  for (const match of matches) {
    const phase = phaseOf(match);
    const entry = book[match.id];
    if (entry === undefined || (phase !== 'upcoming' && !(phase === 'live' && audience.inPlay))) continue;
    const best = bestOf(entry, audience, clock);
    if (best !== null) board[match.id] = best;
  }
  return board;
}
