import { describe, expect, it } from 'vitest';
import { openIds } from '../../../../web/components/match/useShownOdds.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const playing = matchFrom({ id: 'b', status: '1st half', results: { runningscore: { home: '0', away: '0' } } });
const finished = matchFrom({ id: 'c', status: 'Finished', results: { ordinarytime: { home: '1', away: '0' } } });
const day = [matchFrom({ id: 'a' }), playing, finished];

describe('matches with odds', () => {
  it('a match has odds until it ends, or until kick-off without odds in play', () => {
    expect([...openIds(day, { oddsInPlay: true })]).toEqual(['a', 'b']);
    expect([...openIds(day, { oddsInPlay: false })]).toEqual(['a']);
  });

  it('no match has odds in a country without offers', () => {
    expect(openIds(day, null).size).toBe(0);
  });
});
