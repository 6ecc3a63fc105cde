import { useApp } from '../../appContext.ts';
import type { OddsMarket } from '../../domain/eventOdds.ts';
import { type PriceChart, priceChart } from '../../domain/priceChart.ts';
import { type MarketWords, marketName, outcomeName, outcomeSign } from '../../format/markets.ts';
import { formatOdds } from '../../format/odds.ts';
import { MovedPrice } from './MovedPrice.tsx';
import { MomentsTable, OpeningTable } from './PriceTables.tsx';
import { useShortInstant } from './useShortInstant.ts';

function Chart({ chart: { from, until, lowest, highest, paths } }: { chart: PriceChart }) {
  const { oddsFormat } = useApp();
  const instant = useShortInstant(from, until);
  return (
    <div className="price-chart" aria-hidden="true">
      <div className="price-axis">
        <span>{formatOdds(highest, oddsFormat)}</span>
        {lowest < highest && <span>{formatOdds(lowest, oddsFormat)}</span>}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="price-plot" aria-hidden="true">
        {paths.map((path, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its outcome's, and outcomes keep their order
          <path key={index} d={path} className={`price-line price-line-${index}`} />
        ))}
      </svg>
      <div className="price-times">
        <span>{instant(from)}</span>
        <span>{instant(until)}</span>
      </div>
    </div>
  );
}

interface PriceHistoryProps {
  market: OddsMarket;
  /** When the newest price was captured, milliseconds UTC. */
  capturedAt: number;
  words: MarketWords;
}

/** How the best prices of a market moved since this site first saw them: a small chart, and the same as tables. */
export function PriceHistory({ market, capturedAt, words }: PriceHistoryProps) {
  const { t } = useApp();
  const { history, outcomes } = market;
  const chart = priceChart(history, capturedAt);
  const since = Math.min(...history.flat().map(({ at }) => at));
  const instant = useShortInstant(since, capturedAt);
  if (!Number.isFinite(since)) return null;
  return (
    <section className="border-t border-line px-3 pt-3 pb-1" aria-labelledby="history-title">
      <h3 id="history-title" className="text-sm font-semibold">
        {t('prices.history')}
      </h3>
      {chart === null ? (
        <p className="py-2 text-xs text-muted">{t('prices.unmoved', { time: instant(since) })}</p>
      ) : (
        <>
          <Chart chart={chart} />
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
            {outcomes.map((outcome, index) => (
              <li key={outcome} className="flex min-w-0 items-center gap-1.5">
                <svg width="22" height="8" aria-hidden="true">
                  <path d="M0 4H22" className={`price-line price-line-${index}`} />
                </svg>
                <span aria-hidden="true">{outcomeSign(market, outcome, words)}</span>
                <span className="sr-only">{outcomeName(market, outcome, words)}:</span>
                <MovedPrice points={history[index] ?? []} />
              </li>
            ))}
          </ul>
          <details className="text-xs">
            <summary className="flex min-h-11 items-center underline">{t('prices.asTable')}</summary>
            <MomentsTable
              market={market}
              words={words}
              caption={`${t('prices.history')}: ${marketName(market, words)}`}
            />
            <OpeningTable market={market} words={words} />
          </details>
        </>
      )}
    </section>
  );
}
