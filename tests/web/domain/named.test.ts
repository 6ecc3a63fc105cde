import { describe, expect, it } from 'vitest';
import { shortNameIn } from '../../../web/domain/named.ts';

describe('short team name', () => {
  it('the source’s short name appears in both languages', () => {
    const team = { name: 'Wolverhampton Wanderers FC', short: 'Wolves' };
    expect([shortNameIn(team, 'en'), shortNameIn(team, 'nl')]).toEqual(['Wolves', 'Wolves']);
  });
});
