import * as v from 'valibot';
import { wireAttendance, wireMinute, wireNumericId, wirePerson } from '../normalize/fields.ts';
import {
  tolerated,
  wireCount,
  wireInstant,
  wireName,
  wireNumber,
  wireRecords,
  wireScore,
  wireText,
} from '../normalize/wire.ts';

/** Wire format of football-data.org (v4). Only fields that a row needs are required, because plans differ. */

// Id and name are null while the team is unknown.
const wireTeam = v.object({
  id: tolerated(wireNumericId),
  name: wireName,
  shortName: wireName,
  crest: tolerated(v.string()),
  coach: wirePerson,
  formation: wireName,
  lineup: wireRecords,
  bench: wireRecords,
  statistics: tolerated(v.record(v.string(), v.unknown())),
});

export type WireTeam = v.InferOutput<typeof wireTeam>;

const wireScores = v.object({
  winner: wireName,
  duration: wireName,
  fullTime: wireScore,
  halfTime: wireScore,
  regularTime: wireScore,
  extraTime: wireScore,
  penalties: wireScore,
});

export type WireScores = v.InferOutput<typeof wireScores>;

export const wireArea = v.object({ id: wireNumericId, name: wireText });

export const wireMatch = v.object({
  id: wireNumericId,
  utcDate: wireInstant,
  lastUpdated: tolerated(wireInstant),
  status: wireText,
  minute: tolerated(wireCount),
  injuryTime: tolerated(wireCount),
  matchday: tolerated(wireCount),
  stage: wireName,
  group: wireName,
  area: tolerated(wireArea),
  competition: v.object({ id: wireNumericId, name: wireText }),
  homeTeam: tolerated(wireTeam),
  awayTeam: tolerated(wireTeam),
  score: tolerated(wireScores),
  venue: wireName,
  attendance: wireAttendance,
  goals: wireRecords,
  penalties: wireRecords,
  bookings: wireRecords,
  substitutions: wireRecords,
  referees: wireRecords,
});

export type WireMatch = v.InferOutput<typeof wireMatch>;

const ofTeam = { team: tolerated(v.object({ id: tolerated(wireNumericId) })), minute: tolerated(wireMinute) };

export const wireGoal = v.object({
  ...ofTeam,
  injuryTime: tolerated(wireCount),
  type: wireName,
  scorer: wirePerson,
  assist: wirePerson,
  score: wireScore,
});

export const wireBooking = v.object({ ...ofTeam, player: wirePerson, card: wireText });

export const wireSubstitution = v.object({ ...ofTeam, playerOut: wirePerson, playerIn: wirePerson });

export const wirePenalty = v.object({ ...ofTeam, player: wirePerson, scored: v.boolean(), type: wireName });

export const wireListed = v.object({
  id: tolerated(wireNumericId),
  name: wireText,
  position: wireName,
  shirtNumber: tolerated(wireCount),
});

export const wireReferee = v.object({ name: wireText, type: wireName });

export const wireStatistic = wireNumber;

export const wireMatches = v.object({ matches: v.array(v.unknown()) });

export const wireCompetition = v.object({
  id: wireNumericId,
  name: wireText,
  area: tolerated(wireArea),
  currentSeason: tolerated(v.object({ startDate: wireInstant })),
});

export const wireCompetitions = v.object({ competitions: v.array(v.unknown()) });

export const wireStandings = v.object({ standings: v.array(v.unknown()) });

export const wireTable = v.object({ type: wireName, group: wireName, stage: wireName, table: wireRecords });

export const wireRow = v.object({
  position: tolerated(wireCount),
  team: v.object({ id: wireNumericId, name: wireText, shortName: wireName }),
  playedGames: tolerated(wireCount),
  won: tolerated(wireCount),
  draw: tolerated(wireCount),
  lost: tolerated(wireCount),
  goalsFor: tolerated(wireCount),
  goalsAgainst: tolerated(wireCount),
  points: tolerated(wireNumber),
});
