import { useApp } from '../../data/appContext.ts';
import type { OddsMarket } from '../../domain/eventOdds.ts';
import { clockTime, kickOffDay } from '../../format/kickOff.ts';
import type { MarketWords } from '../../format/markets.ts';
import { MarketTable } from './MarketTable.tsx';

interface ClosingPricesProps {
  market: OddsMarket;
  /** Kick-off, and capture time of the newest price, milliseconds UTC. */
  kickOff: number;
  capturedAt: number | null;
  minimumAge: number;
  words: MarketWords;
}

/** The last prices of a market whose match has ended, without links to operators. */
export function ClosingPrices({ market, kickOff, capturedAt, minimumAge, words }: ClosingPricesProps) {
  const { t, visitor } = useApp();
  const isBefore = capturedAt === null || capturedAt <= kickOff;
  const at = isBefore ? kickOff : capturedAt;
  const instant = { time: `${kickOffDay(at, visitor, t)}, ${clockTime(at, visitor.zone, t)}` };
  const none = market.outcomes.map(() => null);
  return (
    <>
      <p className="px-3 py-2 text-sm">
        <b className="font-semibold">{t('prices.closing')}.</b>{' '}
        {t(isBefore ? 'prices.closingBefore' : 'prices.closingAt', instant)}
      </p>
      <MarketTable
        market={market}
        best={none}
        order="editors"
        now={0}
        asShown={(decimal) => decimal}
        minimumAge={minimumAge}
        words={words}
      />
    </>
  );
}
