import type { OddsFormat } from '../domain/odds.ts';
import { formatOdds } from './odds.ts';

/**
 * The decimal price that a formatted one says: 4.33 and 4.34 are both 100/30, so that in fractions both are 4.333…. Chances,
 * payouts and who is best follow from it, because a visitor checks them against what he reads. NaN for no price.
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
