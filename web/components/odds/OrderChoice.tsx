import { useApp } from '../../appContext.ts';
import type { RowOrder } from '../../domain/bestOdds.ts';
import { marketKey, type OddsMarket } from '../../domain/eventOdds.ts';
import { takeClick } from './takeClick.ts';

/** The address of a market with its operators in an order, on the odds tab that is open. */
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

/** Says in words how the operators are sorted, and leads to the other way. A list without payouts has one way only. */
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
