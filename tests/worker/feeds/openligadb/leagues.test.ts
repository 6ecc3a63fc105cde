import { expect, it } from 'vitest';
import { competitionOf, leagueId, parseLeagues, seasonAt } from '../../../../worker/feeds/openligadb/leagues.ts';
import { bundesliga } from './parsed.ts';

it('leagues are read with their seasons and countries', () => {
  expect(parseLeagues(' bl1, dfb ,em/2028@Europe')).toEqual([
    { shortcut: 'bl1', season: null, country: 'Germany' },
    { shortcut: 'dfb', season: null, country: 'Germany' },
    { shortcut: 'em', season: 2028, country: 'Europe' },
  ]);
});

it.each(['', 'bl1,?', 'bl1/26', '../x', 'bl1@'])('one unreadable league refuses the whole setting: "%s"', (text) => {
  expect(parseLeagues(text)).toBeNull();
});

it('a season begins in July', () => {
  expect(seasonAt(bundesliga, Date.parse('2026-06-30T23:00:00Z'))).toBe(2025);
  expect(seasonAt(bundesliga, Date.parse('2026-07-01T00:00:00Z'))).toBe(2026);
  expect(seasonAt({ season: 2024 }, Date.parse('2026-07-01T00:00:00Z'))).toBe(2024);
});

it('league ids have only letters and digits, and names have no season', () => {
  expect(leagueId({ shortcut: 'UEFA-cl_26' })).toBe('oluefacl26');
  const other = { shortcut: 'cl', season: 2026, country: 'Europe' };
  expect(competitionOf(other, 'UEFA Champions League 2026/2027', null).name).toBe('UEFA Champions League');
  expect(competitionOf(other, 'Emirates Cup 2026', null).name).toBe('Emirates Cup');
  expect(competitionOf(other, null, null)).toMatchObject({ name: 'cl', country: { slug: 'europe' } });
});
