import { expect, it } from 'vitest';
import { nameIn } from '../../../../web/domain/locale.ts';
import { englishRegion } from '../../../../worker/feeds/openligadb/germanNames.ts';
import { competitionOf } from '../../../../worker/feeds/openligadb/leagues.ts';
import { parseMatch } from '../../../../worker/feeds/openligadb/parseMatch.ts';
import { record, team } from './openligadb.records.ts';
import { contextAt } from './parsed.ts';

it.each([
  ['Deutschland', 'Germany'],
  ['Niederlande', 'Netherlands'],
  ['Österreich', 'Austria'],
  ['Schottland', 'Scotland'],
  ['Türkei', 'Turkey'],
  ['Südkorea', 'South Korea'],
  ['Weißrussland', 'Belarus'],
  ['DR Kongo', 'Congo DR'],
  ['Europa', 'Europe'],
  ['England', 'England'],
  ['USA', 'USA'],
  ['FC Bayern München', 'FC Bayern München'],
  ['constructor', 'constructor'],
])('the name %s becomes %s', (german, english) => expect(englishRegion(german)).toBe(english));

it.each([
  ['Fußball-Weltmeisterschaft 2026', 'World Cup', 'WK'],
  ['WM 2026', 'World Cup', 'WK'],
  ['UEFA EURO 2028', 'European Championship', 'EK'],
  ['EM-Qualifikation 2028', 'European Championship - Qualification', 'EK-kwalificatie'],
  ['Frauen-EM 2029', "UEFA Women's Championship", 'EK vrouwen'],
  ['UEFA Nations League 2026/2027', 'UEFA Nations League', 'UEFA Nations League'],
  ['Emirates Cup', 'Emirates Cup', 'Emirates Cup'],
])('the competition %s becomes %s and %s', (leagueName, en, nl) => {
  const competition = competitionOf({ shortcut: 'x', season: 2026, country: 'Europa' }, leagueName, null);
  expect(competition.country).toMatchObject({ slug: 'europe', names: { nl: 'Europa' } });
  expect([nameIn(competition, 'en'), nameIn(competition, 'nl')]).toEqual([en, nl]);
});

it('national teams are named in both languages', () => {
  const league = { shortcut: 'em', season: 2028, country: 'Europe' };
  const context = { ...contextAt(-60), competitionOf: () => competitionOf(league, 'EM 2028', null) };
  const teams = { team1: team(1, 'Deutschland'), team2: team(2, 'Türkei') };
  const parsed = parseMatch(record(teams), context);
  expect(parsed).toMatchObject({
    value: { match: { home: { name: 'Germany', nl: 'Duitsland' }, away: { name: 'Turkey', nl: 'Turkije' } } },
  });
});
