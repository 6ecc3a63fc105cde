import * as v from 'valibot';
import { isPlaceholder } from '../normalize/placeholderTeams.ts';
import { sanitizeText } from '../normalize/sanitizeText.ts';

/** Wire format of the live-scores backend (contract.md, Event). Only fields that a row needs are required. */

/** A sanitized text, or a number as text (`1860`) up to 1e15. */
export const wireText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.minValue(-1e15), v.maxValue(1e15))]),
  v.transform(sanitizeText),
  v.nonEmpty(),
);

/** A number, or a text with one. The text comes first, because trying a union member that fails is slow. */
export const numberOr = (pattern: RegExp, parse: (text: string) => number = Number) =>
  v.union([v.pipe(v.string(), v.trim(), v.regex(pattern), v.transform(parse)), v.number()]);

/** A whole number from 0 to 9999, or a string with one. */
export const wireCount = v.pipe(numberOr(/^\d{1,4}$/), v.integer(), v.minValue(0), v.maxValue(9999));

/** A count up to 1e9, as a number or string. */
export const wireTally = v.pipe(numberOr(/^\d{1,10}$/), v.integer(), v.minValue(0), v.maxValue(1e9));

/** An optional part of a record, null if it is invalid. */
export function tolerated<Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) {
  return v.optional(v.fallback(v.nullable(schema), null), null);
}

/** A list of records to parse one by one; null when there is none. */
export const wireRecords = tolerated(v.array(v.unknown()));

/** A name; null if it is empty. */
export const wireName = tolerated(wireText);

/** Opaque ids of letters and digits, without names of built-in properties such as `constructor`. */
export const wireId = v.pipe(
  wireText,
  v.regex(/^[A-Za-z0-9]{1,64}$/),
  v.check((id) => !(id in Object.prototype), 'no id'),
);

const FIRST_INSTANT = Date.UTC(1900, 0);
const LAST_INSTANT = Date.UTC(2200, 0);

/** Unix time in seconds (ten digits) or milliseconds (thirteen). */
const EPOCH = /^\d{10}(\d{3})?$/;

/** A time as in the contract. */
const PLAIN_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?(Z|[+-]\d\d:\d\d)$/;

/** A date, or a time with or without zone: with a space, or in ISO’s basic form (`20261128T210000Z`). */
const INSTANT =
  /^(\d{4})(-?)(\d\d)\2(\d\d)(?:[T ]+(\d\d):?(\d\d)(?::?(\d\d(?:\.\d{1,9})?))? ?(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/i;

function instantOf(text: string): number {
  if (PLAIN_INSTANT.test(text)) return Date.parse(text);
  if (EPOCH.test(text)) return Number(text) * (text.length === 10 ? 1000 : 1);
  const [, year, , month, day, hour = '00', minute = '00', second = '00', zone = '+00', part = '00'] =
    INSTANT.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}:${part}`);
}

/** Parses a date or Unix time as milliseconds UTC; without a zone it is UTC (contract.md, Event). */
export const wireInstant = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.transform(instantOf),
  v.finite(),
  v.minValue(FIRST_INSTANT),
  v.maxValue(LAST_INSTANT),
);

/** A score of both sides; null if either is missing, because missing is not zero. */
export const wireScore = tolerated(v.object({ home: wireCount, away: wireCount }));

const wireTeam = v.object({ id: wireId, name: wireText, logo: tolerated(v.string()) });

const wirePlaceholder = v.union([
  v.null(),
  v.object({ id: v.nullish(v.literal('')), name: v.nullable(v.pipe(v.string(), v.check(isPlaceholder))) }),
]);

const undecided = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

function hasId(side: unknown): boolean {
  return typeof side === 'object' && side !== null && 'id' in side && typeof side.id === 'string' && side.id !== '';
}

/** A side of a match; null while the team is unknown. */
const wireSide = v.lazy((given) => (!hasId(given) && v.is(wirePlaceholder, given) ? undecided : wireTeam));

/** A player as an object, usually with an id, or as a name. */
export const wireNamed = v.union([
  v.object({ name: wireText, id: tolerated(wireId) }),
  v.pipe(
    wireText,
    v.transform((name) => ({ name, id: null })),
  ),
]);

/** A sport as a number, a name, or an object with either. */
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

const wireResults = v.object({
  runningscore: wireScore,
  ordinarytime: wireScore,
  extratime: wireScore,
  halftime: wireScore,
  penaltyshootout: wireScore,
  finalresult: wireScore,
});

const NO_RESULTS = v.parse(wireResults, {});

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
  results: v.fallback(v.nullish(wireResults, {}), NO_RESULTS),
  incidents: tolerated(v.object({ home: wireRecords, away: wireRecords })),
  /** The score of each half, quarter or period. A list too long for a row counts as empty. */
  periods: tolerated(v.pipe(v.array(v.object({ home: wireCount, away: wireCount })), v.minLength(1), v.maxLength(8))),
});

export type WireEvent = v.InferOutput<typeof wireEvent>;

/** A record whose kick-off is a date without a time. */
export const wireDateOnly = v.object({ start_date: v.pipe(v.string(), v.regex(/^\s*\d{4}-?\d\d-?\d\d\s*$/)) });

/** The two lists of a day. An answer with neither fails, so that an unknown error does not empty the page. */
export const wireDay = v.pipe(
  v.object({
    fixtures: v.optional(v.nullable(v.array(v.unknown()))),
    results: v.optional(v.nullable(v.array(v.unknown()))),
  }),
  v.check(({ fixtures, results }) => fixtures !== undefined || results !== undefined, 'neither fixtures nor results'),
);
