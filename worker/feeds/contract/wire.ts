import * as v from 'valibot';
import { isPlaceholder } from '../normalize/placeholderTeams.ts';
import { tolerated, wireCount, wireId, wireInstant, wireRecords, wireScore, wireText } from '../normalize/wire.ts';

/** Wire format of the live-scores backend (contract.md, Event). Only fields that a row needs are required. */

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

const wirePeriod = v.object({ home: wireCount, away: wireCount });

/** The scores of the halves, quarters or periods until the first without one. A list too long for a row counts as empty. */
const wirePeriods = tolerated(
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.slice(
        0,
        [...list, null].findIndex((each) => !v.is(wirePeriod, each)),
      ),
    ),
    v.array(wirePeriod),
    v.minLength(1),
    v.maxLength(8),
  ),
);

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
  periods: wirePeriods,
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
