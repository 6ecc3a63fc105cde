import type { BestPrice, OddsBoard, ResultOutcome } from '../domain/odds.ts';

/** The prices of a list as a document carries them: numbers beside numbers, and what is said of an operator once. */
export interface PriceColumns {
  /** The matches, by their ids. */
  ids: string[];
  /** What prices have in common beside their decimals. */
  offers: Omit<BestPrice, 'decimal'>[];
  /** For each outcome the decimal and the place in `offers` of each match; null where there is no price. */
  decimals: Record<ResultOutcome, (number | null)[]>;
  places: Record<ResultOutcome, (number | null)[]>;
}

/** Whether the data of a query are prices as a document carries them. */
export function isPriceColumns(data: object): data is PriceColumns {
  return 'decimals' in data && 'offers' in data;
}

/** The prices of a list, as they were before a document carried them. */
export function withPrices({ ids, offers, decimals, places }: PriceColumns): OddsBoard {
  const priceOf = (outcome: ResultOutcome, row: number): BestPrice | null => {
    const decimal = decimals[outcome][row] ?? null;
    const offer = offers[places[outcome][row] ?? -1];
    return decimal === null || offer === undefined ? null : { decimal, ...offer };
  };
  return Object.fromEntries(
    ids.map((id, row) => [id, { home: priceOf('home', row), draw: priceOf('draw', row), away: priceOf('away', row) }]),
  );
}
