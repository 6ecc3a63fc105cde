import { queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EventSnapshot } from '../domain/eventDetail.ts';
import type { EventOdds } from '../domain/eventOdds.ts';
import { type EventQuery, eventSearch } from '../domain/eventQuery.ts';
import { isUnderWay, type Match, phaseOf } from '../domain/match.ts';
import type { OddsBoard } from '../domain/odds.ts';
import { ifLoaded } from './again.ts';
import { nextDelay, pollClock, pollInterval, pushes, QUIET_MATCH_MS, QUIET_PRICES_MS } from './polling.ts';
import { loadListParsers, newer, read } from './queries.ts';

/** Parsers of a match. No page needs them before its first poll. If they fail to load, the next poll tries again. */
export const loadEventParsers = () => import('../domain/eventParsers.ts');

/** Loads the parsers of a match early: a page that stays open during a deploy can’t load them later. */
export function useEventParsers(): void {
  useEffect(() => void ifLoaded(loadEventParsers, () => undefined), []);
}

/** A result may be corrected until this long after the kick-off, in milliseconds. */
const CORRECTED_MS = 4 * 60 * 60_000;

/** An event, polled every `seconds` while it runs, and rarely long before and after. A failure backs off and keeps the shown data. */
export function eventQuery(query: EventQuery, seconds: number) {
  const path = `/api/event?${eventSearch(query)}`;
  const queryKey = ['event', query.sport, query.id];
  return queryOptions<EventSnapshot>({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const parse = async (answer: unknown) => (await loadEventParsers()).parseEventSnapshot(answer);
      const answer = await read(path, parse, signal);
      return pushes.joined(newer(client.getQueryData<EventSnapshot>(queryKey), answer));
    },
    refetchInterval: ({ state }) => {
      const match = state.data?.event.match;
      if (match && phaseOf(match) === 'finished' && pollClock.now() - match.kickOff > CORRECTED_MS) return false;
      return nextDelay(pollInterval(seconds * 1000, match && [match], QUIET_MATCH_MS), state);
    },
  });
}

/** The event of a match that is not the subject of its page: polled while it is near, or runs. */
export function nearEventQuery(match: Match, seconds: number, isNear: boolean) {
  // A late match may run on when the page no longer awaits the one that it came with.
  const isRunning = (data: EventSnapshot | undefined) => data !== undefined && isUnderWay(data.event.match);
  return queryOptions<EventSnapshot>({
    ...eventQuery(match, seconds),
    enabled: ({ state }) => isNear || isRunning(state.data),
  });
}

/** An event’s best result prices, which change more slowly than its score. */
export function eventPricesQuery(query: EventQuery, seconds: number, matches?: readonly Match[]) {
  const path = `/api/event/prices?${eventSearch(query)}`;
  return queryOptions<OddsBoard>({
    queryKey: ['event-prices', query.sport, query.id],
    queryFn: ({ signal }) => read(path, async (answer) => (await loadListParsers()).parseOddsBoard(answer), signal),
    refetchInterval: ({ state }) => nextDelay(pollInterval(seconds * 2000, matches, QUIET_PRICES_MS), state),
  });
}

/** All prices of an event. An empty answer removes the shown ones. Closing prices are final. */
export function eventOddsQuery(query: EventQuery, seconds: number, matches?: readonly Match[]) {
  const path = `/api/event-odds?${eventSearch(query)}`;
  return queryOptions<EventOdds>({
    queryKey: ['event-odds', query.sport, query.id],
    queryFn: ({ signal }) => read(path, async (answer) => (await loadEventParsers()).parseEventOdds(answer), signal),
    refetchInterval: ({ state }) =>
      state.data?.closing === true ? false : nextDelay(pollInterval(seconds * 2000, matches, QUIET_PRICES_MS), state),
  });
}
