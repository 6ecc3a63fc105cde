import { describe, expect, it } from 'vitest';
import { shortNameIn } from '../../../web/domain/named.ts';

describe('short team name', () => {
  it('the source’s short name appears in both languages', () => {
    const team = { name: 'Wolverhampton Wanderers FC', short: 'Wolves' };
    expect([shortNameIn(team, 'en'), shortNameIn(team, 'nl')]).toEqual(['Wolves', 'Wolves']);
  });

  it('a short name is unused when it is no shorter or the Dutch name differs', () => {
    expect(shortNameIn({ name: 'Turkey', short: 'Türkiye' }, 'en')).toBeNull();
    expect(shortNameIn({ name: 'Turkey' }, 'en')).toBeNull();
    const korea = { name: 'Korea Republic', nl: 'Zuid-Korea', short: 'South Korea' };
    expect([shortNameIn(korea, 'en'), shortNameIn(korea, 'nl')]).toEqual(['South Korea', null]);
  });
});
