import { describe, expect, it } from 'vitest';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import type { Match } from '../../../web/domain/match.ts';
import { withRefusalsRead } from '../../../worker/sources/footballData/answers.ts';
import { paths } from '../../../worker/sources/footballData/calls.ts';
import { parseDetail } from '../../../worker/sources/footballData/parseDetail.ts';
import { parseMatch } from '../../../worker/sources/footballData/parseMatch.ts';
import { parseStandings } from '../../../worker/sources/footballData/parseStandings.ts';
import { AWAY, goal, HOME, listed, match, refusal, row, score, shootOut } from './footballData.records.ts';

const NOW = Date.parse('2026-11-21T15:40:20Z');

const contextOf = (noted: string[] = []) => ({
  now: NOW,
  flagUrl: null,
  noteRejected: (problem: string) => void noted.push(problem),
});

function matchFrom(...given: Parameters<typeof match>): Match {
  const parsed = parseMatch(match(...given), contextOf());
  if (!parsed.ok || parsed.value === null) throw new Error('no match');
  return parsed.value;
}

function detailFrom(...given: Parameters<typeof match>): EventDetail {
  const parsed = parseDetail(match(...given), contextOf());
  if (!parsed.ok || parsed.value === null) throw new Error('no event');
  return parsed.value;
}

describe('a match of football-data.org', () => {
  it('has ids that are no other source’s, its area, round and crests', () => {
    expect(matchFrom()).toMatchObject({
      id: 'fd500001',
      competition: { id: 'fd2021', name: 'Premier League', country: { id: 'fd2072', slug: 'england' } },
      round: 'Round 12',
      kickOff: Date.parse('2026-11-21T15:00:00Z'),
      home: { id: 'fd64', name: 'Liverpool FC', logo: HOME.crest },
      state: { kind: 'not-started' },
    });
  });

  it.each([
    [{ stage: 'GROUP_STAGE', group: 'GROUP_A' }, 'Group stage'],
    [{ stage: 'LEAGUE_STAGE' }, 'League phase'],
    [{ stage: 'LAST_16' }, 'Round of 16'],
    [{ stage: 'QUALIFICATION_ROUND_2' }, 'Qualification round 2'],
    [{ stage: 'THIRD_PLACE', matchday: null }, 'Third place'],
    [{ stage: null, matchday: null }, null],
  ])('%j stands in %s', (changes, round) => expect(matchFrom('TIMED', changes).round).toBe(round));

  it('of the world is international, of no area too', () => {
    const places = [{ id: 2267, name: 'World' }, null].map(
      (area) => matchFrom('TIMED', { area }).competition.country.slug,
    );
    expect(places).toEqual(['international', 'international']);
  });

  it('is no match while its teams are unknown, which is no broken record', () => {
    const unknown = { id: null, name: null, shortName: null, tla: null, crest: null };
    for (const team of [unknown, null]) {
      expect(parseMatch(match('TIMED', { homeTeam: team }), contextOf())).toEqual({ ok: true, value: null });
    }
  });

  it.each([{ id: null }, { utcDate: '21 November' }, { competition: null }])(
    'with %j is a broken record',
    (changes) => {
      expect(parseMatch(match('TIMED', changes), contextOf()).ok).toBe(false);
    },
  );
});

describe('the status of a match', () => {
  const now = { home: 2, away: 1 };
  const first = { score: score([2, 1]) };
  const second = { score: score([2, 1], [1, 1]) };
  const extra = { score: score([2, 1], [1, 1], { duration: 'EXTRA_TIME' }) };
  it.each([
    ['SCHEDULED', {}, { kind: 'not-started' }],
    ['TIMED', {}, { kind: 'not-started' }],
    ['IN_PLAY', first, { kind: 'playing', period: 'first-half', startedAt: null, score: now }],
    ['IN_PLAY', second, { kind: 'playing', period: 'second-half', startedAt: null, score: now }],
    ['IN_PLAY', { ...first, minute: 60 }, { kind: 'playing', period: 'second-half', score: now }],
    ['IN_PLAY', extra, { kind: 'playing', period: 'extra-time-first-half', score: now }],
    ['PAUSED', second, { kind: 'half-time', score: now }],
    ['PAUSED', { ...second, minute: 90 }, { kind: 'playing', period: 'extra-time-first-half', startedAt: null }],
    ['PAUSED', { ...extra, minute: 105 }, { kind: 'playing', period: 'extra-time-second-half', startedAt: null }],
    ['EXTRA_TIME', { ...extra, minute: 110 }, { kind: 'playing', period: 'extra-time-second-half', score: now }],
    ['PENALTY_SHOOTOUT', extra, { kind: 'playing', period: 'penalties', score: now }],
    ['FINISHED', second, { kind: 'finished', ending: 'regular', score: now, shootOut: null }],
    ['FINISHED', extra, { kind: 'finished', ending: 'extra-time', score: now, shootOut: null }],
    ['SUSPENDED', second, { kind: 'to-finish', score: now }],
    ['POSTPONED', {}, { kind: 'postponed' }],
    ['CANCELLED', first, { kind: 'cancelled', score: null }],
    ['CANCELLED', second, { kind: 'cancelled', score: now }],
    ['AWARDED', { score: score([3, 0]) }, { kind: 'finished', ending: 'awarded', score: { home: 3, away: 0 } }],
    ['DELAYED_BY_FOG', first, { kind: 'other', text: 'Delayed by fog', score: now }],
    ['FINISHED', { score: null }, { kind: 'finished', score: null }],
  ])('%s with %j', (status, changes, expected) => expect(matchFrom(status, changes).state).toMatchObject(expected));

  it('has a clock where the plan has minutes', () => {
    const { state } = matchFrom('IN_PLAY', { ...second, minute: 45, injuryTime: 2 });
    expect(state).toMatchObject({ period: 'first-half', startedAt: Date.parse('2026-11-21T14:54:00Z') });
  });
});

describe('a match that a shoot-out decided', () => {
  it.each([
    [
      'with all its parts',
      shootOut([6, 4], { regularTime: [1, 1], extraTime: [0, 0], penalties: [5, 3] }),
      { score: { home: 1, away: 1 }, shootOut: { home: 5, away: 3 } },
    ],
    [
      'after goals in extra time',
      shootOut([7, 8], { regularTime: [2, 2], extraTime: [1, 1], penalties: [4, 5] }),
      { score: { home: 3, away: 3 }, shootOut: { home: 4, away: 5 } },
    ],
    [
      'without its parts',
      shootOut([5, 4], { penalties: [4, 3] }),
      { score: { home: 1, away: 1 }, shootOut: { home: 4, away: 3 } },
    ],
    [
      'where the full time does not count it',
      shootOut([1, 1], { penalties: [4, 3] }),
      { score: { home: 1, away: 1 }, shootOut: { home: 4, away: 3 } },
    ],
    ['of which nothing else is told', shootOut([1, 1], {}), { score: { home: 1, away: 1 }, shootOut: null }],
    [
      'whose numbers can’t be',
      shootOut([5, 3], { penalties: [4, 3] }),
      { score: null, shootOut: { home: 4, away: 3 } },
    ],
  ])('%s', (_, node, expected) => {
    expect(matchFrom('FINISHED', { score: node }).state).toMatchObject({ ending: 'penalties', ...expected });
  });
});

describe('an event of football-data.org', () => {
  it('tells goals for the side whose number went up, own goals too', () => {
    const goals = [
      goal(HOME, 10, [1, 0]),
      goal(HOME, 45, [1, 1], { type: 'OWN', injuryTime: 1 }),
      goal(AWAY, 70, null, { type: 'PENALTY', assist: { id: 1, name: 'Bukayo Saka' } }),
    ];
    expect(detailFrom('FINISHED', { goals }).incidents).toMatchObject([
      { side: 'home', kind: 'goal', minute: { minute: 10, added: null }, playerId: 'fd3754' },
      { side: 'away', kind: 'own-goal', minute: { minute: 45, added: 1 }, scoreAfter: { home: 1, away: 1 } },
      { side: 'away', kind: 'penalty', assists: ['Bukayo Saka'], scoreAfter: null },
    ]);
  });

  it('tells cards, changes and missed penalties, and no kicks of a shoot-out', () => {
    const player = { id: 5, name: 'Declan Rice' };
    const detail = detailFrom('FINISHED', {
      bookings: [
        { minute: 30, team: { id: 57 }, player, card: 'YELLOW' },
        { minute: 60, team: { id: 57 }, player, card: 'YELLOW_RED' },
        { minute: 80, team: { id: 64 }, player: null, card: 'RED' },
      ],
      substitutions: [{ minute: 70, team: { id: 64 }, playerOut: player, playerIn: { id: 6, name: 'New' } }],
      penalties: [
        { player, team: { id: 64 }, scored: false, type: 'SHOOTOUT' },
        { player, team: { id: 64 }, scored: false, type: 'MATCH', minute: 20 },
        { player, team: { id: 64 }, scored: true, type: 'MATCH', minute: 21 },
      ],
    });
    expect(detail.incidents.map(({ kind, side }) => [kind, side])).toEqual([
      ['missed-penalty', 'home'],
      ['yellow-card', 'away'],
      ['second-yellow-card', 'away'],
      ['substitution', 'home'],
      ['red-card', 'home'],
    ]);
    expect(detail.match.redCards).toEqual({ home: 1, away: 1 });
  });

  it('has line-ups, statistics, venue and referee where the plan has them', () => {
    const lineup = [
      listed(1, 'Alisson', 'Goalkeeper'),
      listed(2, 'Konaté', 'Centre-Back'),
      listed(3, 'Gravenberch', 'Defensive Midfield'),
      listed(4, 'Gakpo', 'Left Winger'),
      listed(5, 'Nobody', null),
    ];
    const statistics = { corner_kicks: 7, ball_possession: 61, shots_on_goal: null, free_kicks: '12', text: 'x' };
    const detail = detailFrom('FINISHED', {
      homeTeam: { ...HOME, coach: { id: 9, name: 'Arne Slot' }, formation: '4-2-3-1', lineup, bench: [], statistics },
      awayTeam: { ...AWAY, coach: { id: null, name: null }, formation: null, lineup: [], bench: [], statistics: null },
      venue: 'Anfield',
      attendance: 60_123,
      referees: [
        { id: 1, name: 'Fourth Official', type: 'FOURTH_OFFICIAL' },
        { id: 2, name: 'Michael Oliver', type: 'REFEREE' },
      ],
    });
    expect(detail.lineUps.home?.starters.map(({ position }) => position)).toEqual([
      'goalkeeper',
      'defender',
      'midfielder',
      'forward',
      null,
    ]);
    expect(detail.lineUps.away).toBeNull();
    expect(detail.statistics).toEqual([
      { type: 'corners', home: 7, away: null },
      { type: 'possession', home: 61, away: null },
      { type: 'free_kicks', home: 12, away: null },
    ]);
    expect(detail).toMatchObject({ venue: { name: 'Anfield', attendance: 60_123 }, referee: 'Michael Oliver' });
  });

  it('is a bare match on a plan without details', () => {
    expect(detailFrom('FINISHED', { score: score([1, 0], [1, 0]) })).toMatchObject({
      halfTime: { home: 1, away: 0 },
      incidents: [],
      lineUps: { home: null, away: null },
      statistics: [],
      venue: null,
      referee: null,
    });
  });
});

describe('tables of football-data.org', () => {
  const table = (type: string, group: string | null, rows: unknown[] | null) => ({
    stage: 'X',
    type,
    group,
    table: rows,
  });
  const read = (...tables: unknown[]) => parseStandings(tables, 'Premier League', () => undefined);

  it('are the whole ones, named by league or group', () => {
    const rows = [row(1, 64, 'Liverpool FC'), null, row(2, 57, 'Arsenal FC')];
    const tables = read(
      table('TOTAL', null, rows),
      table('HOME', null, rows),
      table('TOTAL', 'GROUP_A', rows),
      table('TOTAL', 'Group B', rows),
      table('TOTAL', 'GROUP_C', null),
      null,
    );
    expect(tables.map(({ name }) => name)).toEqual(['Premier League', 'Group A', 'Group B']);
    expect(tables[0]?.rows[0]).toMatchObject({
      rank: 1,
      team: { id: 'fd64' },
      played: 12,
      points: 23,
      for: 20,
      form: [],
    });
    expect(tables[0]?.rows).toHaveLength(2);
  });
});

describe('the calls', () => {
  it('ask for today with the day before, and for other days by windows of nine', () => {
    expect(paths.today(NOW)).toBe('matches?dateFrom=2026-11-20&dateTo=2026-11-22');
    const dates = ['2026-11-14', '2026-11-19', '2026-11-22', '2026-11-27', '2026-11-28'];
    const windows = dates.map((date) => /dateFrom=(\S+)&dateTo=(\S+)/.exec(paths.window(date))?.slice(1) ?? []);
    for (const [index, [from = '', to = '']] of windows.entries()) {
      // Whether `dateTo` is included or not, the date is in it and ten days are never passed.
      expect(from <= (dates[index] ?? '') && (dates[index] ?? '') < to).toBe(true);
      expect(Date.parse(to) - Date.parse(from)).toBe(9 * 86_400_000);
    }
    expect(new Set(windows.map(String)).size).toBeLessThan(4);
  });
});

describe('a refusal', () => {
  const ask = async (path: string, response: Response) => {
    const said: string[] = [];
    const answer = await withRefusalsRead(
      async () => response,
      (message) => said.push(message),
    )(new Request(`https://fd.test/v4/${path}`));
    return { status: answer.status, wait: answer.headers.get('Retry-After'), said, text: await answer.text() };
  };

  it.each([
    ['the header', { 'X-RequestCounter-Reset': '17' }, 'You reached your request limit.', '17'],
    ['the words', {}, 'You reached your request limit. Wait 8 seconds.', '8'],
    ['neither', {}, 'You reached your request limit.', '60'],
  ])('of a spent quota says when to come back by %s', async (_, headers, message, wait) => {
    expect(await ask('matches', refusal(429, message, headers))).toMatchObject({ status: 429, wait });
  });

  it('of an unknown id is "nothing"', async () => {
    const { status, text } = await ask('matches/1', refusal(404, 'The resource you are looking for does not exist.'));
    expect([status, JSON.parse(text)]).toEqual([404, { detail: 'The resource you are looking for does not exist.' }]);
  });

  it('of what the plan leaves out is "nothing" for tables and meetings, and a failure for matches', async () => {
    const restricted = () => refusal(403, 'The resource you are looking for is restricted.');
    for (const path of ['competitions/2021/standings', 'matches/1/head2head?limit=10']) {
      expect(await ask(path, restricted())).toMatchObject({ status: 404, said: [] });
    }
    const { status, said, wait } = await ask('matches?dateFrom=a', restricted());
    expect([status, said, wait]).toEqual([403, ['403: The resource you are looking for is restricted.'], '600']);
  });

  it('without JSON is one all the same', async () => {
    expect(await ask('matches', new Response('<html>', { status: 400 }))).toMatchObject({
      status: 400,
      said: ['400: '],
    });
  });

  it('is not what a failure of the server is', async () => {
    expect(await ask('matches', new Response('down', { status: 502 }))).toMatchObject({ status: 502, text: 'down' });
  });
});
