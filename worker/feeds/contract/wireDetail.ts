import * as v from 'valibot';
import { wireAttendance, wireRating } from '../normalize/fields.ts';
import { tolerated, wireCount, wireNumber, wireRecords, wireText } from '../normalize/wire.ts';
import { wireNamed } from './wire.ts';

/** Wire fields of the detail answer only (contract.md, Live calls: `v2/events/{id}`), all optional. */

/** A person as an object or as a name. */
export const wirePerson = v.union([
  v.pipe(
    v.object({ name: wireText }),
    v.transform(({ name }) => name),
  ),
  wireText,
]);

const wireFlag = v.union([
  v.boolean(),
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => /^(1|true|yes)$/i.test(String(value).trim())),
  ),
]);

export const wireIncident = v.object({
  match_time: tolerated(wireText),
  type: wireText,
  detail: tolerated(wireText),
  player: tolerated(wireNamed),
  player_out: tolerated(wireNamed),
  /** A list of objects or names, or one of them. */
  assists: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((given) => (given === null || Array.isArray(given) ? given : [given])),
    wireRecords,
  ),
});

export const wirePlayer = v.object({
  player: wireNamed,
  number: tolerated(wireCount),
  position: tolerated(wireText),
  starter: tolerated(wireFlag),
  captain: tolerated(wireFlag),
  rating: tolerated(wireRating),
});

const wireLineUp = tolerated(
  v.object({ formation: tolerated(wireText), coach: tolerated(wirePerson), players: wireRecords }),
);

export const wirePeriod = v.object({ name: wireText, home: wireCount, away: wireCount });

export const wireStatistic = v.object({ type: wireText, home: tolerated(wireNumber), away: tolerated(wireNumber) });

/** Not in the contract: statistics by minute of the match clock. */
export const wireStatisticsOfMinute = v.object({ minute: wireCount, statistics: wireRecords });

export const wireDetail = v.object({
  periods: wireRecords,
  lineups: tolerated(v.object({ home: wireLineUp, away: wireLineUp })),
  statistics: wireRecords,
  statistics_by_minute: wireRecords,
  venue: tolerated(
    v.object({
      name: wireText,
      city: tolerated(wireText),
      attendance: wireAttendance,
    }),
  ),
  referee: tolerated(wirePerson),
});

export type WireDetail = v.InferOutput<typeof wireDetail>;
