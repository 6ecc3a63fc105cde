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
  /** The answer to a path, which may also name one match of today. */
  answerTo(path: string): unknown;
}

/** The expected values of a record. */
interface Known {
  id?: unknown;
  matchID?: unknown;
  fixture?: { id: unknown };
}

export const known = (record: unknown): Known => (typeof record === 'object' && record !== null ? record : {});

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

const fdMeeting = fd.match('FINISHED', { id: 9, utcDate: '2026-02-01T16:00:00Z', score: fd.score([0, 2]) });

const FD_TODAY = 'matches?dateFrom=2026-11-20&dateTo=2026-11-22';

export const footballData: RecordedSource = {
  answers: {
    [FD_TODAY]: { matches: fdList },
    'matches/500001': fdDetail,
    'matches/500001/head2head?limit=10': { matches: [fdMeeting] },
    competitions: { competitions: [{ id: 2021, area: { id: 2072, name: 'England' }, name: 'Premier League' }] },
    'competitions/2021/standings': {
      standings: [
        {
          stage: 'REGULAR_SEASON',
          type: 'TOTAL',
          group: null,
          table: [fd.row(1, 64, fd.HOME.name), fd.row(2, 57, fd.AWAY.name)],
        },
      ],
    },
  },
  event: 'fd500001',
  competition: 'fd2021',
  today: fdList.map(({ id }) => `fd${id}`),
  lists: [FD_TODAY],
  recordsOf: () => ({ records: fdList, listed: (matches) => ({ matches }) }),
  idOf: (record) => `fd${known(record).id}`,
  answerTo: (path) => footballData.answers[path] ?? [...fdList, fdMeeting].find(({ id }) => path === `matches/${id}`),
};

const afEvents = [
  af.event(af.HOME, [12], ['Goal', 'Normal Goal'], { assist: { id: 8, name: 'A' } }),
  af.event(af.AWAY, [30], ['Card', 'Red Card']),
  af.event(af.AWAY, [60], ['subst', 'Substitution 1'], { assist: { id: 7, name: 'B' } }),
  af.event(af.AWAY, [62], ['Var', 'Goal cancelled']),
];

const afDetail = af.fixture(['2H', 67], [1, 0], {
  events: afEvents,
  lineups: [af.lineUp(af.HOME, 100), af.lineUp(af.AWAY, 200)],
  players: [
    { team: { id: af.HOME.id }, players: [{ player: { id: 100 }, statistics: [{ games: { rating: '7.3' } }] }] },
  ],
  statistics: [
    af.statistics(af.HOME, { 'Ball Possession': '60%' }),
    af.statistics(af.AWAY, { 'Ball Possession': '40%' }),
  ],
  score: { halftime: { home: 1, away: 0 } },
  fixture: { periods: { first: Date.UTC(2026, 10, 21, 15) / 1000, second: null } },
});

const afList = [
  afDetail,
  af.fixture(['PEN', 120], [1, 1], {
    ...af.kickOff(1002, '2026-11-21T09:00:00Z'),
    score: { penalty: { home: 4, away: 3 } },
  }),
  af.fixture(['NS'], [null, null], {
    ...af.kickOff(1003, '2026-11-21T20:00:00Z'),
    league: { id: 2, name: 'UEFA Champions League', country: 'World' },
  }),
  af.fixture(['AWD', 90], [3, 0], af.kickOff(1004, '2026-11-21T11:00:00Z')),
  af.fixture(['ABD', 50], [0, 0], af.kickOff(1005, '2026-11-21T12:00:00Z')),
];
const afMeeting = af.fixture(['FT', 90], [2, 1], af.kickOff(900, '2026-02-01T16:00:00Z'));

const AF_TODAY = 'fixtures?date=2026-11-21';

export const apiFootball: RecordedSource = {
  answers: {
    [AF_TODAY]: af.answer(afList),
    // Of the second match this list is older than the list of the day.
    'fixtures?live=all': af.answer([
      af.fixture(['2H', 68], [2, 0], { events: afEvents }),
      af.fixture(['2H', 80], [0, 0], af.kickOff(1002, '2026-11-21T09:00:00Z')),
    ]),
    'fixtures?id=1001': af.answer([afDetail]),
    'fixtures/headtohead?h2h=33-40': af.answer([afMeeting]),
    'leagues?current=true': af.answer([
      af.league(39, 'Premier League', 'England'),
      af.league(2, 'UEFA Champions League', 'World', false),
    ]),
    'standings?league=39&season=2026': af.answer([
      { league: { id: 39, standings: [[af.rank(1, 33, af.HOME.name), af.rank(2, 40, af.AWAY.name)]] } },
    ]),
  },
  event: 'af1001',
  competition: 'af39',
  today: afList.map(({ fixture }) => `af${fixture.id}`),
  lists: [AF_TODAY],
  recordsOf: () => ({ records: afList, listed: (records) => af.answer([...records]) }),
  idOf: (record) => `af${known(record).fixture?.id}`,
  answerTo(path) {
    const asked = [...afList, afMeeting].find(({ fixture }) => path === `fixtures?id=${fixture.id}`);
    return apiFootball.answers[path] ?? (asked && af.answer([asked]));
  },
};

const olDetail = ol.record({
  lastUpdateDateTime: '2026-11-21T16:20:00',
  matchResults: [ol.result(1, [1, 0])],
  goals: [ol.goal([1, 0], 23), ol.goal([2, 0], 57, { isPenalty: true })],
  location: { locationID: 1, locationCity: 'Stuttgart', locationStadium: 'MHPArena' },
  numberOfViewers: 60_000,
});

const olList = [
  olDetail,
  ol.record({
    matchID: 4712,
    matchDateTimeUTC: '2026-11-21T19:30:00Z',
    team1: ol.team(7, 'Borussia Dortmund'),
    team2: ol.team(9, 'FC Schalke 04'),
  }),
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
    [OL_SEASON]: [ol.record(), ...olList.slice(1)],
    [OL_GROUP]: olList,
    'getmatchdata/4711': olDetail,
    'getmatchdata/16/134': [olList[2], ol.record({ matchID: 1, leagueShortcut: 'friendly', matchIsFinished: true })],
    'getbltable/bl1/2026': [
      { teamInfoId: 16, teamName: 'VfB Stuttgart', points: 25, ...olRow },
      { teamInfoId: 134, teamName: 'Werder Bremen', points: 24, ...olRow },
    ],
  },
  event: 'ol4711',
  competition: 'olbl1',
  today: olList.map(({ matchID }) => `ol${matchID}`),
  lists: [OL_SEASON, OL_GROUP],
  recordsOf: () => ({ records: olList, listed: (records) => records }),
  idOf: (record) => `ol${known(record).matchID}`,
  answerTo: (path) => openligadb.answers[path] ?? olList.find(({ matchID }) => path === `getmatchdata/${matchID}`),
};
