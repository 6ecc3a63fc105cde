import { useApp } from '../../data/appContext.ts';
import { bestOffers, payoutOf, type RowOrder } from '../../domain/bestOdds.ts';
import type { OddsMarket } from '../../domain/eventOdds.ts';
import { clockTime } from '../../format/kickOff.ts';
import { type MarketWords, percentText } from '../../format/markets.ts';
import { shownDecimal } from '../../format/shownPrice.ts';
import { BestOffers } from './BestOffers.tsx';
import { MarketTable } from './MarketTable.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import { PriceHistory } from './PriceHistory.tsx';

interface OpenPricesProps {
  market: OddsMarket;
  /** Capture time of the newest price, milliseconds UTC. */
  capturedAt: number | null;
  order: RowOrder;
  now: number;
  minimumAge: number;
  words: MarketWords;
  onOrder: (order: RowOrder) => void;
}

/** The current prices of a market: the best ones, all of them, and their history. */
export function OpenPrices({ market, capturedAt, order, now, minimumAge, words, onOrder }: OpenPricesProps) {
  const { t, visitor, locale, oddsFormat } = useApp();
  const asShown = (decimal: number) => shownDecimal(decimal, oddsFormat);
  const best = bestOffers(market, now, asShown);
  const payout = payoutOf(
    market.type,
    best.map((offer) => offer?.shown ?? null),
  );
  const table = { market, best, order, now, asShown, minimumAge, words };
  return (
    <>
      <BestOffers market={market} best={best} capturedAt={capturedAt} minimumAge={minimumAge} words={words} />
      <MarketTable {...table} />
      <div className="border-t border-line px-3 pt-2 text-xs text-muted">
        {capturedAt !== null && <p>{t('prices.captured', { time: clockTime(capturedAt, visitor.zone, t) })}</p>}
        {payout !== null && <p>{t('prices.bestPayout', { share: percentText(payout, locale) })}</p>}
        <p>{t('prices.bestMeans')}</p>
        <OrderChoice market={market} order={order} onChoose={onOrder} />
      </div>
      {capturedAt !== null && <PriceHistory market={market} capturedAt={capturedAt} words={words} />}
    </>
  );
}
