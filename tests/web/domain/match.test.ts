import { describe, expect, it } from 'vitest';
import { leaderOf, type MatchState, OFF_KINDS, phaseOf } from '../../../web/domain/match.ts';
import { matchSchema } from '../../../web/domain/matchSchemas.ts';

it('each state that is off is named as called off, unless nobody reported on it', () => {
  const kinds = matchSchema.entries.state.options.flatMap(({ entries: { kind } }) =>
    'options' in kind ? kind.options : [kind.literal],
  );
  const off = kinds.filter(
    (kind) => phaseOf({ state: { kind, text: '', period: 'first-half' } as MatchState, sport: 'football' }) === 'off',
  );
  expect(off.toSorted()).toEqual([...OFF_KINDS, 'unreported'].toSorted());
});

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
