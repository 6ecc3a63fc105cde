import { describe, expect, it } from 'vitest';
import type { MatchState } from '../../../../web/domain/match.ts';
import { concealed } from '../../../../worker/live/views/concealed.ts';
import { matchOf } from '../../../support/matchOf.ts';

/** A match that ended with goals at these minutes, negative for the away side. */
function ended(goalMinutes: number[] | undefined, ending: 'regular' | 'penalties' = 'regular'): MatchState {
  const home = goalMinutes?.filter((minute) => minute > 0).length ?? 1;
  const score = { home, away: (goalMinutes?.length ?? 1) - home };
  return { kind: 'finished', ending, score, shootOut: null, ...(goalMinutes && { goalMinutes }) };
}

describe('the worth of a hidden match', () => {
  it.each([
    ['no goals', [], 0],
    ['a lead that only grows', [10, 30, 50], 0],
    ['many goals', [10, 30, 50, 70], 1],
    ['a side that came back', [10, -30], 1],
    ['a late winner', [85], 1],
    ['a late goal that changes nothing', [10, 85], 0],
    ['a late equaliser', [10, -88], 2],
    ['all three', [10, -20, -50, 90], 3],
  ])('%s', (_, goalMinutes, worth) => {
    const { state } = concealed(matchOf({ state: ended(goalMinutes) }));
    expect(state).toEqual({ kind: 'finished', ending: 'regular', score: null, shootOut: null, worth });
  });

  it('a shoot-out counts as late drama, and does not show', () => {
    expect(concealed(matchOf({ state: ended([], 'penalties') })).state).toMatchObject({ ending: 'regular', worth: 1 });
  });

  it('nothing is made up without minutes, or for another sport', () => {
    expect(concealed(matchOf({ state: ended(undefined) })).state).not.toHaveProperty('worth');
    expect(concealed(matchOf({ sport: 'ice-hockey', state: ended([10]) })).state).not.toHaveProperty('worth');
  });
});
