import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isCurrent } from '../domain/offers.ts';
import type { OperatorOffer, Settings } from '../domain/settings.ts';
import { useApp } from './appContext.ts';
import { useAt } from './pageClock.ts';
import { settingsQuery } from './queries.ts';

function useLiveSettings(): Settings | undefined {
  const { locale, sport } = useApp();
  return useQuery(settingsQuery(locale, sport)).data;
}

// Nothing changes during the server’s render, so there is nothing to watch.
function useKnownSettings(): Settings | undefined {
  const { locale, sport } = useApp();
  return useQueryClient().getQueryData(settingsQuery(locale, sport).queryKey);
}

/** Settings of the visitor’s country; undefined until they arrive. */
export const useSettings = import.meta.env.SSR ? useKnownSettings : useLiveSettings;

const NO_OPERATORS: readonly OperatorOffer[] = [];

/** Operators with current offers, by the page’s clock: an offer that ends disappears from an open page. */
export function useCurrentOffers(settings: Settings | undefined): OperatorOffer[] {
  const operators = settings?.operators ?? NO_OPERATORS;
  const current = useAt((now) => operators.map((each) => (isCurrent(each, now) ? '1' : '0')).join(''));
  return operators.filter((_, index) => current[index] === '1');
}

/** Whether there is news, as far as the page knows. */
export const useHasNews = (): boolean => useSettings()?.news.length !== 0;
