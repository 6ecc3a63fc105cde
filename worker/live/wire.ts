import * as v from 'valibot';

/**
 * The live-scores backend's wire names (contracts: `Event`). Feeds write numbers as strings and leave out or null
 * whatever they like; only what a row can't do without is demanded here.
 */

const MAX_TEXT = 160;

/** Control characters, and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text, or a number written as one; trimmed, and cut where no name is that long. */
export const wireText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).replace(INVISIBLE, '').trim().slice(0, MAX_TEXT)),
  v.nonEmpty(),
);

/** A whole number from 0 up, or a string that holds one. */
export const wireCount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,4}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(9999),
);

/** A part of a record that may be missing or broken without costing the record. */
export function tolerated<Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) {
  return v.optional(v.fallback(v.nullable(schema), null), null);
}

/** Opaque ids of letters and digits; anything else could not stand in a path. */
export const wireId = v.pipe(wireText, v.regex(/^[A-Za-z0-9]{1,64}$/));

const ZONE = /(Z|[+-]\d\d:?\d\d)$/i;

/** An instant as milliseconds UTC; a value without a zone is UTC (contracts). */
export const wireInstant = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/i),
  v.transform((text) => {
    const iso = text.replace(' ', 'T');
    return Date.parse(iso.includes('T') && !ZONE.test(iso) ? `${iso}Z` : iso);
  }),
  v.finite(),
);

/** A score of both sides, or null where either is missing: missing is not zero. */
export const wireScore = tolerated(v.object({ home: wireCount, away: wireCount }));

const wireTeam = v.object({ id: wireId, name: wireText, logo: tolerated(v.string()) });

const wireIncident = v.object({ match_time: tolerated(wireText), type: wireText });

const wireIncidents = tolerated(v.array(v.unknown()));

export const wireEvent = v.object({
  id: wireId,
  sport: tolerated(wireText),
  start_date: wireInstant,
  status: wireText,
  round: tolerated(wireText),
  tournament: v.object({
    id: wireId,
    name: wireText,
    country: tolerated(v.object({ id: wireId, name: wireText })),
  }),
  home: wireTeam,
  away: wireTeam,
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
  return (incidents ?? []).flatMap((each) => {
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
