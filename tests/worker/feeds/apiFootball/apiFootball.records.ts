/** Records in the shape of API-Football v3. The default is an upcoming match. */

type Goals = [home: number | null, away: number | null];

export const HOME = { id: 33, name: 'Manchester United', logo: 'https://media.api-sports.io/football/teams/33.png' };
export const AWAY = { id: 40, name: 'Liverpool', logo: 'https://media-4.api-sports.io/football/teams/40.png' };

const pair = ([home, away]: Goals) => ({ home, away });

/** A fixture; `at` is its status, minute and added minutes. */
export function fixture(
  [short, elapsed = null, extra = null]: [short: string, elapsed?: number | null, extra?: number | null] = ['NS'],
  goals: Goals = [null, null],
  { fixture: own = {}, league = {}, score = {}, ...more }: Record<string, object> = {},
) {
  return {
    fixture: {
      id: 1001,
      referee: 'Michael Oliver, England',
      timezone: 'UTC',
      date: '2026-11-21T15:00:00+00:00',
      timestamp: Date.parse('2026-11-21T15:00:00Z') / 1000,
      periods: { first: null, second: null },
      venue: { id: 556, name: 'Old Trafford', city: 'Manchester' },
      status: { long: `Status ${short}`, short, elapsed, extra },
      ...own,
    },
    league: {
      id: 39,
      name: 'Premier League',
      country: 'England',
      logo: '',
      flag: null,
      season: 2026,
      round: 'Regular Season - 12',
      ...league,
    },
    teams: { home: { ...HOME, winner: null }, away: { ...AWAY, winner: null } },
    goals: pair(goals),
    score: {
      halftime: pair([null, null]),
      fulltime: pair([null, null]),
      extratime: pair([null, null]),
      penalty: pair([null, null]),
      ...score,
    },
    ...more,
  };
}

const person = (id: number | null, name: string | null) => ({ id, name });

/** An event of a fixture. */
export function event(
  team: { id: number },
  [elapsed, extra = null]: [elapsed: number, extra?: number | null],
  [type, detail]: [type: string, detail: string],
  { player = person(9, 'M. Salah'), assist = person(null, null), comments = null }: Record<string, unknown> = {},
) {
  return { time: { elapsed, extra }, team: { ...team }, player, assist, type, detail, comments };
}

export function listed(id: number, name: string, pos: string, grid: string | null) {
  return { player: { id, name, number: id % 100, pos, grid } };
}

/** A 4-4-2 with numbers from `from` on, each line from the left, as in the grid. */
export function lineUp(team: { id: number; name: string }, from: number) {
  const line = (row: number, pos: string, size: number, first: number) =>
    Array.from({ length: size }, (_, index) =>
      listed(first + index, `${pos}${index + 1} of ${team.name}`, pos, `${row}:${index + 1}`),
    );
  return {
    team: { ...team, colors: null },
    coach: { id: 1, name: `Coach of ${team.name}`, photo: '' },
    formation: '4-4-2',
    startXI: [
      ...line(4, 'F', 2, from + 9),
      ...line(1, 'G', 1, from),
      ...line(2, 'D', 4, from + 1),
      ...line(3, 'M', 4, from + 5),
    ],
    substitutes: [listed(from + 20, `Bench of ${team.name}`, 'M', null)],
  };
}

export function statistics(team: { id: number; name: string }, values: Record<string, unknown>) {
  return { team: { ...team }, statistics: Object.entries(values).map(([type, value]) => ({ type, value })) };
}

export function rank(position: number, id: number, name: string, more: Record<string, unknown> = {}) {
  return {
    rank: position,
    team: { id, name, logo: '' },
    points: 40 - position,
    goalsDiff: 1,
    group: 'Premier League',
    form: 'WWDLL',
    status: 'same',
    description: null,
    all: { played: 12, win: 8, draw: 1, lose: 3, goals: { for: 20, against: 10 } },
    update: '2026-11-21T00:00:00+00:00',
    ...more,
  };
}

/** Fields of a fixture with this id, which kicks off at the instant. */
export const kickOff = (id: number, instant: string) => ({
  fixture: { id, timestamp: Date.parse(instant) / 1000, date: null },
});

export const league = (id: number, name: string, country: string, standings = true) => ({
  league: { id, name },
  country: { name: country },
  seasons: [{ year: 2026, current: true, coverage: { standings } }],
});

/** An answer with its envelope. */
export function answer(response: unknown[], errors: unknown = []) {
  return { get: '', parameters: {}, errors, results: response.length, paging: { current: 1, total: 1 }, response };
}
