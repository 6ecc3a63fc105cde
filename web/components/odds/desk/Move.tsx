import { useApp } from '../../../data/appContext.ts';
import type { Match } from '../../../domain/match.ts';
import { moveSize, type PriceMove } from '../../../domain/oddsDesk.ts';
import { decimalText } from '../../../format/decimals.ts';
import { Odds } from '../Odds.tsx';
import { outcomeWords } from './outcomeWords.ts';

/** The change of a best price since the day before, `1 2.45 → 2.10 ▼`, and of its chance in percentage points. */
export function Move({ match, move }: { match: Match; move: PriceMove }) {
  const { t, locale } = useApp();
  const { outcome, from, to } = move;
  const { sign } = outcomeWords(match, outcome, t);
  const rises = to > from;
  const points = decimalText((moveSize(move) * 100).toFixed(1), locale);
  return (
    <span>
      {sign} <Odds decimal={from} />
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, {t('prices.now')} </span>
      <b className="font-semibold text-text">
        <Odds decimal={to} />
      </b>
      <span className={rises ? 'odds-rise' : 'odds-fall'}>
        <span aria-hidden="true"> {rises ? '▲' : '▼'}</span>
        <span className="sr-only">, {t(rises ? 'prices.risen' : 'prices.fallen')}</span>
      </span>{' '}
      ({t('desk.points', { points })})
    </span>
  );
}
