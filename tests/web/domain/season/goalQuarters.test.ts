import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { goalQuarters } from '../../../../web/domain/season/goalQuarters.ts';
import { matchOf, teamOf } from '../../../support/matchOf.ts';

/** A match that ended with goals at these minutes, negative for the away side. */
function ended(id: string, goalMinutes: number[], given: Partial<Match> = {}): Match {
  const score = { home: 0, away: 0 };
  return matchOf({ id, state: { kind: 'finished', ending: 'regular', score, shootOut: null, goalMinutes }, ...given });
}

const THREE = [ended('a', [1, 15, -16, 45]), ended('b', [-46, 90]), ended('c', [105])];

describe('goals by quarter of an hour', () => {
  it('a competition counts its goals by quarter, and none of extra time', () => {
    expect(goalQuarters(THREE)).toEqual({ scored: [2, 1, 1, 1, 0, 1], conceded: null, matches: 3 });
  });

  it('a team counts its goals at home and away, and those against it', () => {
    const away = ended('d', [20, -70], { home: teamOf('3', 'Everton'), away: teamOf('1', 'Arsenal') });
    expect(goalQuarters([...THREE, away], '1')).toEqual({
      scored: [2, 0, 1, 0, 1, 1],
      conceded: [0, 2, 0, 1, 0, 0],
      matches: 4,
    });
  });

  it.each([
    ['matches without minutes', [matchOf({ id: 'x' }), matchOf({ id: 'y' }), matchOf({ id: 'z' })]],
    ['two matches', THREE.slice(0, 2)],
    ['matches without goals', [ended('a', []), ended('b', []), ended('c', [])]],
    ['matches with goals in extra time only', [ended('a', [95]), ended('b', [-105]), ended('c', [])]],
    ['another sport', THREE.map((match): Match => ({ ...match, sport: 'ice-hockey' }))],
  ])('there is no chart for %s', (_, matches) => {
    expect(goalQuarters(matches)).toBeNull();
  });
});
