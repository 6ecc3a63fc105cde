import { afterEach, expect, it, vi } from 'vitest';
import { siteWith, visitorOf } from '../../site.runtime.ts';
import { stubSource } from '../stub.runtime.ts';
import { answer, fixture } from './apiFootball.records.ts';

afterEach(() => vi.restoreAllMocks());

const leagues = answer([
  {
    league: { id: 39, name: 'Premier League', type: 'League', logo: '' },
    country: { name: 'England', code: 'GB', flag: null },
    seasons: [{ year: 2026, start: '2026-08-01', end: '2027-05-31', current: true, coverage: { standings: false } }],
  },
]);
const refusal = answer([], {
  plan: 'Free plans do not have access to this date, try from 2026-11-20 to 2026-11-22.',
});

it('asks once for the days that a plan leaves out, however many its pages want', async () => {
  const url = 'https://api-football-plan.test';
  const asked = stubSource(url, (path) => {
    if (path.startsWith('leagues')) return leagues;
    if (/date=2026-11-2[0-2]$/.test(path)) return answer([fixture(['FT', 90], [2, 0])]);
    return path.startsWith('fixtures?date=') ? refusal : answer([]);
  });
  const visit = siteWith({ LIVE_SOURCE: 'api-football', API_FOOTBALL_URL: url, API_FOOTBALL_KEY: 'secret-key' });
  const statusOf = async (path: string) => (await visit(path, visitorOf('GB'))).status;
  expect(await statusOf('/football/england/premier-league-af39/results')).toBe(200);
  await statusOf('/football/england/premier-league-af39/fixtures');
  expect(await statusOf('/?date=2026-11-27')).toBe(503);
  const days = asked.filter((path) => path.startsWith('fixtures?date=')).toSorted();
  expect(days).toEqual([20, 21, 22, 23].map((day) => `fixtures?date=2026-11-${day}`));
});
