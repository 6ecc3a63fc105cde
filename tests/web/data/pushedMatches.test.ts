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

  it('pushedMatches keeps a pushed score over an older answer of another isolate', () => {
    note(playing(2), 200);
    expect(scoreIn(joined(listOf([playing(1)], 150)))).toBe(2);
  });

  it('pushedMatches prefers a newer answer, such as one with a cancelled goal', () => {
    note(playing(2), 200);
    expect(scoreIn(joined(listOf([playing(1)], 200 + SAME_TIME_MS)))).toBe(1);
  });

  it('pushedMatches prefers a late answer unless it is stale', () => {
    note(playing(2), 200);
    vi.advanceTimersByTime(15_001);
    expect(scoreIn(joined(listOf([playing(1)], 150)))).toBe(1);
    expect(scoreIn(joined(listOf([playing(1)], 150, { stale: true })))).toBe(2);
  });

  it('pushedMatches clears the version, so that the server sends the whole list', () => {
    note(playing(1), 200);
    expect(joined(listOf([playing(0)], 100)).version).toBe('');
  });

  it('pushedMatches keeps a pushed match for fifteen seconds after its last push', () => {
    note(playing(1), 200);
    vi.advanceTimersByTime(14_000);
    expect(scoreIn(joined(listOf([playing(2)], 150)))).toBe(1);
    vi.advanceTimersByTime(1_001);
    expect(scoreIn(joined(listOf([playing(2)], 150)))).toBe(2);
  });
});
