import { useAt } from '../../data/pageClock.ts';
import { isCurrent } from '../../domain/offers.ts';
import type { OperatorOffer, Settings } from '../../domain/settings.ts';

const NO_OPERATORS: readonly OperatorOffer[] = [];

/** Operators with current offers, by the page’s clock: an offer that ends disappears from an open page. */
export function useCurrentOffers(settings: Settings | undefined): OperatorOffer[] {
  const operators = settings?.operators ?? NO_OPERATORS;
  const current = useAt((now) => operators.map((each) => (isCurrent(each, now) ? '1' : '0')).join(''));
  return operators.filter((_, index) => current[index] === '1');
}
