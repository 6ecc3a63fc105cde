import * as v from 'valibot';
import { firstOf } from '../normalize/limits.ts';
import { isPlaceholder } from '../normalize/placeholderTeams.ts';
import { sanitizeText } from '../normalize/sanitizeText.ts';

/**
 * The live-scores backend's wire names (contract.md, Event). Feeds write numbers as strings and leave out or null
 * whatever they like; only what a row can't do without is demanded here.
 */

/** A text, or a number written as one (`1860`), made legible; a number beyond all counting is no text. */
export const wireText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.minValue(-1e15), v.maxValue(1e15))]),
  v.transform(sanitizeText),
  v.nonEmpty(),
);

/** A whole number from 0 up, or a string that holds one. */
export const wireCount = v.pipe(
  // A form that does not fit costs time at each of a day's scores: that of the contract comes first.
  v.union([v.pipe(v.string(), v.trim(), v.regex(/^\d{1,4}$/), v.transform(Number)), v.number()]),
  v.integer(),
  v.minValue(0),
  v.maxValue(9999),
);

/** How many of something there are, up to a thousand million; a number, or a text that holds one. */
export const wireTally = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(1e9),
);

/** A part of a record that may be missing or broken without costing the record. */
export function tolerated<Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) {
  return v.optional(v.fallback(v.nullable(schema), null), null);
}

/**
 * Opaque ids of letters and digits; anything else could not stand in a path. Prices are looked up by them, so that an id
 * such as `constructor`, which every object has, is none.
 */
export const wireId = v.pipe(
  wireText,
  v.regex(/^[A-Za-z0-9]{1,64}$/),
  v.check((id) => !(id in Object.prototype), 'no id'),
);

const ZONE = /(Z|[+-]\d\d(:?\d\d)?)$/i;

const FIRST_INSTANT = Date.UTC(1900, 0);
const LAST_INSTANT = Date.UTC(2200, 0);

/** Counts of seconds since 1970 that are dates of this century are of ten digits, those of milliseconds of thirteen. */
const EPOCH = /^\d{10}(\d{3})?$/;

/** An instant as the contract writes it. */
const PLAIN_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?(Z|[+-]\d\d:\d\d)$/;

function instantOf(text: string): number {
  if (PLAIN_INSTANT.test(text)) return Date.parse(text);
  if (EPOCH.test(text)) return Number(text) * (text.length === 10 ? 1000 : 1);
  const [day = '', time = ''] = text.toUpperCase().split(/[T ]+(?=\d)/);
  if (time === '') return Date.parse(day);
  const zone = ZONE.exec(time)?.[0] ?? 'Z';
  const clock = time.replace(ZONE, '').trim();
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  return Date.parse(`${day}T${clock}${offset}`);
}

/** An instant as milliseconds UTC, from a date or from an epoch; a value without a zone is UTC (contract.md, Event). */
export const wireInstant = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.regex(/^(\d{10}(\d{3})?|\d{4}-\d\d-\d\d([T ]+\d\d:\d\d(:\d\d(\.\d{1,9})?)? ?(Z|[+-]\d\d(:?\d\d)?)?)?)$/i),
  v.transform(instantOf),
  v.finite(),
  v.minValue(FIRST_INSTANT),
  v.maxValue(LAST_INSTANT),
);

/** A score of both sides, or null where either is missing: missing is not zero. */
export const wireScore = tolerated(v.object({ home: wireCount, away: wireCount }));

const wireTeam = v.object({ id: wireId, name: wireText, logo: tolerated(v.string()) });

const wireNobody = v.union([
  v.null(),
  v.object({ id: v.nullish(v.literal('')), name: v.nullable(v.pipe(v.string(), v.check(isPlaceholder))) }),
]);

const nobody = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

function hasId(side: unknown): boolean {
  return typeof side === 'object' && side !== null && 'id' in side && typeof side.id === 'string' && side.id !== '';
}

/** A side of a match; null while nobody knows who plays. */
const wireSide = v.lazy((given) => (!hasId(given) && v.is(wireNobody, given) ? nobody : wireTeam));

/** A player as an object, mostly with an id, or as a bare name. */
export const wireNamed = v.union([
  v.object({ name: wireText, id: tolerated(wireId) }),
  v.pipe(
    wireText,
    v.transform((name) => ({ name, id: null })),
  ),
]);

const wireIncident = v.object({
  match_time: tolerated(wireText),
  type: wireText,
  detail: tolerated(wireText),
  player: tolerated(wireNamed),
});

const wireIncidents = tolerated(v.array(v.unknown()));

/** A sport by its number or name, or by an object that has one. */
const wireSport = v.union([
  wireText,
  v.pipe(
    v.object({ id: wireText }),
    v.transform(({ id }) => id),
  ),
  v.pipe(
    v.object({ name: wireText }),
    v.transform(({ name }) => name),
  ),
]);

export const wireEvent = v.object({
  id: wireId,
  sport: tolerated(wireSport),
  start_date: wireInstant,
  status: wireText,
  round: tolerated(wireText),
  tournament: v.object({
    id: wireId,
    name: wireText,
    country: tolerated(v.object({ id: wireId, name: wireText })),
  }),
  home: wireSide,
  away: wireSide,
  properties: tolerated(
    v.object({
      GameStarted: tolerated(wireInstant),
      SecondHalfStarted: tolerated(wireInstant),
      ExtraTimeStarted: tolerated(wireInstant),
      ExtraTimeSecondHalfStarted: tolerated(wireInstant),
    }),
  ),
  results: tolerated(
    v.object({
      runningscore: wireScore,
      ordinarytime: wireScore,
      extratime: wireScore,
      penaltyshootout: wireScore,
      finalresult: wireScore,
    }),
  ),
  incidents: tolerated(v.object({ home: wireIncidents, away: wireIncidents })),
});

export type WireEvent = v.InferOutput<typeof wireEvent>;

/** Reads the incidents of one side that can be read; the others are left out. */
export function readIncidents(incidents: readonly unknown[] | null): v.InferOutput<typeof wireIncident>[] {
  // What is beyond is counted where the match itself is read.
  return firstOf(incidents ?? [], 'incidents', () => undefined).flatMap((each) => {
    const result = v.safeParse(wireIncident, each);
    return result.success ? [result.output] : [];
  });
}

/**
 * The two lists of a day (`v2/events/live`, `v2/events`). One that is missing is empty, one that is no list fails. An
 * answer with neither is no day: an error in words that nobody knows must not empty the page.
 */
export const wireDay = v.pipe(
  v.object({
    fixtures: v.optional(v.nullable(v.array(v.unknown()))),
    results: v.optional(v.nullable(v.array(v.unknown()))),
  }),
  v.check(({ fixtures, results }) => fixtures !== undefined || results !== undefined, 'neither fixtures nor results'),
);
