import { describe, expect, it } from 'vitest';
import { openIds } from '../../../../web/components/match/useShownOdds.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const upcoming = matchFrom({ id: 'a' });
const playing = (home: string) =>
  matchFrom({ id: 'b', status: '1st half', results: { runningscore: { home, away: '0' } } });
const finished = matchFrom({ id: 'c', status: 'Finished', results: { ordinarytime: { home: '1', away: '0' } } });
const day = [upcoming, playing('0'), finished];

const NO_IDS: ReadonlySet<string> = new Set();
const withOddsInPlay = { oddsInPlay: true };
const withoutOddsInPlay = { oddsInPlay: false };

describe('matches with odds', () => {
  it('a match has odds until it ends, or until kick-off without odds in play', () => {
    expect([...openIds(day, withOddsInPlay, NO_IDS)]).toEqual(['a', 'b']);
    expect([...openIds(day, withoutOddsInPlay, NO_IDS)]).toEqual(['a']);
  });

  it('no match has odds in a country without offers', () => {
    expect(openIds(day, null, openIds(day, withOddsInPlay, NO_IDS)).size).toBe(0);
  });

  it('a goal gives the same set, so prices are not read again', () => {
    const known = openIds(day, withOddsInPlay, NO_IDS);
    expect(openIds([upcoming, playing('1'), finished], withOddsInPlay, known)).toBe(known);
  });

  it('the set changes when a match begins, ends or appears', () => {
    const known = openIds(day, withOddsInPlay, NO_IDS);
    expect([...openIds([playing('0'), finished], withOddsInPlay, known)]).toEqual(['b']);
    expect([...openIds([upcoming, matchFrom({ id: 'd' }), finished], withOddsInPlay, known)]).toEqual(['a', 'd']);
    expect([...openIds(day, withoutOddsInPlay, known)]).toEqual(['a']);
  });
});
