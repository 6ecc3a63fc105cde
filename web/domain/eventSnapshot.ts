import * as v from 'valibot';
import { CARD_KINDS, DECISIONS, type EventDetail, GOAL_KINDS, NO_GOAL_KINDS, POSITIONS, SIDES } from './eventDetail.ts';
import { matchSchema } from './snapshot.ts';
import type { Sport } from './sport.ts';

const text = v.nullable(v.string());
const number = v.nullable(v.number());
const score = v.object({ home: v.number(), away: v.number() });
const moment = {
  side: v.picklist(SIDES),
  minute: v.nullable(v.object({ minute: v.number(), added: number })),
  playerId: v.optional(v.string()),
};

const incident = v.variant('kind', [
  v.object({
    ...moment,
    kind: v.picklist(GOAL_KINDS),
    player: text,
    assists: v.array(v.string()),
    scoreAfter: v.nullable(score),
  }),
  v.object({ ...moment, kind: v.picklist(NO_GOAL_KINDS), player: text, reason: text }),
  v.object({ ...moment, kind: v.picklist(CARD_KINDS), player: text }),
  v.object({
    ...moment,
    kind: v.literal('substitution'),
    playerIn: text,
    playerOut: text,
    playerOutId: v.optional(v.string()),
  }),
  v.object({ ...moment, kind: v.literal('decision'), decision: v.picklist(DECISIONS), player: text }),
  v.object({ ...moment, kind: v.literal('other'), text: v.string(), player: text }),
]);

const players = v.array(
  v.object({
    id: v.optional(v.string()),
    name: v.string(),
    number,
    position: v.nullable(v.picklist(POSITIONS)),
    captain: v.boolean(),
  }),
);
const lineUp = v.nullable(v.object({ formation: text, coach: text, starters: players, bench: players }));

const eventDetail = v.object({
  match: matchSchema,
  halfTime: v.nullable(score),
  shootOut: v.nullable(score),
  incidents: v.array(incident),
  periods: v.array(v.object({ name: v.string(), score })),
  lineUps: v.object({ home: lineUp, away: lineUp }),
  statistics: v.array(v.object({ type: v.string(), home: number, away: number })),
  venue: v.nullable(v.object({ name: v.string(), city: text, attendance: number })),
  referee: text,
});

/** Names an event: the sport that its address says, and its id. */
export interface EventQuery {
  sport: Sport;
  id: string;
}

/** The query string of `/api/event` for an event. */
export function eventSearch({ sport, id }: EventQuery): string {
  return new URLSearchParams({ sport, id }).toString();
}

/**
 * What the event page renders and `/api/event` answers. `asOf` (milliseconds UTC) is the instant at which the event is
 * known to have been so; `stale` says that the source has not confirmed it since.
 */
export interface EventSnapshot {
  asOf: number;
  stale: boolean;
  event: EventDetail;
}

const eventSnapshot = v.object({ asOf: v.number(), stale: v.boolean(), event: eventDetail });

/** Reads an event that was stored; null when it is not of today's shape. */
export function parseStoredEvent(value: unknown): EventDetail | null {
  const result = v.safeParse(eventDetail, value);
  return result.success ? result.output : null;
}

/** Reads an answer of `/api/event`; null when it is none. */
export function parseEventSnapshot(value: unknown): EventSnapshot | null {
  const result = v.safeParse(eventSnapshot, value);
  return result.success ? result.output : null;
}
