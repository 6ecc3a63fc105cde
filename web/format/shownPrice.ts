import type { OddsFormat } from '../domain/odds.ts';
import { formatOdds } from './odds.ts';

/**
 * The decimal value of a formatted price: 4.33 and 4.34 are both 100/30, so both are 4.333… in fractions. Chances,
 * payouts and best prices follow from it, because visitors check them against the shown price. NaN for no price.
 */
export function shownDecimal(decimal: number, format: OddsFormat): number {
  const text = formatOdds(decimal, format);
  if (text === '') return Number.NaN;
  switch (format) {
    case 'EU':
      return Number(text);
    case 'US': {
      const size = Number(text.slice(1));
      return 1 + (text.startsWith('+') ? size / 100 : 100 / size);
    }
    case 'UK': {
      const [win, stake] = (text === 'Evens' ? '1/1' : text).split('/').map(Number);
      return 1 + (win ?? Number.NaN) / (stake ?? Number.NaN);
    }
  }
}
