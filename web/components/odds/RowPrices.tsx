import { type ListedRow, useApp } from '../../data/appContext.ts';
import { type BestPrice, outcomesOf, type ResultOutcome } from '../../domain/odds.ts';
import { formatOdds, spokenOdds } from '../../format/odds.ts';

const SIGNS = { home: 'odds.home', draw: 'odds.draw', away: 'odds.away' } as const satisfies Record<
  ResultOutcome,
  string
>;

/** Spoken outcomes without team names, because the row already has them. */
const OUTCOMES = { home: 'odds.homeWins', draw: 'odds.drawn', away: 'odds.awayWins' } as const satisfies Record<
  ResultOutcome,
  string
>;

interface PriceProps {
  outcome: ResultOutcome;
  price: BestPrice | null;
  minimumAge: number;
}

function Price({ outcome, price, minimumAge }: PriceProps) {
  const { t, href, oddsFormat } = useApp();
  const sign = t(SIGNS[outcome]);
  if (price === null) {
    return (
      <span className="price">
        <i>{sign}</i> <span aria-hidden="true">–</span>
        <span className="sr-only">{t('odds.none')}</span>
      </span>
    );
  }
  const text = formatOdds(price.decimal, oddsFormat);
  return (
    <a
      className="price"
      href={href({ name: 'play', provider: price.provider })}
      target="_blank"
      rel="nofollow noreferrer sponsored noopener"
      title={`${price.operator} · ${minimumAge}+`}
    >
      <i aria-hidden="true">{sign}</i> <span aria-hidden="true">{text}</span>
      <span className="sr-only">
        {`${t('odds.at', { sign, outcome: t(OUTCOMES[outcome]), price: spokenOdds(text, t), operator: price.operator })}, ${minimumAge}+, ${t('nav.newTab')}`}
      </span>
    </a>
  );
}

/** The best price of each outcome from the operators of the visitor's country, or the half-time score. */
export function RowPrices({ match, prices, minimumAge }: ListedRow & { minimumAge: number }) {
  const { t } = useApp();
  const { state } = match;
  if (prices === undefined) {
    // A finished match without prices leaves room on a desktop.
    if (state.kind !== 'finished' || state.halfTime === undefined) return null;
    return <span className="row-half-time">{t('match.halfTime', { ...state.halfTime })}</span>;
  }
  return (
    <div className="row-prices">
      {outcomesOf(match.sport).map((outcome) => (
        <Price key={outcome} outcome={outcome} price={prices[outcome]} minimumAge={minimumAge} />
      ))}
    </div>
  );
}
