import { isCurrent } from '../domain/offers.ts';
import type { OperatorOffer } from '../domain/settings.ts';
import { useAt } from './pageClock.ts';

/** Operators with current offers, by the page’s clock: an offer that ends disappears from an open page. */
export function useCurrentOffers(operators: readonly OperatorOffer[]): OperatorOffer[] {
  const current = useAt((now) => operators.map((each) => (isCurrent(each, now) ? '1' : '0')).join(''));
  return operators.filter((_, index) => current[index] === '1');
}
