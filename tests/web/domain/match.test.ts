import { describe, expect, it } from 'vitest';
import { leaderOf, type MatchState } from '../../../web/domain/match.ts';

describe('leaderOf', () => {
  const score = { home: 2, away: 1 };
  const shootOut = { home: 3, away: 4 };
  const ended = { kind: 'finished', ending: 'regular', score, shootOut: null } as const;
  it.each<[string, MatchState, 'home' | 'away' | null]>([
    ['has scored more', { kind: 'half-time', score }, 'home'],
    ['is missing at a level score', { kind: 'half-time', score: { home: 1, away: 1 } }, null],
    ['is missing without a score', { kind: 'not-started' }, null],
    ['has scored more at the end', ended, 'home'],
    ['is the winner of the shoot-out for any goals', { ...ended, ending: 'penalties', shootOut }, 'away'],
    ['is the winner by decision for any goals', { ...ended, ending: 'awarded', winner: 'away' }, 'away'],
    ['is the winner without goals', { ...ended, ending: 'awarded', score: null, winner: 'home' }, 'home'],
  ])('the leading side %s', (_, state, side) => expect(leaderOf(state)).toBe(side));
});
