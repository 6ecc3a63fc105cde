import { expect, it } from 'vitest';
import type { MatchState } from '../../../web/domain/match.ts';
import { DoubtfulEnds } from '../../../worker/live/doubtfulEnds.ts';
import { matchOf } from '../../support/matchOf.ts';

const KICK_OFF = Date.parse('2026-11-28T15:00:00Z');
const MINUTE = 60_000;
const END = KICK_OFF + 110 * MINUTE;

const withState = (state: MatchState) => matchOf({ kickOff: KICK_OFF, state });
const finished = withState({ kind: 'finished', ending: 'regular', score: { home: 2, away: 1 }, shootOut: null });
const playing = (period: 'second-half' | 'extra-time-first-half') =>
  withState({ kind: 'playing', period, startedAt: null, score: { home: 2, away: 1 } });

it('DoubtfulEnds keeps a match finished until its end is gone for five minutes', () => {
  const ends = new DoubtfulEnds();
  const states = Array.from({ length: 11 }, (_, index) => {
    return ends.confirmed(playing('second-half'), finished, END + index * 30_000).state.kind;
  });
  expect(states).toEqual([...Array.from({ length: 10 }, () => 'finished'), 'playing']);
});

it('DoubtfulEnds counts an answer that is read again once', () => {
  const ends = new DoubtfulEnds();
  for (let read = 0; read < 9; read += 1) ends.confirmed(playing('second-half'), finished, END);
  expect(ends.confirmed(playing('second-half'), finished, END + 6 * MINUTE).state.kind).toBe('finished');
});

it('DoubtfulEnds keeps the known match of a list, and takes the others', () => {
  const other = matchOf({ id: 'other', kickOff: KICK_OFF });
  const believed = new DoubtfulEnds().confirmedAll([playing('second-half'), other], [finished], END);
  expect(believed).toEqual([finished, other]);
});

it('DoubtfulEnds believes extra time after an end at once', () => {
  const ends = new DoubtfulEnds();
  expect(ends.confirmed(playing('extra-time-first-half'), finished, END).state.kind).toBe('playing');
});
