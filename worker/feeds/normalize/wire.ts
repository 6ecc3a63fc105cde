import * as v from 'valibot';
import { sanitizeText } from './sanitizeText.ts';

/** Fields of records as every source writes them. */

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

/** A number, or a text with one: `54`, `54%`, `1.32`. */
export const wireNumber = v.pipe(
  numberOr(/^-?\d{1,7}(\.\d{1,6})?\s*%?$/, (text) => Number(text.replace('%', ''))),
  v.minValue(-1e9),
  v.maxValue(1e9),
);
