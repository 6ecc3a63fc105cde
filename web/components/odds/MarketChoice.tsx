import { useApp } from '../../data/appContext.ts';
import { type MarketGroup, mainMarket, type RowOrder } from '../../domain/bestOdds.ts';
import { marketKey, type OddsMarket } from '../../domain/eventOdds.ts';
import { lineText, type MarketWords, marketName } from '../../format/markets.ts';
import { oddsAddress } from './OrderChoice.tsx';
import { takeClick } from './takeClick.ts';

interface ChipProps {
  market: OddsMarket;
  label: string;
  isOpen: boolean;
  order: RowOrder;
  onChoose: (key: string) => void;
}

/** A link, so that it works without script. With script the page is not reloaded. */
function Chip({ market, label, isOpen, order, onChoose }: ChipProps) {
  const key = marketKey(market);
  return (
    <a
      href={oddsAddress(key, order)}
      rel="nofollow"
      aria-current={isOpen ? 'true' : undefined}
      onClick={takeClick(() => onChoose(key))}
      className="pill odds-chip"
    >
      {label}
    </a>
  );
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
  return (
    <>
      <nav aria-label={t('prices.markets')} className="odds-chips no-scrollbar px-3 pt-3 pb-2">
        {groups.map((group) => {
          const market = group === openGroup ? open : mainMarket(group);
          if (market === undefined) return null;
          const { type, scope } = group;
          const label = marketName(group, words);
          return (
            <Chip
              key={`${type}-${scope}`}
              market={market}
              label={label}
              isOpen={group === openGroup}
              order={order}
              onChoose={onChoose}
            />
          );
        })}
      </nav>
      {openGroup !== undefined && openGroup.markets.length > 1 && (
        <nav aria-label={t('prices.lines')} className="odds-chips no-scrollbar px-3 pb-2">
          {openGroup.markets.map((market) => (
            <Chip
              key={market.line}
              market={market}
              label={lineText(market.line ?? 0, market.type, locale)}
              isOpen={market.line === open.line}
              order={order}
              onChoose={onChoose}
            />
          ))}
        </nav>
      )}
    </>
  );
}
