import { useApp } from '../../../data/appContext.ts';
import type { BetResult } from '../../../domain/betCalculator.ts';
import { type Rational, times } from '../../../domain/betCalculator.ts';
import { ODDS_FORMATS } from '../../../domain/odds.ts';
import { amountText, exactOdds } from '../../../format/exactOdds.ts';

const ROW = 'border-t border-line';
const CELL = 'px-2 py-2 text-end';
const HEAD = 'px-2 py-2 text-start font-normal';

function PriceRow({ name, price }: { name: string; price: Rational }) {
  return (
    <tr className={ROW}>
      <th scope="row" className={HEAD}>
        {name}
      </th>
      {ODDS_FORMATS.map((format) => (
        <td key={format} className={CELL}>
          {exactOdds(price, format)}
        </td>
      ))}
    </tr>
  );
}

/** The price of each selection and of their combination, in every odds format. */
function PriceFormats({ prices }: { prices: readonly Rational[] }) {
  const { t } = useApp();
  return (
    <table className="w-full text-sm">
      <caption className="px-2 py-2 text-start font-semibold">{t('calculator.prices')}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className={HEAD}>
            {t('calculator.selections')}
          </th>
          {ODDS_FORMATS.map((format) => (
            <th key={format} scope="col" className={`${CELL} font-normal`}>
              {t(`odds.${format}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prices.map((price, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a selection has no id, only a position
          <PriceRow key={index} name={String(index + 1)} price={price} />
        ))}
        {prices.length > 1 && <PriceRow name={t('calculator.together')} price={prices.reduce(times)} />}
      </tbody>
    </table>
  );
}

interface BetResultsProps {
  prices: readonly Rational[];
  /** Empty without a stake. */
  results: readonly BetResult[];
}

/** The returns if every selection wins, and the prices in every odds format. */
export function BetResults({ prices, results }: BetResultsProps) {
  const { t, locale } = useApp();
  return (
    <div role="status" className="overflow-x-auto border-t border-line px-1 pb-2">
      {results.length > 0 && (
        <table className="w-full text-sm">
          <caption className="px-2 py-2 text-start font-semibold">{t('calculator.results')}</caption>
          <thead className="text-xs text-muted">
            <tr>
              {(['bets', 'totalStake', 'returned', 'profit'] as const).map((name, index) => (
                <th key={name} scope="col" className={index === 0 ? HEAD : `${CELL} font-normal`}>
                  {t(`calculator.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map(({ kind, bets, stake, returned, profit }) => (
              <tr key={kind} className={ROW}>
                <th scope="row" className={HEAD}>
                  {t.count(`calculator.${kind}`, bets)}
                </th>
                <td className={CELL}>{amountText(stake, locale)}</td>
                <td className={`${CELL} font-semibold`}>{amountText(returned, locale)}</td>
                <td className={CELL}>{amountText(profit, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <PriceFormats prices={prices} />
    </div>
  );
}
