import * as v from 'valibot';
import { wireAttendance, wireMinute, wireNumericId } from '../normalize/fields.ts';
import { tolerated, wireCount, wireInstant, wireName, wireNumber, wireRecords, wireText } from '../normalize/wire.ts';

/** Wire format of OpenLigaDB (`getmatchdata`). Only fields that a row needs are required. */

/** A local time in Germany: `2026-11-21T15:30:00`, without zone or offset. */
const wireLocalTime = v.pipe(
  v.string(),
  v.regex(/^(19|2[01])\d\d-\d\d-\d\dT\d\d:\d\d/),
  v.transform((text) => text.slice(0, 16)),
  v.check((text) => Number.isFinite(Date.parse(`${text}Z`))),
);

const wireTeam = v.object({
  teamId: wireNumericId,
  teamName: wireText,
  shortName: wireName,
  teamIconUrl: tolerated(v.string()),
});

export const wireMatch = v.object({
  matchID: wireNumericId,
  matchDateTimeUTC: tolerated(wireInstant),
  matchDateTime: tolerated(wireLocalTime),
  leagueName: wireName,
  leagueShortcut: wireName,
  group: tolerated(v.object({ groupName: wireName, groupOrderID: tolerated(wireCount) })),
  team1: tolerated(wireTeam),
  team2: tolerated(wireTeam),
  lastUpdateDateTime: tolerated(wireLocalTime),
  matchIsFinished: tolerated(v.boolean()),
  matchResults: wireRecords,
  goals: wireRecords,
  location: tolerated(v.object({ locationStadium: wireName, locationCity: wireName })),
  numberOfViewers: wireAttendance,
});

export type WireMatch = v.InferOutput<typeof wireMatch>;

export const wireResult = v.object({
  pointsTeam1: wireCount,
  pointsTeam2: wireCount,
  resultTypeID: tolerated(wireCount),
  resultTypeKind: wireName,
  resultName: wireName,
  resultOrderID: tolerated(wireCount),
});

export type WireResult = v.InferOutput<typeof wireResult>;

export const wireGoal = v.object({
  goalID: tolerated(v.number()),
  scoreTeam1: wireCount,
  scoreTeam2: wireCount,
  matchMinute: tolerated(wireMinute),
  goalGetterID: tolerated(wireNumericId),
  goalGetterName: wireName,
  isPenalty: tolerated(v.boolean()),
  isOwnGoal: tolerated(v.boolean()),
  isOvertime: tolerated(v.boolean()),
  comment: wireName,
});

export type WireGoal = v.InferOutput<typeof wireGoal>;

/** A row of `getbltable`. */
export const wireTableRow = v.object({
  teamInfoId: wireNumericId,
  teamName: wireText,
  shortName: wireName,
  points: tolerated(wireNumber),
  matches: tolerated(wireCount),
  won: tolerated(wireCount),
  draw: tolerated(wireCount),
  lost: tolerated(wireCount),
  goals: tolerated(wireCount),
  opponentGoals: tolerated(wireCount),
});
