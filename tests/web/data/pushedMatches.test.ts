import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pushedMatches, SAME_TIME_MS } from '../../../web/data/pushedMatches.ts';
import type { Match } from '../../../web/domain/match.ts';
import { countersOf, type Snapshot } from '../../../web/domain/snapshot.ts';
import { matchOf } from '../../support/matchOf.ts';

const playing = (home: number, id = '7') =>
  matchOf({ id, state: { kind: 'playing', period: 'first-half', startedAt: 1, score: { home, away: 0 } } });
const finished = matchOf({
  state: { kind: 'finished', ending: 'regular', score: { home: 1, away: 0 }, shootOut: null },
});

const listOf = (matches: Match[], asOf: number, more: Partial<Snapshot> = {}): Snapshot => {
  return { version: 'v1', asOf, stale: false, incomplete: false, matches, counters: countersOf(matches), ...more };
};
const scoreIn = ({ matches }: Snapshot, place = 0) => {
  const state = matches[place]?.state;
  return state !== undefined && 'score' in state ? state.score?.home : null;
};

let joined: ReturnType<typeof pushedMatches>['joined'];
let note: ReturnType<typeof pushedMatches>['note'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  ({ joined, note } = pushedMatches(() => performance.now()));
});

describe('pushedMatches', () => {
  it('pushedMatches shows a pushed match at once and keeps the other match objects', () => {
    const list = listOf([playing(0), playing(0, '8')], 100);
    note(playing(1), 200);
    const shown = joined(list);
    expect([scoreIn(shown), scoreIn(shown, 1)]).toEqual([1, 0]);
    expect(shown.matches[1]).toBe(list.matches[1]);
  });

  it('pushedMatches updates the counters when a pushed match has ended', () => {
    note(finished, 200);
    expect(joined(listOf([playing(1), playing(0, '8')], 100)).counters).toMatchObject({
      all: 2,
      live: 1,
      finished: 1,
    });
  });

  it('pushedMatches clears the version, so that the server sends the whole list', () => {
    note(playing(1), 200);
    expect(joined(listOf([playing(0)], 100)).version).toBe('');
  });

  // A push at 200 is worth two goals, and the answer of the list one.
  it.each([
    ['shows a push over an older answer of another isolate', 150, 0, false, 2],
    ['shows a push over an answer of its time', 199 + SAME_TIME_MS, 0, false, 2],
    ['shows a newer answer, such as one with a cancelled goal', 200 + SAME_TIME_MS, 0, false, 1],
    ['keeps a push for fifteen seconds', 150, 15_000, false, 2],
    ['shows a late answer after fifteen seconds', 150, 15_001, false, 1],
    ['keeps a push for longer than a stale answer', 150, 15_001, true, 2],
  ])('pushedMatches %s', (_, asOf, wait, stale, shown) => {
    note(playing(2), 200);
    vi.advanceTimersByTime(wait);
    expect(scoreIn(joined(listOf([playing(1)], asOf, { stale })))).toBe(shown);
  });
});
