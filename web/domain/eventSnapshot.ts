import * as v from 'valibot';
import { type EventDetail, eventDetailSchema } from './eventDetail.ts';
import type { Sport } from './sport.ts';

/** Names an event: the sport that its address says, and its id. */
export interface EventQuery {
  sport: Sport;
  id: string;
}

/** The query string of `/api/event` for an event. */
export function eventSearch({ sport, id }: EventQuery): string {
  return new URLSearchParams({ sport, id }).toString();
}

const eventSnapshot = v.object({
  /** The instant (milliseconds UTC) at which the event is known to have been so. */
  asOf: v.number(),
  /** The source has not confirmed it since. */
  stale: v.boolean(),
  event: eventDetailSchema,
});

/** What the event page renders and `/api/event` answers. */
export type EventSnapshot = v.InferOutput<typeof eventSnapshot>;

/** Reads an event that was stored; null when it is not of today's shape. */
export function parseStoredEvent(value: unknown): EventDetail | null {
  const result = v.safeParse(eventDetailSchema, value);
  return result.success ? result.output : null;
}

/** Reads an answer of `/api/event`; null when it is none. */
export function parseEventSnapshot(value: unknown): EventSnapshot | null {
  const result = v.safeParse(eventSnapshot, value);
  return result.success ? result.output : null;
}
