import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../../../web/domain/matchGroups.ts';
import { headersOf } from '../../../../worker/feeds/apiFootball/calls.ts';
import { competitionOf, rankOf } from '../../../../worker/feeds/apiFootball/places.ts';
import { matchFrom } from './parsed.ts';

const SATURDAY: readonly (readonly [id: string, name: string, country: string])[] = [
  ['9001', 'U19 League', 'Albania'],
  ['9002', 'Serie B', 'Angola'],
  ['9003', 'Superliga', 'Albania'],
  ['79', '2. Bundesliga', 'Germany'],
  ['39', 'Premier League', 'England'],
  ['119', 'Superliga', 'Denmark'],
  ['9004', 'Club Friendlies', 'World'],
  ['9005', 'Super League Women', 'Belgium'],
  ['9006', 'Super Cup', 'Armenia'],
];

describe('API-Football competition order', () => {
  it('first divisions come before second ones, youth and friendlies last', () => {
    const matches = SATURDAY.map(([id, name, country]) => ({
      ...matchFrom(),
      id,
      competition: competitionOf(id, name, country, null),
    }));
    const groups = groupsOf(matches, { filter: 'all', topIds: [], locale: 'en' });
    expect(groups.map(({ competition: { name, country } }) => `${country.names.en} ${name}`)).toEqual([
      ...['England Premier League', 'Denmark Superliga', 'Germany 2. Bundesliga', 'Albania Superliga'],
      ...['Armenia Super Cup', 'Angola Serie B', 'Belgium Super League Women', 'Albania U19 League'],
      ...['International Club Friendlies'],
    ]);
  });

  it.each(['Liga 1', 'Super League', 'Primera Division', '1. Liga', 'Premier League', 'Liga I', 'Divizia Nationala'])(
    '%s counts as a first division',
    (name) => expect(rankOf('99999', name)).toBe(300),
  );
});

it('the key of API-Football goes in its header, RapidAPI’s in its own', () => {
  expect(headersOf('k', 'https://v3.football.api-sports.io')).toEqual({ 'x-apisports-key': 'k' });
  expect(headersOf('k', 'https://api-football-v1.p.rapidapi.com/v3')).toEqual({
    'x-rapidapi-key': 'k',
    'x-rapidapi-host': 'api-football-v1.p.rapidapi.com',
  });
  expect(headersOf('k', 'https://rapidapi.com.example.org/v3')).toEqual({ 'x-apisports-key': 'k' });
});
