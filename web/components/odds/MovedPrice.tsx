import { useApp } from '../../data/appContext.ts';
import type { PricePoint } from '../../domain/eventOdds.ts';
import { movementOf } from '../../domain/priceChart.ts';
import { formatOdds } from '../../format/odds.ts';
import { Odds } from './Odds.tsx';

/** The first recorded price and the current one: `2.10 → 2.25 ▲`. A price that never changed is shown once. */
export function MovedPrice({ points }: { points: readonly PricePoint[] }) {
  const { t, oddsFormat } = useApp();
  const movement = movementOf(points);
  const [only] = points;
  if (movement === null) {
    return only === undefined || only.decimal === null ? t('odds.none') : <Odds decimal={only.decimal} />;
  }
  const { first, last } = movement;
  const isSame = last !== null && formatOdds(first, oddsFormat) === formatOdds(last, oddsFormat);
  const rises = last !== null && last > first;
  return (
    <span>
      <span className="sr-only">{t('prices.first')} </span>
      <Odds decimal={first} />
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, {t('prices.now')} </span>
      <b className="font-semibold">{last === null ? t('odds.none') : <Odds decimal={last} />}</b>
      {last !== null && !isSame && (
        <span className={rises ? 'odds-rise' : 'odds-fall'}>
          <span aria-hidden="true"> {rises ? '▲' : '▼'}</span>
          <span className="sr-only">, {t(rises ? 'prices.risen' : 'prices.fallen')}</span>
        </span>
      )}
    </span>
  );
}
