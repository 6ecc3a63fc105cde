import { useApp } from '../../data/appContext.ts';
import type { RowOrder } from '../../domain/bestOdds.ts';
import { marketKey, type OddsMarket } from '../../domain/eventOdds.ts';
import { takeClick } from './takeClick.ts';

/** The query string of the odds tab for a market and an order of operators. */
export function oddsAddress(market: string, order: RowOrder): string {
  const search = new URLSearchParams({ market });
  if (order !== 'editors') search.set('order', order);
  return `?${search}`;
}

interface OrderChoiceProps {
  market: OddsMarket;
  order: RowOrder;
  onChoose: (order: RowOrder) => void;
}

/** Describes the order of operators and links to the other one. Correct-score markets have no payouts, so only one order. */
export function OrderChoice({ market, order, onChoose }: OrderChoiceProps) {
  const { t } = useApp();
  if (market.type === 'cs') return <p>{t('prices.order')}</p>;
  const isPayout = order === 'payout';
  const other = isPayout ? 'editors' : 'payout';
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{t(isPayout ? 'prices.orderPayout' : 'prices.order')}</span>
      <a
        href={oddsAddress(marketKey(market), other)}
        rel="nofollow"
        onClick={takeClick(() => onChoose(other))}
        className="inline-flex min-h-11 items-center underline"
      >
        {t(isPayout ? 'prices.sortByEditors' : 'prices.sortByPayout')}
      </a>
    </p>
  );
}
