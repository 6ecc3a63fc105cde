import { queryOptions } from '@tanstack/react-query';
import { type EventOdds, parseEventOdds } from '../domain/eventOdds.ts';
import { type EventQuery, type EventSnapshot, eventSearch, parseEventSnapshot } from '../domain/eventSnapshot.ts';
import { phaseOf } from '../domain/match.ts';
import { type OddsBoard, parseOddsBoard } from '../domain/odds.ts';
import { nextDelay, pushes } from './polling.ts';
import { getJson, parsed } from './queries.ts';

const HOUR_MS = 3_600_000;

/** Milliseconds between two polls of an event: often while it runs, seldom long before, never after its end. */
function intervalOf(snapshot: EventSnapshot | undefined, seconds: number): number | null {
  if (snapshot === undefined) return seconds * 1000;
  const { match } = snapshot.event;
  const phase = phaseOf(match);
  if (phase === 'finished') return null;
  const isFar = phase === 'off' || (phase === 'upcoming' && match.kickOff - snapshot.asOf > HOUR_MS);
  return seconds * (isFar ? 6000 : 1000);
}

/** An event, polled every `seconds` while it is not finished; an error backs off and never erases what is shown. */
export function eventQuery(query: EventQuery, seconds: number) {
  const path = `/api/event?${eventSearch(query)}`;
  return queryOptions<EventSnapshot>({
    queryKey: ['event', query.sport, query.id],
    queryFn: async ({ signal }) => pushes.joined(parsed(parseEventSnapshot(await getJson(path, signal)), path)),
    refetchInterval: ({ state }) => {
      const interval = intervalOf(state.data, seconds);
      return interval === null ? false : nextDelay(interval, state);
    },
    retry: false,
  });
}

/** The best result prices of an event; they move slower than its score. */
export function eventPricesQuery(query: EventQuery, seconds: number) {
  const path = `/api/event/prices?${eventSearch(query)}`;
  return queryOptions<OddsBoard>({
    queryKey: ['event-prices', query.sport, query.id],
    queryFn: async ({ signal }) => parsed(parseOddsBoard(await getJson(path, signal)), path),
    refetchInterval: ({ state }) => nextDelay(seconds * 2000, state),
    retry: false,
  });
}

/** All prices of an event; an answer without any takes the shown ones away, and closing prices are the last. */
export function eventOddsQuery(query: EventQuery, seconds: number) {
  const path = `/api/event-odds?${eventSearch(query)}`;
  return queryOptions<EventOdds>({
    queryKey: ['event-odds', query.sport, query.id],
    queryFn: async ({ signal }) => parsed(parseEventOdds(await getJson(path, signal)), path),
    refetchInterval: ({ state }) => (state.data?.closing === true ? false : nextDelay(seconds * 2000, state)),
    retry: false,
  });
}
