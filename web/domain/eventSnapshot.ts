import * as v from 'valibot';
import { eventDetailSchema } from './eventDetail.ts';
import { parserOf } from './parserOf.ts';
import type { Sport } from './sport.ts';

/** Identifies an event by its sport and id. */
export interface EventQuery {
  sport: Sport;
  id: string;
}

/** The query string of `/api/event`. */
export function eventSearch({ sport, id }: EventQuery): string {
  return new URLSearchParams({ sport, id }).toString();
}

const eventSnapshot = v.object({
  /** The event was in this state at this time (milliseconds UTC). */
  asOf: v.number(),
  /** The source has not confirmed the state since `asOf`. */
  stale: v.boolean(),
  event: eventDetailSchema,
});

/** The payload of the event page and of `/api/event`. */
export type EventSnapshot = v.InferOutput<typeof eventSnapshot>;

/** Parses a stored event; null if its shape is out of date. */
export const parseStoredEvent = parserOf(eventDetailSchema);

/** Parses a response of `/api/event`; null if it is invalid. */
export const parseEventSnapshot = parserOf(eventSnapshot);
