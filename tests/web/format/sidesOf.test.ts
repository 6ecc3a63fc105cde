import { describe, expect, it } from 'vitest';
import { sidesOf } from '../../../web/format/teamNames.ts';
import { matchOf } from '../../support/matchOf.ts';

const { competition } = matchOf();
const NBA = { ...competition, country: { ...competition.country, slug: 'usa' } };

describe('order of the sides', () => {
  it('an American reads the away side of an American basketball match first', () => {
    const match = matchOf({ sport: 'basketball', competition: NBA });
    expect(sidesOf(match, { country: 'US', locale: 'en' })).toEqual(['away', 'home']);
    expect(sidesOf(match, { country: 'CA', locale: 'en' })).toEqual(['away', 'home']);
  });
});
