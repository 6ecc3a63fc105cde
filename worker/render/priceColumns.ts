import type { PriceColumns } from '../../web/data/priceColumns.ts';
import { type BestPrice, type OddsBoard, RESULT_OUTCOMES, type ResultOutcome } from '../../web/domain/odds.ts';

const columns = (): Record<ResultOutcome, (number | null)[]> => ({ home: [], draw: [], away: [] });

/** The prices of a list as a document carries them (`withPrices` reads them). */
export function priceColumnsOf(board: OddsBoard): PriceColumns {
  const places = new Map<string, number>();
  const offers: PriceColumns['offers'] = [];
  const placeOf = ({ provider, operator, at }: BestPrice) => {
    const key = JSON.stringify([provider, operator, at]);
    const place = places.get(key) ?? offers.push({ provider, operator, at }) - 1;
    places.set(key, place);
    return place;
  };
  const made: PriceColumns = { ids: Object.keys(board), offers, decimals: columns(), places: columns() };
  for (const prices of Object.values(board)) {
    for (const outcome of RESULT_OUTCOMES) {
      const price = prices[outcome];
      made.decimals[outcome].push(price?.decimal ?? null);
      made.places[outcome].push(price === null ? null : placeOf(price));
    }
  }
  return made;
}
