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

describe('matches with odds', () => {
  it('a match has odds until its end, or until kick-off where the country says so', () => {
    expect([...openIds(day, beside, NOBODY)]).toEqual(['a', 'b']);
    expect([...openIds(day, before, NOBODY)]).toEqual(['a']);
  });

  it('no match has odds in a country without offers', () => {
    expect(openIds(day, null, openIds(day, beside, NOBODY)).size).toBe(0);
  });

  it('a goal gives the same set, so prices are not read again', () => {
    const known = openIds(day, beside, NOBODY);
    expect(openIds([upcoming, playing('1'), finished], beside, known)).toBe(known);
  });

  it('the set changes when a match begins, ends or appears', () => {
    const known = openIds(day, beside, NOBODY);
    expect([...openIds([playing('0'), finished], beside, known)]).toEqual(['b']);
    expect([...openIds([upcoming, matchFrom({ id: 'd' }), finished], beside, known)]).toEqual(['a', 'd']);
    expect([...openIds(day, before, known)]).toEqual(['a']);
  });
});
