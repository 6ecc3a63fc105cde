import { useApp } from '../../data/appContext.ts';
import { formatOdds, spokenOdds } from '../../format/odds.ts';
import { SpokenText } from '../SpokenText.tsx';

/** A decimal price in the visitor's odds format, with its spoken form for screen readers. */
export function Odds({ decimal }: { decimal: number }) {
  const { t, oddsFormat } = useApp();
  const text = formatOdds(decimal, oddsFormat);
  return <SpokenText text={text} as={spokenOdds(text, t)} />;
}

/** A price and its change: `2.10 → 2.25 ▲`. `last` is null if the price is gone. */
export function PriceChange({ first, last }: { first: number; last: number | null }) {
  const { t, oddsFormat } = useApp();
  const isSame = last !== null && formatOdds(first, oddsFormat) === formatOdds(last, oddsFormat);
  const rises = last !== null && last > first;
  return (
    <>
      <Odds decimal={first} />
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, {t('prices.now')} </span>
      <b className="font-semibold text-text">{last === null ? t('odds.none') : <Odds decimal={last} />}</b>
      {last !== null && !isSame && (
        <span className={rises ? 'odds-rise' : 'odds-fall'}>
          <span aria-hidden="true"> {rises ? '▲' : '▼'}</span>
          <span className="sr-only">, {t(rises ? 'prices.risen' : 'prices.fallen')}</span>
        </span>
      )}
    </>
  );
}
