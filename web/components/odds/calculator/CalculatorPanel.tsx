import { useApp } from '../../../data/appContext.ts';
import { betResults, MOST_FIELD, MOST_SELECTIONS, readPrice, readStake } from '../../../domain/betCalculator.ts';
import type { GivenSlip } from '../../../domain/oddsDesk.ts';
import type { OffersPolicy } from '../../../domain/settings.ts';
import { PolicyNotice } from '../../offers/PolicyNotice.tsx';
import { OddsSwitch } from '../OddsSwitch.tsx';
import { BetResults } from './BetResults.tsx';

/** The minimum number of price fields, and the number of empty fields after the filled ones. */
const FIRST_FIELDS = 4;
const SPARE_FIELDS = 2;

interface FieldProps {
  name: string;
  label: string;
  value: string;
  /** The error message; null if the value is valid. */
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
        maxLength={MOST_FIELD}
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

interface CalculatorPanelProps {
  given: GivenSlip;
  policy: OffersPolicy;
}

/** The bet calculator. Its form submits to the same page by GET, so it needs no script and stores nothing. */
export function CalculatorPanel({ given, policy }: CalculatorPanelProps) {
  const { t, href } = useApp();
  const filled = given.prices.filter((price) => price !== '');
  const fields = Math.min(MOST_SELECTIONS, Math.max(FIRST_FIELDS, filled.length + SPARE_FIELDS));
  const stake = readStake(given.stake);
  const prices = filled.flatMap((text) => readPrice(text) ?? []);
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby="calculator-title">
      <p className="flex justify-between gap-3 px-3 text-xs">
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
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {Array.from({ length: fields }, (_, index) => filled[index] ?? '').map((value, index) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a field has no id, only a position
              key={index}
              name={`p${index + 1}`}
              label={t('calculator.selection', { number: index + 1 })}
              value={value}
              problem={value === '' || readPrice(value) !== null ? null : t('calculator.noPrice')}
            />
          ))}
          <Field
            name="stake"
            label={t('calculator.stake')}
            value={given.stake}
            problem={given.stake === '' || stake !== null ? null : t('calculator.noStake')}
          />
        </div>
        <button type="submit" className="pill mt-3 min-h-11 bg-accent px-4 font-semibold text-on-accent">
          {t('calculator.submit')}
        </button>
      </form>
      {prices.length > 0 && prices.length === filled.length && (
        <BetResults prices={prices} results={stake === null ? [] : betResults(prices, stake)} />
      )}
      <p className="border-t border-line px-3 pt-2 text-xs text-muted">{t('calculator.exact')}</p>
      <PolicyNotice policy={policy} />
    </section>
  );
}
