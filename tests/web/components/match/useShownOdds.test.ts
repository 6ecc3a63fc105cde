import { describe, expect, it } from 'vitest';
import { openIds } from '../../../../web/components/match/useShownOdds.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const upcoming = matchFrom({ id: 'a' });
const playing = (home: string) =>
  matchFrom({ id: 'b', status: '1st half', results: { runningscore: { home, away: '0' } } });
const finished = matchFrom({ id: 'c', status: 'Finished', results: { ordinarytime: { home: '1', away: '0' } } });
const day = [upcoming, playing('0'), finished];

const NOBODY: ReadonlySet<string> = new Set();
const beside = { oddsInPlay: true };
const before = { oddsInPlay: false };

describe('the matches that there may be prices of', () => {
  it('are those before their end, and before their kick-off where the country allows no more', () => {
    expect([...openIds(day, beside, NOBODY)]).toEqual(['a', 'b']);
    expect([...openIds(day, before, NOBODY)]).toEqual(['a']);
  });

  it('are none in a country without offers', () => {
    expect(openIds(day, null, openIds(day, beside, NOBODY)).size).toBe(0);
  });

  it('are the same set after a goal, so that no price is looked at again', () => {
    const known = openIds(day, beside, NOBODY);
    expect(openIds([upcoming, playing('1'), finished], beside, known)).toBe(known);
  });

  it('are another set once a match begins, ends or is new', () => {
    const known = openIds(day, beside, NOBODY);
    expect([...openIds([playing('0'), finished], beside, known)]).toEqual(['b']);
    expect([...openIds([upcoming, matchFrom({ id: 'd' }), finished], beside, known)]).toEqual(['a', 'd']);
    expect([...openIds(day, before, known)]).toEqual(['a']);
  });
});
