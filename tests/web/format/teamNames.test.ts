import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { goalCompetition, shortened, sidesOf } from '../../../web/format/teamNames.ts';
import { matchOf } from '../../support/matchOf.ts';
import { matchFrom } from '../../support/wireMatch.ts';

describe('short team names', () => {
  it('names use the source’s short name in the language of the full name', () => {
    const team = { name: 'Borussia Mönchengladbach', short: 'M’gladbach' };
    expect([shortened(team, 'en')?.name, shortened(team, 'nl')?.name]).toEqual(['M’gladbach', 'M’gladbach']);
    expect(shortened({ ...team, nl: 'Borussia uit Gladbach' }, 'nl')?.name).toBe('Borussia Mönchengladbach');
  });
});

describe('goalCompetition', () => {
  it('names the sport of a goal that is not a football goal', () => {
    const tournament = { id: 't2', name: 'NHL', country: { id: 'c2', name: 'USA' } };
    const match = matchFrom({ sport: '5', tournament }, 'ice-hockey');
    expect(goalCompetition(match, translator('en'))).toBe('Ice hockey · NHL');
    expect(goalCompetition(match, translator('nl'))).toBe('IJshockey · NHL');
  });
});

const { competition } = matchOf();
const NBA = { ...competition, country: { ...competition.country, slug: 'usa' } };

describe('order of the sides', () => {
  it('an American reads the away side of an American basketball match first', () => {
    const match = matchOf({ sport: 'basketball', competition: NBA });
    expect(sidesOf(match, { country: 'US', locale: 'en' })).toEqual(['away', 'home']);
    expect(sidesOf(match, { country: 'CA', locale: 'en' })).toEqual(['away', 'home']);
  });
});
