import * as v from 'valibot';
import { wireMinute, wireNumericId, wirePerson, wireRating } from '../normalize/fields.ts';
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

/** Wire format of API-Football (`https://v3.football.api-sports.io`). Only fields that a row needs are required. */

const wireTeam = v.object({
  id: wireNumericId,
  name: wireText,
  logo: tolerated(v.string()),
  winner: tolerated(v.boolean()),
});

export const wireFixture = v.object({
  fixture: v.object({
    id: wireNumericId,
    referee: wireName,
    date: tolerated(wireInstant),
    timestamp: tolerated(wireInstant),
    periods: tolerated(v.object({ first: tolerated(wireInstant), second: tolerated(wireInstant) })),
    venue: tolerated(v.object({ name: wireName, city: wireName })),
    status: v.object({ short: wireText, long: wireName, elapsed: tolerated(wireCount), extra: tolerated(wireCount) }),
  }),
  league: v.object({
    id: wireNumericId,
    name: wireText,
    country: wireName,
    round: wireName,
  }),
  teams: v.object({ home: tolerated(wireTeam), away: tolerated(wireTeam) }),
  goals: wireScore,
  score: tolerated(v.object({ halftime: wireScore, fulltime: wireScore, penalty: wireScore })),
  events: wireRecords,
  lineups: wireRecords,
  players: wireRecords,
  statistics: wireRecords,
});

export type WireFixture = v.InferOutput<typeof wireFixture>;

export const wireEvent = v.object({
  time: tolerated(v.object({ elapsed: tolerated(wireMinute), extra: tolerated(wireCount) })),
  team: v.object({ id: wireNumericId }),
  player: wirePerson,
  assist: wirePerson,
  type: wireText,
  detail: wireName,
  comments: wireName,
});

export type WireEvent = v.InferOutput<typeof wireEvent>;

export const wireListed = v.object({
  player: v.object({
    id: tolerated(wireNumericId),
    name: wireText,
    number: tolerated(wireCount),
    pos: wireName,
    grid: wireName,
  }),
});

export type WireListed = v.InferOutput<typeof wireListed>;

export const wireLineUp = v.object({
  team: v.object({ id: wireNumericId }),
  coach: wirePerson,
  formation: wireName,
  startXI: wireRecords,
  substitutes: wireRecords,
});

/** A team’s players with their match statistics (`players`). */
export const wireTeamPlayers = v.object({ team: v.object({ id: wireNumericId }), players: wireRecords });

export const wireRated = v.object({
  player: v.object({ id: wireNumericId }),
  statistics: tolerated(v.tuple([v.object({ games: v.object({ rating: tolerated(wireRating) }) })])),
});

export const wireTeamStatistics = v.object({ team: v.object({ id: wireNumericId }), statistics: wireRecords });

export const wireStatistic = v.object({ type: wireText, value: tolerated(wireNumber) });

/** A league of `leagues?current=true`, with its seasons. */
export const wireLeague = v.object({
  league: v.object({ id: wireNumericId, name: wireText }),
  country: tolerated(v.object({ name: wireName })),
  seasons: wireRecords,
});

export const wireSeason = v.object({
  year: v.pipe(v.number(), v.integer()),
  current: tolerated(v.boolean()),
  coverage: tolerated(v.object({ standings: tolerated(v.boolean()) })),
});

const wireRecord = tolerated(
  v.object({
    played: tolerated(wireCount),
    win: tolerated(wireCount),
    draw: tolerated(wireCount),
    lose: tolerated(wireCount),
    goals: tolerated(v.object({ for: tolerated(wireCount), against: tolerated(wireCount) })),
  }),
);

export const wireStandings = v.object({ league: v.object({ standings: wireRecords }) });

export const wireRank = v.object({
  rank: tolerated(wireCount),
  team: v.object({ id: wireNumericId, name: wireText }),
  points: tolerated(wireNumber),
  group: wireName,
  form: wireName,
  description: wireName,
  all: wireRecord,
});

export type WireRank = v.InferOutput<typeof wireRank>;
