import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { countersOf, type Snapshot } from '../../../web/domain/snapshot.ts';
import { SAME_TIME_MS } from '../../../web/push/patch.ts';
import { toldMatches } from '../../../web/push/toldMatches.ts';
import { matchOf } from '../../worker/matchOf.ts';

const playing = (home: number, id = '7') =>
  matchOf({ id, state: { kind: 'playing', period: 'first-half', startedAt: 1, score: { home, away: 0 } } });
const finished = matchOf({
  state: { kind: 'finished', ending: 'regular', score: { home: 1, away: 0 }, shootOut: null },
});

const listOf = (matches: Match[], asOf: number, more: Partial<Snapshot> = {}): Snapshot => {
  return { version: 'v1', asOf, stale: false, incomplete: false, matches, counters: countersOf(matches), ...more };
};
const patchOf = ({ id, state, redCards, correctedAt, kickOff }: Match, at: number) => {
  return { id, state, redCards, correctedAt, kickOff, at };
};
const scoreIn = ({ matches }: Snapshot, place = 0) => {
  const state = matches[place]?.state;
  return state !== undefined && 'score' in state ? state.score?.home : null;
};

let joined: ReturnType<typeof toldMatches>[0];
let note: ReturnType<typeof toldMatches>[1];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  [joined, note] = toldMatches(() => performance.now());
});
afterEach(() => vi.useRealTimers());

describe('what a page has been told of matches', () => {
  it('is shown at once; the other matches stay the objects that they are', () => {
    const list = listOf([playing(0), playing(0, '8')], 100);
    note(patchOf(playing(1), 200));
    const shown = joined(list);
    expect([scoreIn(shown), scoreIn(shown, 1)]).toEqual([1, 0]);
    expect(shown.matches[1]).toBe(list.matches[1]);
  });

  it('changes nothing where it says what is shown, so that nothing is drawn or read out again', () => {
    const list = listOf([playing(1)], 100);
    note(patchOf(playing(1), 200));
    expect(joined(list)).toBe(list);
  });

  it('has the counters follow: what has ended is not live', () => {
    note(patchOf(finished, 200));
    expect(joined(listOf([playing(1), playing(0, '8')], 100)).counters).toMatchObject({
      ...{ all: 2, live: 1, finished: 1 },
    });
  });

  it('stays over an answer of an isolate that is behind: a match never goes back', () => {
    note(patchOf(playing(2), 200));
    expect(scoreIn(joined(listOf([playing(1)], 150)))).toBe(2);
  });

  it('gives way to an answer that is newer: a goal that was taken back since is taken back', () => {
    note(patchOf(playing(2), 200));
    expect(scoreIn(joined(listOf([playing(1)], 200 + SAME_TIME_MS)))).toBe(1);
  });

  it('stays over an answer that is dated a little later: it may have been asked for before', () => {
    note(patchOf(playing(2), 200));
    expect(scoreIn(joined(listOf([playing(1)], 199 + SAME_TIME_MS)))).toBe(2);
  });

  it('gives way to any answer that comes so late that no cache can be behind, but not to one that says it is', () => {
    note(patchOf(playing(2), 200));
    vi.advanceTimersByTime(15_001);
    expect(scoreIn(joined(listOf([playing(1)], 150)))).toBe(1);
    expect(scoreIn(joined(listOf([playing(1)], 150, { stale: true })))).toBe(2);
  });

  it('makes the list one that the server has no version of, so that it is answered whole', () => {
    note(patchOf(playing(1), 200));
    expect(joined(listOf([playing(0)], 100)).version).toBe('');
  });

  it('is left out where another version of the site says what this one can’t read', () => {
    const strange = JSON.parse(JSON.stringify({ ...patchOf(playing(1), 200), state: { kind: 'on-fire' } }));
    note(strange);
    const list = listOf([playing(0)], 100);
    expect(joined(list)).toBe(list);
  });

  it('goes over what is polled for fifteen seconds from what was told last of the match', () => {
    note(patchOf(playing(1), 200));
    vi.advanceTimersByTime(14_000);
    expect(scoreIn(joined(listOf([playing(2)], 150)))).toBe(1);
    vi.advanceTimersByTime(1_001);
    expect(scoreIn(joined(listOf([playing(2)], 150)))).toBe(2);
  });
});
