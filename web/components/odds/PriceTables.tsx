import { useApp } from '../../data/appContext.ts';
import type { OddsMarket, OfferedPrice } from '../../domain/eventOdds.ts';
import { latestMoments, type PriceMoment } from '../../domain/priceChart.ts';
import { type MarketWords, outcomeName, outcomeSign } from '../../format/markets.ts';
import { formatOdds } from '../../format/odds.ts';
import { MovedPrice } from './MovedPrice.tsx';
import { Odds } from './Odds.tsx';
import { useShortInstant } from './useShortInstant.ts';

/** The most changes in the table. */
const MOST_MOMENTS = 40;

interface TableProps {
  market: OddsMarket;
  words: MarketWords;
}

function Head({ market, words, first }: TableProps & { first: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {market.outcomes.map((outcome) => (
          <th scope="col" key={outcome}>
            <abbr title={outcomeName(market, outcome, words)}>{outcomeSign(market, outcome, words)}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The data of the charts: every change of the best prices, latest first. */
export function MomentsTable({ market, words, caption }: TableProps & { caption: string }) {
  const { t, oddsFormat } = useApp();
  const shownPrices = ({ decimals }: PriceMoment) =>
    decimals.map((decimal) => formatOdds(decimal ?? 0, oddsFormat)).join();
  // Skip changes that are too small to show in this format.
  const moments = latestMoments(market.history, MOST_MOMENTS).filter((moment, index, all) => {
    const before = all[index + 1];
    return before === undefined || shownPrices(moment) !== shownPrices(before);
  });
  const instant = useShortInstant(moments.at(-1)?.at ?? 0, moments[0]?.at ?? 0);
  return (
    <table className="price-table">
      <caption>{caption}</caption>
      <Head market={market} words={words} first={t('prices.from')} />
      <tbody>
        {moments.map(({ at, decimals }) => (
          <tr key={at}>
            <th scope="row">{instant(at)}</th>
            {decimals.map((decimal, index) => (
              <td key={market.outcomes[index]}>{decimal === null ? t('odds.none') : <Odds decimal={decimal} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Moved({ price }: { price: OfferedPrice | null }) {
  const { t } = useApp();
  if (price === null || price.opening === null) return t('odds.none');
  const { opening, decimal, at, state } = price;
  const now = { at, decimal: state === 'live' ? decimal : null };
  return <MovedPrice points={opening.decimal === now.decimal ? [opening] : [opening, now]} />;
}

/** Each operator's opening price, as first recorded by the site, and its current price. */
export function OpeningTable({ market, words }: TableProps) {
  const { t } = useApp();
  return (
    <table className="price-table">
      <caption>{t('prices.openings')}</caption>
      <Head market={market} words={words} first={t('prices.operator')} />
      <tbody>
        {market.rows.map(({ provider, operator, prices }) => (
          <tr key={provider}>
            <th scope="row">{operator}</th>
            {prices.map((price, index) => (
              <td key={market.outcomes[index]}>
                <Moved price={price} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
