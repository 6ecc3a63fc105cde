import { describe, expect, it } from 'vitest';
import { shortNameIn } from '../../../web/domain/named.ts';

describe('the shorter name of a team', () => {
  it('is the source’s, in both languages', () => {
    const team = { name: 'Wolverhampton Wanderers FC', short: 'Wolves' };
    expect([shortNameIn(team, 'en'), shortNameIn(team, 'nl')]).toEqual(['Wolves', 'Wolves']);
  });

  it('is none where it is no shorter, and where the Dutch name is another one', () => {
    expect(shortNameIn({ name: 'Turkey', short: 'Türkiye' }, 'en')).toBeNull();
    expect(shortNameIn({ name: 'Turkey' }, 'en')).toBeNull();
    const korea = { name: 'Korea Republic', nl: 'Zuid-Korea', short: 'South Korea' };
    expect([shortNameIn(korea, 'en'), shortNameIn(korea, 'nl')]).toEqual(['South Korea', null]);
  });
});
