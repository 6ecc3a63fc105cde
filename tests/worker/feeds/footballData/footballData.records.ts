/** Records in the shape of football-data.org v4. The default is an upcoming Premier League match. */

type Goals = [home: number, away: number];

const pair = (goals: Goals | null) => ({ home: goals?.[0] ?? null, away: goals?.[1] ?? null });

export const HOME = {
  id: 64,
  name: 'Liverpool FC',
  shortName: 'Liverpool',
  tla: 'LIV',
  crest: 'https://crests.football-data.org/64.png',
};
export const AWAY = {
  id: 57,
  name: 'Arsenal FC',
  shortName: 'Arsenal',
  tla: 'ARS',
  crest: 'https://crests.football-data.org/57.png',
};

/** The node `score`. */
export function score(fullTime: Goals | null, halfTime: Goals | null = null, more: Record<string, unknown> = {}) {
  return { winner: null, duration: 'REGULAR', fullTime: pair(fullTime), halfTime: pair(halfTime), ...more };
}

/** The node `score` of a match decided by a shoot-out. */
export function shootOut(fullTime: Goals, parts: Record<string, Goals>) {
  const nodes = Object.fromEntries(Object.entries(parts).map(([name, goals]) => [name, pair(goals)]));
  return score(fullTime, [0, 0], { duration: 'PENALTY_SHOOTOUT', ...nodes });
}

export function match(status = 'TIMED', changes: Record<string, unknown> = {}) {
  return {
    area: { id: 2072, name: 'England', code: 'ENG', flag: null },
    competition: { id: 2021, name: 'Premier League', code: 'PL', type: 'LEAGUE', emblem: '' },
    season: { id: 1, startDate: '2026-08-14', endDate: '2027-05-23', currentMatchday: 12, winner: null },
    id: 500_001,
    utcDate: '2026-11-21T15:00:00Z',
    status,
    matchday: 12,
    stage: 'REGULAR_SEASON',
    group: null,
    lastUpdated: '2026-11-21T15:40:00Z',
    homeTeam: HOME,
    awayTeam: AWAY,
    score: score(null),
    odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
    referees: [],
    ...changes,
  };
}

const person = (id: number | null, name: string | null) => ({ id, name });

export function goal(team: { id: number }, minute: number, after: Goals | null, more: Record<string, unknown> = {}) {
  return {
    minute,
    injuryTime: null,
    type: 'REGULAR',
    team: { id: team.id },
    scorer: person(3754, 'Mohamed Salah'),
    assist: null,
    score: after === null ? null : pair(after),
    ...more,
  };
}

export function listed(id: number, name: string, position: string | null) {
  return { id, name, position, shirtNumber: id % 100 };
}

export function row(position: number, id: number, name: string) {
  const team = { id, name, shortName: name.replace(/ FC$/, ''), tla: 'XXX', crest: '' };
  const counts = { playedGames: 12, form: 'W,D,L', won: 7, draw: 2, lost: 3, points: 23 };
  return { position, team, ...counts, goalsFor: 20, goalsAgainst: 11, goalDifference: 9 };
}

/** A refusal in the source’s words. */
export function refusal(status: number, message: string, headers: Record<string, string> = {}) {
  return Response.json({ message, errorCode: status }, { status, headers });
}
