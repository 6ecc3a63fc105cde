import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { goalCompetition } from '../../../web/format/teamNames.ts';
import { matchFrom } from '../../support/wireMatch.ts';

describe('goalCompetition', () => {
  it('names the sport of a goal that is not a football goal', () => {
    const tournament = { id: 't2', name: 'NHL', country: { id: 'c2', name: 'USA' } };
    const match = matchFrom({ sport: '5', tournament }, 'ice-hockey');
    expect(goalCompetition(match, translator('en'))).toBe('Ice hockey · NHL');
    expect(goalCompetition(match, translator('nl'))).toBe('IJshockey · NHL');
  });
});
