import { describe, expect, it } from 'vitest';
import type { LineUpPlayer } from '../../../web/domain/eventDetail.ts';
import { namedPlayer, scorerSide } from '../../../web/domain/incidents.ts';
import { eventOf } from '../../support/eventOf.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const player = (name: string, id?: string): LineUpPlayer => ({
  ...(id === undefined ? {} : { id }),
  name,
  number: null,
  position: null,
  captain: false,
});

describe('player of an incident', () => {
  const starters = [player('Silva', '1'), player('Costa', '2')];
  const home = { formation: null, coach: null, starters, bench: [player('Silva', '3'), player('Nobody')] };
  const known = eventOf(matchFrom({ status: 'Finished' }), { lineUps: { home, away: null } });

  it('the player is found by id on the pitch or on the bench', () => {
    expect(namedPlayer(known, 'home', { id: '3', name: 'A. Silva' })?.id).toBe('3');
  });

  it('the player is found by name when the feed has no id', () => {
    expect(namedPlayer(known, 'home', { name: 'Costa' })?.id).toBe('2');
  });

  it('the player is not found when two players share the name', () =>
    expect(namedPlayer(known, 'home', { name: 'Silva' })).toBeNull());

  it('the player of an own goal is found on the other side', () => {
    expect(scorerSide({ kind: 'own-goal', side: 'home' })).toBe('away');
    expect(scorerSide({ kind: 'penalty', side: 'home' })).toBe('home');
  });
});
