import { LANGUAGES } from '../../locales/languages.ts';
import { exactDigits, fixedText, minus, type Rational, rational } from '../domain/betCalculator.ts';
import type { Locale } from '../domain/locale.ts';
import type { OddsFormat } from '../domain/odds.ts';

/** Longer fractions are unreadable. */
const MAX_FRACTION = 11;

const ABOUT = '≈ ';

function decimalOdds(price: Rational): string {
  const digits = exactDigits(price, 6);
  return digits === null ? `${ABOUT}${fixedText(price, 4)}` : fixedText(price, Math.max(2, digits));
}

function fractionalOdds(profit: Rational): string {
  if (profit.n === profit.d) return 'Evens';
  const text = `${profit.n}/${profit.d}`;
  return text.length <= MAX_FRACTION ? text : `${ABOUT}${fixedText(profit, 2)}/1`;
}

function americanOdds({ n, d }: Rational): string {
  const isLong = n >= d;
  const size = isLong ? rational(n * 100n, d) : rational(d * 100n, n);
  return `${size.d === 1n ? '' : ABOUT}${isLong ? '+' : '−'}${fixedText(size, 0)}`;
}

/** An exact decimal price as text: `4.125`, `25/8`, `+313`. `≈` starts one that its format can’t express exactly. */
export function exactOdds(price: Rational, format: OddsFormat): string {
  const profit = minus(price, rational(1n));
  switch (format) {
    case 'EU':
      return decimalOdds(price);
    case 'UK':
      return fractionalOdds(profit);
    case 'US':
      return americanOdds(profit);
  }
}

/** An amount without currency, from hundredths, rounded once, in a language’s notation: `1,234.50`, `1.234,50`. */
export function amountText(amount: Rational, locale: Locale): string {
  const { thousands, decimal } = LANGUAGES[locale];
  const [whole = '', part = ''] = fixedText(amount, 2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${part}`;
}
