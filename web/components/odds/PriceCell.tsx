import { useApp } from '../../appContext.ts';
import type { OfferedPrice } from '../../domain/eventOdds.ts';
import { clockTime } from '../../format/kickOff.ts';
import { formatOdds, spokenOdds } from '../../format/odds.ts';
import { Odds } from './Odds.tsx';
import { PlayLink } from './PlayLink.tsx';

/** What a price is worth at an instant, among the others. */
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
  // A change too small for the format is none to its reader.
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

/** A price that can't be had: struck through, with why. */
function ClosedPrice({ price: { decimal, at }, isOld }: { price: OfferedPrice; isOld: boolean }) {
  const { t, oddsFormat, visitor } = useApp();
  const text = formatOdds(decimal, oddsFormat);
  const said = { price: spokenOdds(text, t), time: clockTime(at, visitor.zone, t) };
  return (
    <td className="odds-suspended">
      <span aria-hidden="true">
        <s>{text}</s>
        <span className="odds-move">{t(isOld ? 'prices.old' : 'prices.suspended')}</span>
      </span>
      <span className="sr-only">{t(isOld ? 'prices.oldAt' : 'prices.suspendedAt', said)}</span>
    </td>
  );
}

/** One operator's price of one outcome, the way to him; the best one says so and is bold, one that can't be had is told apart. */
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
        className="odds-link"
      >
        {text}
      </PlayLink>
      {rank === 'best' && <span className="odds-word">{t('prices.best')}</span>}
      <Movement price={price} />
    </td>
  );
}
