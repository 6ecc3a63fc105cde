import { describe, expect, it } from 'vitest';
import { leaderOf, type MatchState } from '../../../web/domain/match.ts';

describe('leaderOf', () => {
  const score = { home: 2, away: 1 };
  const shootOut = { home: 3, away: 4 };
  const ended = { kind: 'finished', ending: 'regular', score, shootOut: null } as const;
  it.each<[string, MatchState, 'home' | 'away' | null]>([
    ['has scored more', { kind: 'half-time', score }, 'home'],
    ['is none of a level score', { kind: 'half-time', score: { home: 1, away: 1 } }, null],
    ['is none without a score', { kind: 'not-started' }, null],
    ['has scored more in the end', ended, 'home'],
    ['has won the shoot-out, whatever the goals', { ...ended, ending: 'penalties', shootOut }, 'away'],
    ['has won by decision, whatever the goals', { ...ended, ending: 'awarded', winner: 'away' }, 'away'],
    ['has won without goals', { ...ended, ending: 'awarded', score: null, winner: 'home' }, 'home'],
  ])('the leading side: %s', (_, state, side) => expect(leaderOf(state)).toBe(side));
});
