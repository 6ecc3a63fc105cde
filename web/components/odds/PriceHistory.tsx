import { useApp } from '../../data/appContext.ts';
import type { OddsMarket, PricePoint } from '../../domain/eventOdds.ts';
import { priceLine, type Span, spanOf } from '../../domain/priceChart.ts';
import { type MarketWords, marketName, outcomeName, outcomeSign } from '../../format/markets.ts';
import { formatOdds } from '../../format/odds.ts';
import { MovedPrice } from './MovedPrice.tsx';
import { MomentsTable, OpeningTable } from './PriceTables.tsx';
import { useShortInstant } from './useShortInstant.ts';

/** One price over time, scaled from lowest to highest. Decorative: the text and the table have the same data. */
function Chart({ points, span }: { points: readonly PricePoint[]; span: Span }) {
  const { oddsFormat } = useApp();
  const line = priceLine(points, span);
  if (line === null) return null;
  const highest = formatOdds(line.highest, oddsFormat);
  const lowest = formatOdds(line.lowest, oddsFormat);
  return (
    <div className="price-chart" aria-hidden="true">
      <span className="price-axis">
        <span>{highest}</span>
        {lowest !== highest && <span>{lowest}</span>}
      </span>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="price-plot" aria-hidden="true">
        <path d={line.path} className="price-line" />
      </svg>
    </div>
  );
}

interface PriceHistoryProps {
  market: OddsMarket;
  /** Capture time of the newest price, milliseconds UTC. */
  capturedAt: number;
  words: MarketWords;
}

/** The best prices of a market since the site first recorded them, as small charts and as tables. */
export function PriceHistory({ market, capturedAt, words }: PriceHistoryProps) {
  const { t } = useApp();
  const { history, outcomes } = market;
  const span = spanOf(history, capturedAt);
  const since = Math.min(...history.flat().map(({ at }) => at));
  const instant = useShortInstant(since, capturedAt);
  if (!Number.isFinite(since)) return null;
  return (
    <section className="border-t border-line px-3 pt-3 pb-1" aria-labelledby="history-title">
      <h3 id="history-title" className="text-sm font-semibold">
        {t('prices.history')}
      </h3>
      {span === null ? (
        <p className="py-2 text-xs text-muted">{t('prices.unmoved', { time: instant(since) })}</p>
      ) : (
        <>
          <ul className="price-charts">
            {outcomes.map((outcome, index) => {
              const name = outcomeName(market, outcome, words);
              const sign = outcomeSign(market, outcome, words);
              return (
                <li key={outcome} className="min-w-0">
                  <p className="flex flex-wrap gap-x-2">
                    <span className="min-w-0 truncate">
                      {sign !== name && market.type !== 'ah' && <b className="font-semibold">{sign} </b>}
                      <bdi>{name}</bdi>
                      <span className="sr-only">:</span>
                    </span>
                    <MovedPrice points={history[index] ?? []} />
                  </p>
                  <Chart points={history[index] ?? []} span={span} />
                </li>
              );
            })}
          </ul>
          <p className="price-times">
            <span>{instant(span.from)}</span>
            <span>{instant(span.until)}</span>
          </p>
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
