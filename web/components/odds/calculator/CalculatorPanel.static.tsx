import type { ReactNode } from 'react';
import { useApp } from '../../../data/appContext.ts';
import {
  betResults,
  MAX_FIELD,
  MAX_SELECTIONS,
  type Rational,
  readPrice,
  readStake,
  times,
} from '../../../domain/betCalculator.ts';
import { ODDS_FORMATS } from '../../../domain/odds.ts';
import type { GivenSlip } from '../../../domain/oddsDesk.ts';
import type { OffersPolicy } from '../../../domain/settings.ts';
import { amountText, exactOdds } from '../../../format/exactOdds.ts';
import { DataTable } from '../../DataTable.tsx';
import { PolicyNotice } from '../../offers/PolicyNotice.tsx';
import { OddsSwitch } from '../OddsSwitch.tsx';

const CELL = 'px-2 py-2 text-end';
const HEAD = 'px-2 py-2 text-start font-normal';

function PriceFormats({ prices }: { prices: readonly Rational[] }) {
  const { t } = useApp();
  const row = (name: ReactNode, price: Rational) => [name, ...ODDS_FORMATS.map((format) => exactOdds(price, format))];
  const together = prices.length > 1 ? [row(t('calculator.together'), prices.reduce(times))] : [];
  return (
    <DataTable
      className="w-full text-sm"
      caption={<caption className="px-2 py-2 text-start font-semibold">{t('calculator.prices')}</caption>}
      head={[t('calculator.selections'), ...ODDS_FORMATS.map((format) => t(`odds.${format}`))]}
      rows={[...prices.map((price, index) => row(index + 1, price)), ...together]}
      lined={{ heading: HEAD, cell: CELL }}
    />
  );
}

/** The fewest price fields, and the folded empty ones after them. */
const FIRST_FIELDS = 2;
const SPARE_FIELDS = 4;

interface FieldProps {
  name: string;
  label: string;
  value: string;
  problem: string | null;
}

function Field({ name, label, value, problem }: FieldProps) {
  const id = `calculator-${name}`;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        name={name}
        autoComplete="off"
        defaultValue={value}
        maxLength={MAX_FIELD}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        className="h-11 w-full min-w-0 rounded-md border border-line bg-raised px-3 text-base"
      />
      {problem !== null && (
        <p id={`${id}-problem`} className="text-sm text-live">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The bet calculator. Its form submits to the same page by GET, so it needs no script and stores nothing. */
export function CalculatorPanel({ given, policy }: { given: GivenSlip; policy: OffersPolicy }) {
  const { t, href, locale } = useApp();
  const filled = given.prices.filter((price) => price !== '');
  const open = Math.max(FIRST_FIELDS, filled.length);
  const fields = Array.from({ length: Math.min(MAX_SELECTIONS, open + SPARE_FIELDS) }, (_, index) => {
    const value = filled[index] ?? '';
    return (
      <Field
        key={index}
        name={`p${index + 1}`}
        label={t('calculator.selection', { number: index + 1 })}
        value={value}
        problem={value === '' || readPrice(value) !== null ? null : t('calculator.noPrice')}
      />
    );
  });
  const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-4';
  const stake = readStake(given.stake);
  const prices = filled.flatMap((text) => readPrice(text) ?? []);
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby="calculator-title">
      <p className="flex flex-wrap justify-between gap-x-3 px-3 text-xs">
        <OddsSwitch />
        <a href={href({ name: 'odds' })} className="inline-flex min-h-11 items-center text-sm text-accent underline">
          {t('desk.title')}
        </a>
      </p>
      <h1 id="calculator-title" className="px-3 text-lg font-bold">
        {t('calculator.title')}
      </h1>
      <p className="px-3 pt-1 text-sm text-muted">{t('calculator.means')}</p>
      <form action={href({ name: 'calculator' })} className="p-3">
        <div className={grid}>{fields.slice(0, open)}</div>
        {fields.length > open && (
          <details>
            <summary className="flex min-h-11 items-center text-sm underline">{t('calculator.more')}</summary>
            <div className={`${grid} mb-3`}>{fields.slice(open)}</div>
          </details>
        )}
        <div className={`${grid} items-end`}>
          <Field
            name="stake"
            label={t('calculator.stake')}
            value={given.stake}
            problem={given.stake === '' || stake !== null ? null : t('calculator.noStake')}
          />
          <button type="submit" className="h-11 rounded-md bg-accent px-4 text-sm font-semibold text-on-accent">
            {t('calculator.submit')}
          </button>
        </div>
      </form>
      {prices.length > 0 && prices.length === filled.length && (
        <div role="status" className="overflow-x-auto border-t border-line px-1 pb-2">
          {stake !== null && (
            <DataTable
              className="w-full text-sm"
              caption={<caption className="px-2 py-2 text-start font-semibold">{t('calculator.results')}</caption>}
              head={(['bets', 'totalStake', 'returned', 'profit'] as const).map((name) => t(`calculator.${name}`))}
              rows={betResults(prices, stake).map(({ kind, bets, stake: whole, returned, profit }) => [
                t.count(`calculator.${kind}`, bets),
                amountText(whole, locale),
                // biome-ignore lint/correctness/useJsxKeyInIterable: the table gives each cell a key
                <b className="font-semibold">{amountText(returned, locale)}</b>,
                amountText(profit, locale),
              ])}
              lined={{ heading: HEAD, cell: CELL }}
            />
          )}
          <PriceFormats prices={prices} />
        </div>
      )}
      <p className="border-t border-line px-3 pt-2 text-xs text-muted">{t('calculator.exact')}</p>
      <PolicyNotice policy={policy} />
    </section>
  );
}
