import { useApp } from '../../appContext.ts';
import type { OfferedPrice } from '../../domain/eventOdds.ts';
import { formatOdds } from '../../format/odds.ts';
import { PlayLink } from './PlayLink.tsx';

interface PriceCellProps {
  operator: { provider: string; operator: string };
  outcome: { sign: string; name: string };
  price: OfferedPrice | null;
  /** What the price is worth at this instant, among the others. */
  rank: 'best' | 'other' | 'suspended';
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
      <span className="sr-only">{t(rises ? 'odds.rise' : 'odds.fall', { price: before })}</span>
    </span>
  );
}

/** One operator's price of one outcome: the best one is a link, says so and is bold; a suspended one is told apart. */
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
  const text = formatOdds(price.decimal, oddsFormat);
  if (rank === 'suspended') {
    return (
      <td className="odds-suspended">
        <span aria-hidden="true">
          <s>{text}</s>
          <span className="odds-move">{t('odds.suspended')}</span>
        </span>
        <span className="sr-only">{t('odds.suspendedAt', { price: text })}</span>
      </td>
    );
  }
  return (
    <td className={rank === 'best' ? 'odds-best' : undefined}>
      {rank === 'best' ? (
        <PlayLink
          operator={operator}
          outcome={{ ...outcome, price: text }}
          minimumAge={minimumAge}
          className="odds-best-link"
        >
          {text}
        </PlayLink>
      ) : (
        text
      )}
      {rank === 'best' && <span className="odds-word">{t('odds.best')}</span>}
      <Movement price={price} />
    </td>
  );
}
