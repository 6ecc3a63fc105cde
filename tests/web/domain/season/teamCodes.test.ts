import { describe, expect, it } from 'vitest';
import { teamCodes } from '../../../../web/domain/season/teamCodes.ts';

describe('teamCodes', () => {
  it('a name of three words has the code of their first letters', () => {
    expect(teamCodes(['West Ham United', 'Brighton & Hove Albion', 'Paris Saint-Germain'])).toEqual([
      'WHU',
      'BHA',
      'PSG',
    ]);
  });

  it('teams that share a first word have different codes', () => {
    expect(teamCodes(['Manchester City', 'Manchester United'])).toEqual(['MCI', 'MUN']);
  });
});
