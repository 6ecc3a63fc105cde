import * as v from 'valibot';
import { namedMatchSchema } from '../../../web/domain/goals.ts';
import { isTimed } from '../../../web/domain/kickOff.ts';
import { type Match, OFF_KINDS, scoreOf, shootOutOf } from '../../../web/domain/match.ts';
import { matchSchema, namedEntries, scoreSchema } from '../../../web/domain/matchSchemas.ts';
import { parserOf } from '../../../web/domain/parserOf.ts';
import { type KnownFixture, knownFixture, type SeenFixture } from '../../settings/journalBinding.ts';

/** A year of sixty teams. Fixtures nearest to now come first, so only the oldest of a larger calendar leave it. */
export const MAX_EVENTS = 3_000;

const STATUSES = ['planned', 'untimed', ...OFF_KINDS] as const;

const fixtureSchema = v.object({
  ...v.pick(namedMatchSchema, ['id', 'sport', 'home', 'away']).entries,
  ...v.pick(matchSchema, ['round', 'kickOff', 'untimed']).entries,
  competition: v.object({ id: v.string(), ...namedEntries }),
  status: v.picklist(STATUSES),
  /** Null until the match has ended. */
  score: v.nullable(scoreSchema),
  shootOut: v.nullable(scoreSchema),
});

/** A match as calendars show it. */
export type Fixture = v.InferOutput<typeof fixtureSchema>;

/** A fixture with its place and history. */
export type CalendarEvent = Fixture & Omit<KnownFixture, 'body'>;

export function fixtureOf(match: Match): Fixture {
  const { state } = match;
  const status = STATUSES.find((each) => each === state.kind) ?? (isTimed(match) ? 'planned' : 'untimed');
  const isOver = state.kind === 'finished';
  const result = { score: isOver ? scoreOf(state) : null, shootOut: isOver ? shootOutOf(state) : null };
  return v.parse(fixtureSchema, { ...match, status, ...result });
}

/** A fixture of a list that its source confirmed at an instant (milliseconds UTC). */
export function seenFixture(fixture: Fixture, at: number, venue: string | null = null): SeenFixture {
  const { id, competition, home, away, kickOff, status } = fixture;
  const teams = { home: home?.id ?? null, away: away?.id ?? null };
  const body = JSON.stringify(v.parse(fixtureSchema, fixture));
  return { id, competition: competition.id, ...teams, kickOff, status, at, venue, body };
}

/** Parses fixtures of the journal. Skips those of another version of the site. */
export function eventsOf(fixtures: readonly KnownFixture[]): CalendarEvent[] {
  return fixtures.flatMap(({ body, ...history }) => {
    const read = v.safeParse(fixtureSchema, JSON.parse(body));
    return read.success ? [{ ...read.output, ...history }] : [];
  });
}

const storedSchema = v.object({
  named: v.nullable(v.object(namedEntries)),
  fixtures: v.array(knownFixture),
});

/** A calendar in a cache; `named` is null when neither the source nor the journal knows its subject. */
export type StoredCalendar = v.InferOutput<typeof storedSchema>;

/** Parses a stored calendar; null if its shape is out of date. */
export const parseCalendar = parserOf(storedSchema);
