import * as v from 'valibot';
import { competitionSchema } from '../../../web/domain/competition.ts';
import { namedMatchSchema } from '../../../web/domain/goals.ts';
import {
  type Match,
  type MatchState,
  matchSchema,
  scoreOf,
  scoreSchema,
  shootOutOf,
} from '../../../web/domain/match.ts';
import { namedEntries } from '../../../web/domain/named.ts';
import type { KnownFixture, SeenFixture } from '../../settings/journalBinding.ts';

/** Clients show no more. Those nearest to now stay. */
export const MOST_EVENTS = 300;

const STATUSES = ['planned', 'untimed', 'postponed', 'cancelled', 'abandoned', 'to-finish'] as const;

type FixtureStatus = (typeof STATUSES)[number];

const fixtureSchema = v.object({
  ...v.pick(namedMatchSchema, ['id', 'sport', 'home', 'away']).entries,
  ...v.pick(matchSchema, ['round', 'kickOff']).entries,
  competition: v.pick(competitionSchema, ['id', 'name', 'nl']),
  status: v.picklist(STATUSES),
  /** The final result; null before. */
  score: v.nullable(scoreSchema),
  shootOut: v.nullable(scoreSchema),
});

/** A match as calendars show it. */
export type Fixture = v.InferOutput<typeof fixtureSchema>;

/** A fixture with its history. */
export interface CalendarEvent extends Fixture {
  /** How often its kick-off, status or teams changed. */
  sequence: number;
  /** When these last changed, and when anything did, such as the result; milliseconds UTC. */
  revised: number;
  at: number;
}

function statusOf(state: MatchState): FixtureStatus {
  switch (state.kind) {
    case 'not-started':
      return state.untimed === true ? 'untimed' : 'planned';
    case 'postponed':
    case 'cancelled':
    case 'abandoned':
    case 'to-finish':
      return state.kind;
    case 'unreported':
    case 'delayed':
    case 'awaiting-info':
    case 'half-time':
    case 'playing':
    case 'finished':
    case 'other':
      return 'planned';
  }
}

/** A match of a list that its source confirmed at an instant (milliseconds UTC). */
export function seenFixture(match: Match, at: number): SeenFixture {
  const { id, competition, home, away, kickOff, state } = match;
  const isOver = state.kind === 'finished';
  const status = statusOf(state);
  const result = { score: isOver ? scoreOf(state) : null, shootOut: isOver ? shootOutOf(state) : null };
  const body = JSON.stringify(v.parse(fixtureSchema, { ...match, status, ...result }));
  return { id, competition: competition.id, home: home?.id ?? null, away: away?.id ?? null, kickOff, status, at, body };
}

/** Parses fixtures of the journal. Skips those of another version of the site. */
export function eventsOf(fixtures: readonly KnownFixture[]): CalendarEvent[] {
  return fixtures.flatMap(({ body, sequence, revised, at }) => {
    const read = v.safeParse(fixtureSchema, JSON.parse(body));
    return read.success ? [{ ...read.output, sequence, revised, at }] : [];
  });
}

const storedSchema = v.object({
  named: v.nullable(v.object(namedEntries)),
  fixtures: v.array(v.object({ sequence: v.number(), revised: v.number(), at: v.number(), body: v.string() })),
});

/** A calendar in a cache; `named` is null when neither the source nor the journal knows its subject. */
export type StoredCalendar = v.InferOutput<typeof storedSchema>;

/** Parses a stored calendar; null if its shape is out of date. */
export function parseCalendar(stored: unknown): StoredCalendar | null {
  const result = v.safeParse(storedSchema, stored);
  return result.success ? result.output : null;
}
