import type { MouseEvent } from 'react';
import { useApp } from '../../data/appContext.ts';
import { opensElsewhere } from '../../data/opensElsewhere.ts';
import { type MarketGroup, mainMarket, type RowOrder } from '../../domain/bestOdds.ts';
import type { OddsMarket } from '../../domain/eventOdds.ts';
import { marketKey } from '../../domain/markets.ts';
import { lineText, type MarketWords, marketName } from '../../format/markets.ts';

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

/** Handles plain clicks on a link within the page. Clicks with a modifier key follow the link as usual. */
function takeClick(handle: () => void) {
  return (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    handle();
  };
}

interface MarketChoiceProps {
  groups: readonly MarketGroup[];
  open: OddsMarket;
  order: RowOrder;
  words: MarketWords;
  onChoose: (key: string) => void;
}

/** Chips for the markets, and below them chips for the lines of the open market. */
export function MarketChoice({ groups, open, order, words, onChoose }: MarketChoiceProps) {
  const { t, locale } = useApp();
  const openGroup = groups.find(({ type, scope }) => type === open.type && scope === open.scope);
  // Links, so that they work without script. With script the page is not reloaded.
  const chip = (market: OddsMarket, label: string, isOpen: boolean) => {
    const key = marketKey(market);
    return (
      <a
        key={key}
        href={oddsAddress(key, order)}
        rel="nofollow"
        aria-current={isOpen ? 'true' : undefined}
        onClick={takeClick(() => onChoose(key))}
        className="pill odds-chip"
      >
        {label}
      </a>
    );
  };
  return (
    <>
      <nav aria-label={t('prices.markets')} className="odds-chips no-scrollbar px-3 pt-3 pb-2">
        {groups.map((group) => {
          const market = group === openGroup ? open : mainMarket(group);
          return market !== undefined && chip(market, marketName(group, words), group === openGroup);
        })}
      </nav>
      {openGroup !== undefined && openGroup.markets.length > 1 && (
        <nav aria-label={t('prices.lines')} className="odds-chips no-scrollbar px-3 pb-2">
          {openGroup.markets.map((market) =>
            chip(market, lineText(market.line ?? 0, market.type, locale), market.line === open.line),
          )}
        </nav>
      )}
    </>
  );
}
