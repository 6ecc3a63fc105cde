import { describe, expect, it } from 'vitest';
import { nameIn } from '../../../../web/domain/locale.ts';
import { countryOf } from '../../../../worker/feeds/normalize/country.ts';
import {
  withLocalisedName,
  withLocalisedRows,
  womensNames,
} from '../../../../worker/feeds/normalize/localisedNames.ts';
import { matchFrom } from '../../../support/wireMatch.ts';
import { knownTable } from '../../../web/domain/season/seasonOf.ts';

const competition = (name: string, country = 'World') => ({ id: 'c', name, country: countryOf('1', country, null) });

describe('Dutch names of international competitions', () => {
  it.each([
    ['FIFA World Cup', 'WK'],
    ['World Cup - Qualification Europe', 'WK-kwalificatie Europa'],
    ['WC Qualification UEFA', 'WK-kwalificatie UEFA'],
    ['World Cup - U20', 'WK onder 20'],
    ['World Cup - Women', 'WK vrouwen'],
    ['Euro Championship', 'EK'],
    ['European Championship', 'EK'],
    ['UEFA U21 Championship', 'EK onder 21'],
    ['Friendlies', 'Vriendschappelijk'],
    ['Africa Cup of Nations', 'Afrika Cup'],
    ['UEFA Nations League', 'UEFA Nations League'],
  ])('the competition %s is called %s in Dutch', (name, nl) => {
    expect(nameIn(withLocalisedName(competition(name)), 'nl')).toBe(nl);
    expect(nameIn(withLocalisedName(competition(name)), 'en')).toBe(name);
  });

  it('a competition of a country keeps its own name', () => {
    expect(withLocalisedName(competition('Friendlies', 'England'))).not.toHaveProperty('nl');
    expect(withLocalisedName(competition('Euro', 'Cyprus'))).not.toHaveProperty('nl');
  });
});

describe('Dutch names in women’s football', () => {
  it.each([
    ['Ajax Women', 'Ajax (v)'],
    ['Arsenal W', 'Arsenal (v)'],
    ['PSV Women U19', 'PSV (v) U19'],
  ])('the team %s is called %s', (name, nl) => {
    expect(womensNames(name)).toEqual({ nl });
  });

  it('a team without the mark has no name of its own', () => {
    for (const name of ['Ajax', 'Womenville FC', 'W Connection']) expect(womensNames(name)).toEqual({});
  });

  it('a competition of a country says so in Dutch', () => {
    expect(withLocalisedName(competition('EFL Cup Women', 'England'))).toMatchObject({ nl: 'EFL Cup vrouwen' });
  });
});

describe('Dutch names of national teams', () => {
  const teamIn = (name: string, country: string) => {
    const tournament = { id: 't', name: 'Friendlies', country: { id: 'c', name: country } };
    const { home } = matchFrom({ home: { id: 'h', name }, tournament });
    return [nameIn(home, 'en'), nameIn(home, 'nl')];
  };

  it.each([
    ['Czech Republic', 'Tsjechië'],
    ['Northern Ireland', 'Noord-Ierland'],
    ['USA', 'VS'],
    ['Rep. Of Ireland', 'Ierland'],
    ['Korea DPR', 'Noord-Korea'],
    ['Cape Verde Islands', 'Kaapverdië'],
    ['Netherlands U21', 'Nederland U21'],
    ['Spain W', 'Spanje (v)'],
    ['Belgium U19 W', 'België U19 (v)'],
    ['Real Madrid', 'Real Madrid'],
    ['constructor', 'constructor'],
  ])('the national team %s is called %s in Dutch', (name, nl) => {
    for (const country of ['World', 'Europe', 'International', 'South America'])
      expect(teamIn(name, country)).toEqual([name, nl]);
  });

  it('a club named like a country keeps its own name', () => {
    expect(teamIn('Jordan', 'Bulgaria')).toEqual(['Jordan', 'Jordan']);
  });

  it('national teams have Dutch names in tables too', () => {
    const tables = [knownTable(['France', 'Atlantis', 'Spain']), knownTable(['Jordan', 'Levski'])];
    const names = withLocalisedRows(tables).map(({ rows }) => rows.map(({ team }) => nameIn(team, 'nl')));
    expect(names).toEqual([
      ['Frankrijk', 'Atlantis', 'Spanje'],
      ['Jordan', 'Levski'],
    ]);
  });
});
