import { describe, expect, it } from 'vitest';
import { countryOf } from '../../../../worker/feeds/normalize/country.ts';
import { teamFrom } from '../../../../worker/feeds/normalize/fields.ts';
import { sportOf } from '../../../../worker/feeds/oddsApi/calls.ts';
import { eventOf } from '../../../../worker/feeds/oddsApi/oddsOfEvent.ts';
import { parseAliases } from '../../../../worker/feeds/oddsApi/settings.ts';
import { teamNamesWith } from '../../../../worker/feeds/oddsApi/teamNames.ts';
import spellings from './teamSpellings.json' with { type: 'json' };

const KICK_OFF = Date.parse('2026-11-21T15:00:00Z');
const MINUTE = 60_000;
const namesOf = teamNamesWith([]);

const team = (given: { id: string; name: string; short?: string }) => teamFrom({ ...given, logo: null });

const event = (home_team: string, away_team: string, minutes = 0) => ({
  id: `${home_team} ${minutes}`,
  commence_time: KICK_OFF + minutes * MINUTE,
  home_team,
  away_team,
  bookmakers: null,
});

describe('team names in The Odds API', () => {
  it.each([
    ['1. FC Köln', 'FC Koln'],
    ["Borussia M'gladbach", 'Borussia Monchengladbach'],
    ['Brighton & Hove Albion FC', 'Brighton and Hove Albion'],
    ['Wolves', 'Wolverhampton Wanderers FC'],
    ['FC St. Pauli', 'St Pauli'],
    ['West Brom', 'West Bromwich Albion'],
    ['FC', 'FC'],
  ])('the team %s matches %s', (one, other) => expect(namesOf(one)).toBe(namesOf(other)));

  it.each([
    ['AC Milan', 'Inter Milan'],
    ['Manchester United', 'Manchester City'],
    ['Bayern Munich', 'Bayern Munich II'],
    ['Arsenal', 'Arsenal W'],
    ['Club Brugge', 'Cercle Brugge'],
    ['Ajax', 'Jong Ajax'],
    ['Real Sociedad', 'Real Sociedad B'],
    ['Sporting Gijón', 'Sporting CP'],
    ['Paris FC', 'Paris Saint-Germain FC'],
    ['Atletico-MG', 'Atletico Paranaense'],
    ['Guinea', 'Guinea-Bissau'],
    ['South Korea', 'North Korea'],
    ['Congo', 'DR Congo'],
    ['Brazil', 'Brazil W'],
  ])('the team %s does not match %s', (one, other) => expect(namesOf(one)).not.toBe(namesOf(other)));

  it('aliases from the settings extend the known ones', () => {
    const own = teamNamesWith(parseAliases('Die Roten = Bayern Munich; Elf von Nebenan=SV Nachbar') ?? []);
    expect(own('Die Roten')).toBe(own('FC Bayern München'));
    expect(own('SV Nachbar')).toBe(own('Elf von Nebenan'));
  });

  it.each(['Bayern', 'A=', '=B', 'A=B; C'])('an alias setting of "%s" is refused', (text) => {
    expect(parseAliases(text)).toBeNull();
  });
});

const [bayern, koln] = [team({ id: 'x1', name: 'FC Bayern München' }), team({ id: 'x2', name: '1. FC Köln' })];
it.each([
  ['the same teams at the same time', [event('Bayern Munich', '1. FC Köln')], true],
  ['a kick-off that moved a little', [event('Bayern Munich', 'FC Köln', 30)], true],
  ['one among others', [event('Mainz', 'Augsburg'), event('Bayern Munich', 'Koln')], true],
  ['another kick-off', [event('Bayern Munich', '1. FC Köln', 31)], false],
  ['the sides the other way round', [event('1. FC Köln', 'Bayern Munich')], false],
  ['one other team', [event('Bayern Munich', 'Fortuna Köln')], false],
  ['two that fit', [event('Bayern Munich', 'Koln'), event('Bayern Munich', 'Koln', 10)], false],
  ['nothing', [], false],
])('a match is found by %s (%#)', (_, events, isFound) => {
  expect(eventOf({ kickOff: KICK_OFF, home: bayern, away: koln }, events, namesOf) !== null).toBe(isFound);
});

/**
 * Team names in football-data.org (long and short), API-Football and The Odds API: a row per team, a table per competition. Most
 * teams with the same name everywhere are left out.
 */
const teamsOf = (table: readonly string[]) =>
  table.map((row) => {
    const [name = '', short = '', apiFootball = '', oddsApi = ''] = row.split(' | ');
    return { footballData: { id: 'x', name, short }, apiFootball: { id: 'x', name: apiFootball }, oddsApi };
  });

describe.each(Object.entries(spellings))('prices of a league (%s)', (_, table) => {
  const teams = teamsOf(table);
  // Each team plays the next one, and all events of The Odds API start at the same time.
  const events = teams.map(({ oddsApi }, index) => event(oddsApi, teams[(index + 1) % teams.length]?.oddsApi ?? ''));

  it.each(['footballData', 'apiFootball'] as const)('every match of %s finds its own event only', (source) => {
    for (const [index, home] of teams.entries()) {
      const away = teams[(index + 1) % teams.length];
      if (away === undefined) throw new Error('no team');
      const match = { kickOff: KICK_OFF, home: team(home[source]), away: team(away[source]) };
      expect(eventOf(match, events, namesOf)?.id, `${home.oddsApi} – ${away.oddsApi}`).toBe(events[index]?.id);
      const others = events.filter((each) => each !== events[index]);
      expect(eventOf(match, others, namesOf)).toBeNull();
      const turned = { ...match, home: match.away, away: match.home };
      expect(eventOf(turned, events, namesOf)).toBeNull();
    }
  });
});

it.each([
  ['Bundesliga', 'Germany', 'soccer_germany_bundesliga'],
  ['Bundesliga', 'Austria', null],
  ['Serie A', 'Italy', 'soccer_italy_serie_a'],
  ['Serie A', 'Brazil', 'soccer_brazil_campeonato'],
  ['Serie A', 'Ecuador', null],
  ['Primera Division', 'Spain', 'soccer_spain_la_liga'],
  ['UEFA Champions League', 'Europe', 'soccer_uefa_champs_league'],
  ['Premier League', 'Ukraine', null],
  ['Copa Libertadores', 'South America', 'soccer_conmebol_copa_libertadores'],
  ['UEFA Nations League', 'International', 'soccer_uefa_nations_league'],
  ['Euro Championship', 'International', 'soccer_uefa_european_championship'],
])('the competition %s of %s has the sport key %s', (name, country, sport) => {
  expect(sportOf({ name, country: countryOf('c', country, null) })).toBe(sport);
});
