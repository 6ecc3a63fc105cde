import { wireMatch } from '../../support/wireMatch.ts';
import * as af from './apiFootball/apiFootball.records.ts';
import * as fd from './footballData/footballData.records.ts';
import * as ol from './openligadb/openligadb.records.ts';

/** A source's documented answers by path, and the values to read from them. */
export interface RecordedSource {
  answers: Readonly<Record<string, unknown>>;
  /** The requested event and competition. */
  event: string;
  competition: string;
  /** Ids of today’s matches. */
  today: readonly string[];
  /** The paths whose answers list today's matches. */
  lists: readonly string[];
  /** The records of such an answer, and a function that replaces them. */
  recordsOf(path: string): { records: readonly unknown[]; listed(records: readonly unknown[]): unknown };
  /** The id of a match by its record. */
  idOf(record: unknown): string;
}

/** The expected values of a record. */
interface Known {
  id?: unknown;
  matchID?: unknown;
  fixture?: { id: unknown };
}

const known = (record: unknown): Known => (typeof record === 'object' && record !== null ? record : {});

const at = (id: number, hour: number) => ({ id, utcDate: `2026-11-21T${String(hour).padStart(2, '0')}:00:00Z` });
const shootOut = fd.shootOut([5, 4], { regularTime: [1, 1], extraTime: [0, 0], penalties: [4, 3] });

const fdDetail = fd.match('IN_PLAY', {
  score: fd.score([1, 0], [1, 0]),
  minute: 67,
  injuryTime: null,
  venue: 'Anfield',
  attendance: 60_000,
  goals: [fd.goal(fd.HOME, 12, [1, 0], { assist: { id: 4, name: 'B' } })],
  bookings: [{ minute: 30, team: { id: 57 }, player: { id: 5, name: 'C' }, card: 'YELLOW' }],
  substitutions: [{ minute: 60, team: { id: 57 }, playerOut: { id: 5, name: 'C' }, playerIn: { id: 6, name: 'D' } }],
  penalties: [{ minute: 50, team: { id: 57 }, player: { id: 7, name: 'E' }, scored: false, type: 'MATCH' }],
  referees: [{ id: 9, name: 'F', type: 'REFEREE' }],
  homeTeam: {
    ...fd.HOME,
    coach: { id: 1, name: 'G' },
    formation: '4-3-3',
    lineup: [fd.listed(1, 'H', 'Goalkeeper')],
    bench: [fd.listed(2, 'I', null)],
    statistics: { corner_kicks: 4 },
  },
});

const fdList = [
  fdDetail,
  fd.match('FINISHED', { ...at(500_002, 9), stage: 'LAST_16', score: shootOut }),
  fd.match('TIMED', at(500_003, 20)),
  fd.match('POSTPONED', at(500_004, 12)),
  fd.match('AWARDED', { ...at(500_005, 11), score: fd.score([3, 0]) }),
];

const FD_TODAY = 'matches?dateFrom=2026-11-20&dateTo=2026-11-22';

export const footballData: RecordedSource = {
  answers: {
    [FD_TODAY]: { matches: fdList },
    'matches/500001': fdDetail,
    'matches/500001/head2head?limit=10': {
      matches: [fdList[1], fd.match('FINISHED', { id: 9, score: fd.score([0, 2]) })],
    },
    competitions: { competitions: [{ id: 2021, area: { id: 2072, name: 'England' }, name: 'Premier League' }] },
    'competitions/2021/standings': {
      standings: [
        { stage: 'REGULAR_SEASON', type: 'TOTAL', group: null, table: [fd.row(1, 64, 'A'), fd.row(2, 57, 'B')] },
      ],
    },
  },
  event: 'fd500001',
  competition: 'fd2021',
  today: fdList.map(({ id }) => `fd${id}`),
  lists: [FD_TODAY],
  recordsOf: () => ({ records: fdList, listed: (matches) => ({ matches }) }),
  idOf: (record) => `fd${known(record).id}`,
};

const kickOff = (id: number, hour: number) => ({
  fixture: { id, timestamp: Date.UTC(2026, 10, 21, hour) / 1000, date: null },
});

const afDetail = af.fixture(['2H', 67], [1, 0], {
  events: [
    af.event(af.HOME, [12], ['Goal', 'Normal Goal'], { assist: { id: 8, name: 'A' } }),
    af.event(af.AWAY, [30], ['Card', 'Yellow Card']),
    af.event(af.AWAY, [60], ['subst', 'Substitution 1'], { assist: { id: 7, name: 'B' } }),
    af.event(af.AWAY, [62], ['Var', 'Goal cancelled']),
  ],
  lineups: [af.lineUp(af.HOME, 100)],
  players: [
    { team: { id: af.HOME.id }, players: [{ player: { id: 100 }, statistics: [{ games: { rating: '7.3' } }] }] },
  ],
  statistics: [af.statistics(af.HOME, { 'Ball Possession': '60%' })],
  score: { halftime: { home: 1, away: 0 } },
  fixture: { periods: { first: Date.UTC(2026, 10, 21, 15) / 1000, second: null } },
});

const afList = [
  afDetail,
  af.fixture(['PEN', 120], [1, 1], { ...kickOff(1002, 9), score: { penalty: { home: 4, away: 3 } } }),
  af.fixture(['NS'], [null, null], kickOff(1003, 20)),
  af.fixture(['AWD', 90], [3, 0], kickOff(1004, 11)),
  af.fixture(['ABD', 50], [0, 0], kickOff(1005, 12)),
];

const AF_TODAY = 'fixtures?date=2026-11-21';

export const apiFootball: RecordedSource = {
  answers: {
    [AF_TODAY]: af.answer(afList),
    'fixtures?live=all': af.answer([af.fixture(['2H', 67], [1, 0])]),
    'fixtures?id=1001': af.answer([afDetail]),
    'fixtures/headtohead?h2h=33-40': af.answer([af.fixture(['FT', 90], [2, 1], kickOff(900, 9))]),
    'leagues?current=true': af.answer([
      {
        league: { id: 39, name: 'Premier League' },
        country: { name: 'England' },
        seasons: [{ year: 2026, current: true, coverage: { standings: true } }],
      },
    ]),
    'standings?league=39&season=2026': af.answer([
      { league: { id: 39, standings: [[af.rank(1, 33, 'A'), af.rank(2, 40, 'B')]] } },
    ]),
  },
  event: 'af1001',
  competition: 'af39',
  today: afList.map(({ fixture }) => `af${fixture.id}`),
  lists: [AF_TODAY],
  recordsOf: () => ({ records: afList, listed: (records) => af.answer([...records]) }),
  idOf: (record) => `af${known(record).fixture?.id}`,
};

const touched = { lastUpdateDateTime: '2026-11-21T16:20:00' };

const olDetail = ol.record({
  ...touched,
  matchResults: [ol.result(1, [1, 0])],
  goals: [ol.goal([1, 0], 23), ol.goal([2, 0], 57, { isPenalty: true })],
  location: { locationID: 1, locationCity: 'Stuttgart', locationStadium: 'MHPArena' },
  numberOfViewers: 60_000,
});

const olList = [
  olDetail,
  ol.record({ matchID: 4712, matchDateTimeUTC: '2026-11-21T19:30:00Z' }),
  ol.record({
    matchID: 4713,
    matchDateTimeUTC: '2026-11-21T11:00:00Z',
    matchIsFinished: true,
    matchResults: [ol.result(1, [0, 0]), ol.result(2, [1, 1]), ol.result(4, [1, 1]), ol.result(5, [5, 4])],
    goals: [ol.goal([1, 0], 50), ol.goal([1, 1], 88)],
  }),
];

const [OL_SEASON, OL_GROUP] = ['getmatchdata/bl1/2026', 'getmatchdata/bl1/2026/12'];

const olRow = { opponentGoals: 5, goals: 20, matches: 11, won: 8, lost: 2, draw: 1 };

export const openligadb: RecordedSource = {
  answers: {
    [OL_SEASON]: olList,
    [OL_GROUP]: olList,
    'getmatchdata/4711': olDetail,
    'getmatchdata/16/134': [olList[2]],
    'getbltable/bl1/2026': [{ teamInfoId: 16, teamName: 'VfB Stuttgart', points: 25, ...olRow }],
  },
  event: 'ol4711',
  competition: 'olbl1',
  today: olList.map(({ matchID }) => `ol${matchID}`),
  lists: [OL_SEASON, OL_GROUP],
  recordsOf: () => ({ records: olList, listed: (records) => records }),
  idOf: (record) => `ol${known(record).matchID}`,
};

const incident = (match_time: string, type: string) => ({
  match_time,
  type,
  player: { id: 'p1', name: 'A' },
  assists: [],
});

const event = wireMatch({
  start_date: '2026-11-21T15:00:00Z',
  status: '1st half',
  properties: { GameStarted: '2026-11-21T15:01:00Z' },
  results: { runningscore: { home: '1', away: 0 }, halftime: null },
  incidents: { home: [incident('12', 'Goal'), incident('45+2', 'Red card')], away: [incident('30', 'Cancelled goal')] },
  lineups: {
    home: { formation: '4-4-2', players: [{ player: 'B', number: '1', starter: true, rating: '7.3' }] },
    away: null,
  },
  statistics: [{ type: 'shots', home: '7', away: 3 }],
  venue: { name: 'Arena', city: 'Amsterdam', attendance: 50_000 },
});

const events = [
  event,
  wireMatch({ id: 'e2' }),
  wireMatch({
    id: 'e3',
    status: 'Finished AP',
    results: { runningscore: { home: 1, away: 1 }, penaltyshootout: { home: 4, away: 3 } },
  }),
];

const standingsRow = (rank: number, id: string, name: string) => ({
  rank,
  team: { id, name },
  played: 14,
  won: 10,
  drawn: 3,
  lost: 1,
  points: 33,
  form: 'WDL',
});

export const contract: RecordedSource = {
  answers: {
    'v2/events/live': { fixtures: events, results: [] },
    'v2/events/e1': event,
    'v2/events/e1/head-to-head': { events: [events[2]] },
    'v1/tournaments/t1/standings': {
      groups: [{ name: 'Group A', rows: [standingsRow(1, 'a1', 'Ajax'), standingsRow(2, 'b1', 'PSV')] }],
    },
  },
  event: 'e1',
  competition: 't1',
  today: ['e1', 'e2', 'e3'],
  lists: ['v2/events/live'],
  recordsOf: () => ({ records: events, listed: (fixtures) => ({ fixtures, results: [] }) }),
  idOf: (record) => String(known(record).id),
};
