import { describe, expect, it } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { london } from '../site.runtime.ts';

const tournament = { id: '47', name: 'Premier League', country: { id: '2', name: 'England' } };
const TEAMS = ['Ayr', 'Bury', 'Cork', 'Derby'];
const team = (name: string) => ({ id: `t${TEAMS.indexOf(name)}`, name });

/** Each team has played each other one once, and the return matches but one. */
const PLAYED = [
  'Ayr Bury',
  'Cork Derby',
  'Ayr Cork',
  'Bury Derby',
  'Ayr Derby',
  'Bury Cork',
  'Bury Ayr',
  'Derby Cork',
  'Cork Ayr',
  'Derby Bury',
];
const WINNERS = ['Ayr', 'Cork', 'Ayr', 'Bury', 'Ayr', 'Bury', 'Bury', 'Cork', 'Ayr', 'Derby'];

const matchOf = (pair: string, index: number, changes: object) => {
  const [home = '', away = ''] = pair.split(' ');
  const start_date = new Date(Date.UTC(2026, 8, 5 + 7 * index, 15)).toISOString();
  return wireMatch({
    id: `${index + 1}`,
    round: `Round ${Math.floor(index / 2) + 1}`,
    start_date,
    tournament,
    home: team(home),
    away: team(away),
    ...changes,
  });
};

const SEASON = [
  ...PLAYED.map((pair, index) => {
    const isHome = pair.startsWith(WINNERS[index] ?? '');
    return matchOf(pair, index, {
      status: 'Finished',
      results: { runningscore: { home: Number(isHome), away: Number(!isHome) } },
    });
  }),
  matchOf('Derby Ayr', 11, { id: '11', status: 'Not started' }),
  matchOf('Cork Bury', 11, { id: '12', status: 'Not started' }),
];

const wonBy = (name: string) => WINNERS.filter((each) => each === name).length;
const rows = TEAMS.map((name, index) => ({
  ...{ rank: index + 1, team: team(name), played: 5, won: wonBy(name), drawn: 0, lost: 5 - wonBy(name) },
  ...{ for: wonBy(name), against: 5 - wonBy(name), points: 3 * wonBy(name) },
}));

const listed = (fixtures: object[]) => ({ fixtures, results: [] });

const { open } = feedSite(({ pathname, searchParams }) => {
  switch (pathname) {
    case '/v1/tournaments':
      return { tournaments: [tournament] };
    case '/v1/tournaments/47/standings':
      return { groups: [{ name: 'Premier League', rows, zones: [{ name: 'Relegation', from: 4, to: 4 }] }] };
    case '/v1/tournaments/47/events':
      return listed(SEASON);
    case '/v2/events/11':
      return SEASON.find(({ id }) => id === '11') ?? { detail: 'unknown' };
    default:
      return listed(
        SEASON.filter((each) => String(each.start_date).startsWith(searchParams.get('date') ?? '2026-11-21')),
      );
  }
});

const AYR = 'Ayr are champions if they do not lose, or if Bury do not win.';

describe('what each team needs, before the last round', () => {
  it.each([
    ['/football/england/premier-league-47/standings', true],
    ['/team/ayr-t0?competition=47', false],
    ['/match/football/derby-ayr-11/standings', false],
  ])('stands on %s, but not in spoiler-free mode', async (path, isOfAll) => {
    const { status, text } = await open(path);
    expect(status).toBe(200);
    expect(text).toContain('What each team needs');
    expect(text).toContain(AYR);
    expect(text.includes('Bury are champions only on goal difference.')).toBe(isOfAll);
    expect(text).not.toContain('too many possible results');

    const hiding = await open(path, { ...london, Cookie: 'spoilers=all' });
    expect(hiding.status).toBe(200);
    expect(hiding.text).not.toContain('Ayr are champions');
  });
});
