import { useApp } from '../../data/appContext.ts';
import type { OddsMarket, OfferedPrice, PricePoint } from '../../domain/eventOdds.ts';
import { latestMoments, movementOf, type PriceMoment, priceLine, type Span, spanOf } from '../../domain/priceChart.ts';
import { calendarParts, zonedTime } from '../../domain/zonedTime.ts';
import { clockTime } from '../../format/kickOff.ts';
import { type MarketWords, marketName, outcomeName, outcomeSign } from '../../format/markets.ts';
import { formatOdds } from '../../format/odds.ts';
import { DataTable } from '../DataTable.tsx';
import { Odds, PriceChange } from './Odds.tsx';

/** The first recorded price and the current one: `2.10 → 2.25 ▲`. A price that never changed is shown once. */
function MovedPrice({ points }: { points: readonly PricePoint[] }) {
  const { t } = useApp();
  const movement = movementOf(points);
  const [only] = points;
  if (movement === null) {
    return only === undefined || only.decimal === null ? t('odds.none') : <Odds decimal={only.decimal} />;
  }
  return (
    <span>
      <span className="sr-only">{t('prices.first')} </span>
      <PriceChange {...movement} />
    </span>
  );
}

/** Formats instants (milliseconds UTC) in the visitor's time zone: only the time, or day and time if the range spans days. */
function useShortInstant(from: number, until: number): (instant: number) => string {
  const { t, visitor } = useApp();
  const { zone } = visitor;
  return (instant) => {
    const { date } = zonedTime(instant, zone);
    const time = clockTime(instant, zone, t);
    const isOneDay = !Number.isFinite(from) || zonedTime(from, zone).date === zonedTime(until, zone).date;
    if (isOneDay) return time;
    const { day, month } = calendarParts(date);
    return t('day.dayAndTime', { day, month: t.calendar.months[month] ?? '', time });
  };
}

const MAX_MOMENTS = 40;

interface TableProps {
  market: OddsMarket;
  words: MarketWords;
}

const outcomesOf = ({ market, words }: TableProps) =>
  market.outcomes.map((outcome) => (
    <abbr key={outcome} title={outcomeName(market, outcome, words)}>
      {outcomeSign(market, outcome, words)}
    </abbr>
  ));

function MomentsTable({ market, words }: TableProps) {
  const { t, oddsFormat } = useApp();
  const shownPrices = ({ decimals }: PriceMoment) =>
    decimals.map((decimal) => formatOdds(decimal ?? 0, oddsFormat)).join();
  // Skip changes that are too small to show in this format.
  const moments = latestMoments(market.history, MAX_MOMENTS).filter((moment, index, all) => {
    const before = all[index + 1];
    return before === undefined || shownPrices(moment) !== shownPrices(before);
  });
  const instant = useShortInstant(moments.at(-1)?.at ?? 0, moments[0]?.at ?? 0);
  return (
    <DataTable
      className="price-table"
      caption={<caption>{`${t('prices.history')}: ${marketName(market, words)}`}</caption>}
      head={[t('prices.from'), ...outcomesOf({ market, words })]}
      rows={moments.map(({ at, decimals }) => [
        instant(at),
        // biome-ignore lint/correctness/useJsxKeyInIterable: the table gives each cell a key
        ...decimals.map((decimal) => (decimal === null ? t('odds.none') : <Odds decimal={decimal} />)),
      ])}
    />
  );
}

/** Each operator's opening price, as first recorded by the site, and its current price. */
function OpeningTable({ market, words }: TableProps) {
  const { t } = useApp();
  const moved = (price: OfferedPrice | null) => {
    if (price === null || price.opening === null) return t('odds.none');
    const { opening, decimal, at, state } = price;
    const now = { at, decimal: state === 'live' ? decimal : null };
    return <MovedPrice points={opening.decimal === now.decimal ? [opening] : [opening, now]} />;
  };
  return (
    <DataTable
      className="price-table"
      caption={<caption>{t('prices.openings')}</caption>}
      head={[t('prices.operator'), ...outcomesOf({ market, words })]}
      rows={market.rows.map(({ operator, prices }) => [operator, ...prices.map(moved)])}
    />
  );
}

/** One price over time, scaled from lowest to highest. Decorative: the text and the table have the same data. */
function Chart({ points, span }: { points: readonly PricePoint[]; span: Span }) {
  const { oddsFormat } = useApp();
  const line = priceLine(points, span);
  if (line === null) return null;
  const ends = new Set([line.highest, line.lowest].map((decimal) => formatOdds(decimal, oddsFormat)));
  return (
    <div className="price-chart" aria-hidden="true">
      <span className="price-axis">
        {[...ends].map((end) => (
          <span key={end}>{end}</span>
        ))}
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
            <MomentsTable market={market} words={words} />
            <OpeningTable market={market} words={words} />
          </details>
        </>
      )}
    </section>
  );
}
