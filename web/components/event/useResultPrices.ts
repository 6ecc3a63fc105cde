import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../data/appContext.ts';
import { eventPricesQuery } from '../../data/eventQueries.ts';
import { useAt } from '../../data/pageClock.ts';
import { useSettings } from '../../data/useSettings.ts';
import type { EventQuery } from '../../domain/eventDetail.ts';
import { type Match, phaseOf } from '../../domain/match.ts';
import { boardAt } from '../../domain/odds.ts';

/** Stale prices are removed once per minute. */
const MINUTE_MS = 60_000;

/**
 * The best 1X2 prices of a match from the operators of the visitor's country, and the country's policy. Null where the
 * policy hides them.
 */
export function useResultPrices(match: Match, query: EventQuery) {
  const { site } = useApp();
  const settings = useSettings();
  const phase = phaseOf(match);
  const isPriced =
    settings !== undefined &&
    settings.operators.length > 0 &&
    (phase === 'upcoming' || (phase === 'live' && settings.policy.oddsInPlay));
  const { data: board } = useQuery({ ...eventPricesQuery(query, site.pollSeconds, [match]), enabled: isPriced });
  const minute = useAt((instant) => Math.ceil(instant / MINUTE_MS) * MINUTE_MS);
  const prices = board === undefined ? undefined : boardAt(board, minute)[match.id];
  return !isPriced || prices === undefined ? null : { prices, policy: settings.policy };
}
