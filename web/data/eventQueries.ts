import { queryOptions } from '@tanstack/react-query';
import { type EventOdds, parseEventOdds } from '../domain/eventOdds.ts';
import { type EventQuery, type EventSnapshot, eventSearch, parseEventSnapshot } from '../domain/eventSnapshot.ts';
import { type Match, phaseOf } from '../domain/match.ts';
import { type OddsBoard, parseOddsBoard } from '../domain/odds.ts';
import { nextDelay, pauseOf, pushes, QUIET_MATCH_MS, QUIET_PRICES_MS } from './polling.ts';
import { read } from './queries.ts';

/** Milliseconds between two polls of an event: often while it runs or is about to, seldom before, never after its end. */
function intervalOf(snapshot: EventSnapshot | undefined, seconds: number): number | null {
  if (snapshot === undefined) return seconds * 1000;
  const { match } = snapshot.event;
  return phaseOf(match) === 'finished' ? null : pauseOf(seconds * 1000, [match], QUIET_MATCH_MS);
}

/** An event, polled every `seconds` while it is not finished; an error backs off and never erases what is shown. */
export function eventQuery(query: EventQuery, seconds: number) {
  const path = `/api/event?${eventSearch(query)}`;
  return queryOptions<EventSnapshot>({
    queryKey: ['event', query.sport, query.id],
    queryFn: async ({ signal }) => pushes.joined(await read(path, parseEventSnapshot, signal)),
    refetchInterval: ({ state }) => {
      const interval = intervalOf(state.data, seconds);
      return interval === null ? false : nextDelay(interval, state);
    },
    retry: false,
  });
}

/** The best result prices of an event; they move slower than its score. */
export function eventPricesQuery(query: EventQuery, seconds: number, matches?: readonly Match[]) {
  const path = `/api/event/prices?${eventSearch(query)}`;
  return queryOptions<OddsBoard>({
    queryKey: ['event-prices', query.sport, query.id],
    queryFn: ({ signal }) => read(path, parseOddsBoard, signal),
    refetchInterval: ({ state }) => nextDelay(pauseOf(seconds * 2000, matches, QUIET_PRICES_MS), state),
    retry: false,
  });
}

/** All prices of an event; an answer without any takes the shown ones away, and closing prices are the last. */
export function eventOddsQuery(query: EventQuery, seconds: number, matches?: readonly Match[]) {
  const path = `/api/event-odds?${eventSearch(query)}`;
  return queryOptions<EventOdds>({
    queryKey: ['event-odds', query.sport, query.id],
    queryFn: ({ signal }) => read(path, parseEventOdds, signal),
    refetchInterval: ({ state }) =>
      state.data?.closing === true ? false : nextDelay(pauseOf(seconds * 2000, matches, QUIET_PRICES_MS), state),
    retry: false,
  });
}
