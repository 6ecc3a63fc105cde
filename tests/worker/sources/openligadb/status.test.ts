import { describe, expect, it } from 'vitest';
import { goal, result } from './openligadb.records.ts';
import { ended, matchAt } from './parsed.ts';

const stateAt = (minutes: number, changes: Record<string, unknown> = {}) => matchAt(minutes, changes).state;

describe('the state of a match, from kick-off, results and time', () => {
  const touched = { lastUpdateDateTime: '2026-11-21T15:40:00' };
  it.each([
    ['is to come before the kick-off', -1, {}, { kind: 'not-started' }],
    ['waits for information after the kick-off', 20, {}, { kind: 'awaiting-info', score: null }],
    ['was put off when nobody said anything for hours', 200, {}, { kind: 'postponed' }],
    ['runs without a score that nobody entered', 20, touched, { kind: 'playing', period: 'first-half', score: null }],
    [
      'is in its first half with the score of the last goal',
      30,
      { goals: [goal([1, 1], 28), goal([1, 0], 12)] },
      { kind: 'playing', period: 'first-half', startedAt: null, score: { home: 1, away: 1 } },
    ],
    [
      'rests at half-time',
      52,
      { matchResults: [result(1, [2, 0])] },
      { kind: 'half-time', score: { home: 2, away: 0 } },
    ],
    [
      'is in its second half a quarter of an hour later',
      66,
      { matchResults: [result(1, [2, 0])] },
      { kind: 'playing', period: 'second-half', score: { home: 2, away: 0 } },
    ],
    [
      'is in its second half with a goal of it',
      70,
      { goals: [goal([1, 0], 51)] },
      { kind: 'playing', period: 'second-half', score: { home: 1, away: 0 } },
    ],
    [
      'takes the higher of results and goals, which is the newer',
      80,
      { matchResults: [result(1, [0, 0]), result(2, [1, 0])], goals: [goal([1, 0], 50), goal([2, 0], 75)] },
      { kind: 'playing', score: { home: 2, away: 0 } },
    ],
    [
      'waits for information when it should be over',
      130,
      { matchResults: [result(1, [0, 0])] },
      { kind: 'awaiting-info', score: { home: 0, away: 0 } },
    ],
    [
      'is over when its end was entered hours ago and the mark forgotten',
      240,
      { matchResults: [result(1, [0, 0]), result(2, [1, 0])] },
      { kind: 'finished', ending: 'regular', score: { home: 1, away: 0 } },
    ],
    ['is not live for ever', 600, { goals: [goal([1, 0], 12)] }, { kind: 'to-finish', score: { home: 1, away: 0 } }],
  ])('%s', (_, minutes, changes, expected) => expect(stateAt(minutes, changes)).toMatchObject(expected));
});

describe('how a match ended', () => {
  const half = result(1, [0, 0]);
  it.each([
    ['in regular time', [half, result(2, [3, 1])], { ending: 'regular', score: { home: 3, away: 1 }, shootOut: null }],
    [
      'in extra time',
      [half, result(2, [1, 1]), result(4, [3, 2])],
      { ending: 'extra-time', score: { home: 3, away: 2 }, shootOut: null },
    ],
    [
      'by penalties, counted with the goals before them',
      [half, result(2, [1, 1]), result(4, [2, 2]), result(5, [6, 5])],
      { ending: 'penalties', score: { home: 2, away: 2 }, shootOut: { home: 4, away: 3 } },
    ],
    [
      'by penalties that can only be counted alone',
      [half, result(2, [2, 2]), result(4, [2, 2]), result(5, [4, 1])],
      { ending: 'penalties', score: { home: 2, away: 2 }, shootOut: { home: 4, away: 1 } },
    ],
    [
      'by penalties whose name says that they are counted alone',
      [half, result(2, [1, 1]), result(5, [5, 4], { resultName: 'Elfmeterschießen' })],
      { ending: 'penalties', score: { home: 1, away: 1 }, shootOut: { home: 5, away: 4 } },
    ],
    [
      'by penalties after a match without goals',
      [half, result(2, [0, 0]), result(5, [3, 0])],
      { ending: 'penalties', score: { home: 0, away: 0 }, shootOut: { home: 3, away: 0 } },
    ],
    [
      'with an end that counts everything beside the result after 90 minutes',
      [result(2, [5, 4]), result(9, [1, 1], { resultName: 'nach 90 Minuten', resultTypeID: 3 }), result(5, [5, 4])],
      { ending: 'penalties', score: { home: 1, away: 1 }, shootOut: { home: 4, away: 3 } },
    ],
    [
      'after "Nachspielzeit" that changed nothing',
      [half, result(2, [1, 2]), result(3, [1, 2], { resultName: 'Nachspielzeit', resultTypeKind: 'Unknown' })],
      { ending: 'regular', score: { home: 1, away: 2 } },
    ],
    [
      'after "Nachspielzeit" that was extra time',
      [half, result(2, [1, 1]), result(3, [1, 2], { resultName: 'Nachspielzeit', resultTypeKind: 'Unknown' })],
      { ending: 'extra-time', score: { home: 1, away: 2 } },
    ],
    [
      'by kinds, where numbers and names are a league’s own',
      [
        result(11, [0, 1], { resultName: 'HZ', resultTypeKind: 'HalfTime' }),
        result(12, [2, 2], { resultName: 'Schluss', resultTypeKind: 'After90Minutes' }),
        result(14, [2, 3], { resultName: 'n.V.', resultTypeKind: 'AfterExtraTime' }),
      ],
      { ending: 'extra-time', score: { home: 2, away: 3 } },
    ],
    ['with results in any order', [result(2, [3, 1]), half], { ending: 'regular', score: { home: 3, away: 1 } }],
    ['without any result', [], { ending: 'regular', score: null, shootOut: null }],
  ])('%s', (_, results, expected) =>
    expect(stateAt(150, ended(results))).toMatchObject({ kind: 'finished', ...expected }),
  );

  it('by the goals where nobody entered a result', () => {
    expect(stateAt(150, ended([], [goal([0, 1], 9)]))).toMatchObject({ score: { home: 0, away: 1 } });
  });
});
