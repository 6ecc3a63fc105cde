import { useApp } from '../../data/appContext.ts';
import type { OfferedPrice } from '../../domain/eventOdds.ts';
import { clockTime } from '../../format/kickOff.ts';
import { formatOdds, spokenOdds } from '../../format/odds.ts';
import { Odds } from './Odds.tsx';
import { PlayLink } from './PlayLink.tsx';

/** How a price compares with the others at an instant, or why it can't be taken. */
export type PriceRank = 'best' | 'other' | 'suspended' | 'old' | 'closing';

interface PriceCellProps {
  operator: { provider: string; operator: string };
  outcome: { sign: string; name: string };
  price: OfferedPrice | null;
  rank: PriceRank;
  minimumAge: number;
}

function Movement({ price: { decimal, previous } }: { price: OfferedPrice }) {
  const { t, oddsFormat } = useApp();
  if (previous === null) return null;
  const before = formatOdds(previous, oddsFormat);
  // Skip a change that is too small to show in this format.
  if (before === formatOdds(decimal, oddsFormat)) return null;
  const rises = decimal > previous;
  return (
    <span className={`odds-move ${rises ? 'odds-rise' : 'odds-fall'}`}>
      <span aria-hidden="true">
        {rises ? '▲' : '▼'} {before}
      </span>
      <span className="sr-only">{t(rises ? 'prices.rise' : 'prices.fall', { price: spokenOdds(before, t) })}</span>
    </span>
  );
}

/** A price that can't be taken, struck through with the reason. */
function ClosedPrice({ price: { decimal, at }, isOld }: { price: OfferedPrice; isOld: boolean }) {
  const { t, oddsFormat, visitor } = useApp();
  const text = formatOdds(decimal, oddsFormat);
  const spoken = { price: spokenOdds(text, t), time: clockTime(at, visitor.zone, t) };
  return (
    <td className="odds-suspended">
      <span aria-hidden="true">
        <s>{text}</s>
        <span className="odds-move">{t(isOld ? 'prices.old' : 'prices.suspended')}</span>
      </span>
      <span className="sr-only">{t(isOld ? 'prices.oldAt' : 'prices.suspendedAt', spoken)}</span>
    </td>
  );
}

/** One operator's price for one outcome, as a link to the operator. Marks the best price and prices that can't be taken. */
export function PriceCell({ operator, outcome, price, rank, minimumAge }: PriceCellProps) {
  const { t, oddsFormat } = useApp();
  if (price === null) {
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('odds.none')}</span>
      </td>
    );
  }
  if (rank === 'closing') {
    return (
      <td>
        <Odds decimal={price.decimal} />
      </td>
    );
  }
  if (rank === 'suspended' || rank === 'old') return <ClosedPrice price={price} isOld={rank === 'old'} />;
  const text = formatOdds(price.decimal, oddsFormat);
  return (
    <td className={rank === 'best' ? 'odds-live odds-best' : 'odds-live'}>
      <PlayLink
        operator={operator}
        outcome={{ ...outcome, price: spokenOdds(text, t) }}
        minimumAge={minimumAge}
        className="odds-link figures"
      >
        {text}
      </PlayLink>
      {rank === 'best' && <span className="sr-only">{t('prices.best')}</span>}
      <Movement price={price} />
    </td>
  );
}
