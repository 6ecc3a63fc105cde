import { describe, expect, it } from 'vitest';
import { stateText } from '../stateText.ts';
import { goal, result } from './openligadb.records.ts';
import { ended, matchAt } from './parsed.ts';

const stateAt = (minutes: number, changes: Record<string, unknown> = {}) => matchAt(minutes, changes).state;

/** The results of a match: `1:0-0 2:1-0` are half-time and end. */
const resultsOf = (text: string) =>
  Array.from(text.matchAll(/(\d+):(\d+)-(\d+)/g), ([, type, home, away]) =>
    result(Number(type), [Number(home), Number(away)]),
  );

describe('OpenLigaDB state', () => {
  const touched = { lastUpdateDateTime: '2026-11-21T15:40:00' };
  it.each([
    ['is upcoming before the kick-off', -1, {}, 'not-started'],
    ['waits for information after the kick-off', 20, {}, 'awaiting-info'],
    ['is unreported after hours without news', 180, {}, 'unreported'],
    ['runs without a score when no score was entered', 49, touched, 'first-half'],
    [
      'is in its first half with the score of the last goal',
      30,
      { goals: [goal([1, 1], 28), goal([1, 0], 12)] },
      'first-half 1-1',
    ],
    [
      'is in its first half where both results are kept up to date from the kick-off',
      25,
      { matchResults: resultsOf('2:1-0 1:1-0') },
      'first-half 1-0',
    ],
    ['rests at half-time', 45, { matchResults: resultsOf('1:2-0') }, 'half-time 2-0'],
    ['is in its second half a quarter of an hour later', 62, { matchResults: resultsOf('1:2-0') }, 'second-half 2-0'],
    ['is in its second half with a goal of it', 62, { goals: [goal([1, 0], 46)] }, 'second-half 1-0'],
    [
      'waits for information after a first half without a result',
      62,
      { goals: [goal([1, 0], 45)] },
      'awaiting-info 1-0',
    ],
    ['waits for information after a second half of goals', 115, { goals: [goal([1, 0], 46)] }, 'awaiting-info 1-0'],
    [
      'takes the higher of results and goals, which is the newer',
      80,
      { matchResults: resultsOf('1:0-0 2:1-0'), goals: [goal([1, 0], 50), goal([2, 0], 75)] },
      'second-half 2-0',
    ],
    ['waits for information when it should be over', 115, { matchResults: resultsOf('1:0-0') }, 'awaiting-info 0-0'],
    [
      'is over when its end was entered hours ago and the mark forgotten',
      180,
      { matchResults: resultsOf('1:0-0 2:1-0') },
      'regular 1-0',
    ],
    [
      'awaits information where its end is the score at the kick-off, because it may be postponed',
      240,
      { matchResults: resultsOf('1:0-0 2:0-0') },
      'awaiting-info 0-0',
    ],
    [
      'is over where such an end was entered when a match is over',
      240,
      { matchResults: resultsOf('1:0-0 2:0-0'), lastUpdateDateTime: '2026-11-21T17:15:00' },
      'regular 0-0',
    ],
    [
      'awaits information where such an end was entered during the match',
      240,
      { matchResults: resultsOf('1:0-0 2:0-0'), lastUpdateDateTime: '2026-11-21T17:14:00' },
      'awaiting-info 0-0',
    ],
    [
      'is unreported where such an end was entered days later',
      4_080,
      { matchResults: resultsOf('1:0-0 2:0-0'), lastUpdateDateTime: '2026-11-24T11:00:00' },
      'unreported',
    ],
  ])('a match %s', (_, minutes, changes, expected) => {
    const state = stateAt(minutes, changes);
    expect(stateText(state)).toBe(expected);
    // The source has no minutes.
    expect('startedAt' in state ? state.startedAt : null).toBeNull();
  });
});

describe('OpenLigaDB ending', () => {
  const half = result(1, [0, 0]);
  it.each([
    ['in regular time', resultsOf('1:0-0 2:3-1'), 'regular 3-1'],
    ['in extra time', resultsOf('1:0-0 2:1-1 4:3-2'), 'extra-time 3-2'],
    ['by penalties, counted with the goals before them', resultsOf('1:0-0 2:1-1 4:2-2 5:6-5'), 'penalties 2-2 (4-3)'],
    ['by penalties that can only be counted alone', resultsOf('1:0-0 2:2-2 4:2-2 5:4-1'), 'penalties 2-2 (4-1)'],
    [
      'by penalties, by name counted alone',
      [half, result(2, [1, 1]), result(5, [5, 4], { resultName: 'Elfmeterschießen' })],
      'penalties 1-1 (5-4)',
    ],
    ['by penalties after a match without goals', resultsOf('1:0-0 2:0-0 5:3-0'), 'penalties 0-0 (3-0)'],
    [
      'with an end that counts everything beside the result after 90 minutes',
      [result(2, [5, 4]), result(9, [1, 1], { resultName: 'nach 90 Minuten', resultTypeID: 3 }), result(5, [5, 4])],
      'penalties 1-1 (4-3)',
    ],
    [
      'after "Nachspielzeit" that changed nothing',
      [half, result(2, [1, 2]), result(3, [1, 2], { resultName: 'Nachspielzeit', resultTypeKind: 'Unknown' })],
      'regular 1-2',
    ],
    [
      'after "Nachspielzeit" that was extra time',
      [half, result(2, [1, 1]), result(3, [1, 2], { resultName: 'Nachspielzeit', resultTypeKind: 'Unknown' })],
      'extra-time 1-2',
    ],
    [
      'by kinds, where numbers and names are a league’s own',
      [
        result(11, [0, 1], { resultName: 'HZ', resultTypeKind: 'HalfTime' }),
        result(12, [2, 2], { resultName: 'Schluss', resultTypeKind: 'After90Minutes' }),
        result(14, [2, 3], { resultName: 'n.V.', resultTypeKind: 'AfterExtraTime' }),
      ],
      'extra-time 2-3',
    ],
    ['in regular time, beside an extra time without its goals', resultsOf('1:0-0 2:2-0 4:0-0'), 'regular 2-0'],
    ['in extra time of a second leg that was not level itself', resultsOf('1:0-0 2:1-0 4:2-0'), 'extra-time 2-0'],
    [
      'by penalties in a second leg that was not level itself',
      resultsOf('1:0-0 2:2-1 4:2-1 5:6-4'),
      'penalties 2-1 (4-3)',
    ],
    [
      'with names in English and no numbers',
      [
        result(1, [1, 0], { resultName: 'Half-time', resultTypeID: 0 }),
        result(2, [1, 1], { resultName: 'Full time', resultTypeID: 0 }),
        result(3, [1, 1], { resultName: 'Extra time', resultTypeID: 0 }),
        result(4, [5, 4], { resultName: 'After penalties', resultTypeID: 0 }),
      ],
      'penalties 1-1 (4-3)',
    ],
    [
      'with an end in an unexpected language',
      [half, result(7, [2, 1], { resultName: 'Résultat', resultTypeID: 0 })],
      'regular 2-1',
    ],
    ['with two ends, the later one', [result(2, [1, 0]), result(2, [1, 1], { resultOrderID: 9 })], 'regular 1-1'],
    ['without its end yet, not from half-time', [half], 'regular'],
    ['with results in any order', [result(2, [3, 1]), half], 'regular 3-1'],
    ['without any result', [], 'regular'],
  ])('the ending is read from a record %s', (_, results, expected) =>
    expect(stateText(stateAt(150, ended(results)))).toBe(expected),
  );

  it('a repeated result entered as extra time and penalties is a regular end', () => {
    const again = resultsOf('1:0-0 2:1-3 4:1-3 5:1-3');
    const goals = [goal([0, 1], 9), goal([1, 1], 30), goal([1, 2], 66), goal([1, 3], 78)];
    const expected = { ending: 'regular', score: { home: 1, away: 3 }, shootOut: null };
    expect(stateAt(150, ended(again, goals))).toMatchObject(expected);
    expect(stateAt(150, ended(again.slice(0, 3), goals))).toMatchObject(expected);
    const late = [...goals.slice(0, 2), goal([1, 2], 95), goal([1, 3], 110)];
    expect(stateAt(150, ended(again.slice(0, 3), late))).toMatchObject({ ending: 'extra-time' });
  });

  it.each([
    ['a level result', [1, 1], [1, 1]],
    ['a decided result beside another', [1, 0], [1, 1]],
  ] as const)('%s entered as extra time is one, although its goals are listed earlier', (_, regular, extra) => {
    const goals = [goal([1, 0], 9), goal([1, 1], 30)];
    const state = stateAt(150, ended([half, result(2, [...regular]), result(4, [...extra])], goals));
    expect(state).toMatchObject({ ending: 'extra-time', score: { home: 1, away: 1 } });
  });

  it('kicks among the goals give a shoot-out without a result for it', () => {
    const kick = (home: number, away: number) =>
      goal([home, away], null, { isPenalty: true, comment: 'Elfmeterschießen', goalID: 500 + home + away });
    const goals = [
      goal([1, 0], 20),
      goal([1, 1], 80),
      kick(2, 1),
      kick(2, 2),
      kick(3, 2),
      kick(3, 3),
      kick(4, 3),
      kick(4, 4),
      kick(4, 5),
    ];
    const state = stateAt(200, ended(resultsOf('1:0-0 2:1-1'), goals));
    expect(state).toMatchObject({ ending: 'penalties', score: { home: 1, away: 1 }, shootOut: { home: 3, away: 4 } });
    expect(stateAt(140, { matchResults: resultsOf('1:0-0 2:1-1'), goals })).toMatchObject({
      score: { home: 1, away: 1 },
    });
  });

  it.each([
    ['with their number as the minute', (turn: number) => turn, [3, 5] as const],
    ['with the last minute of play', () => 120, [1, 1] as const],
  ])('penalties in a row after a level score are kicks of a shoot-out, %s', (_, minuteOf, end) => {
    const kicks = [
      [1, 2],
      [2, 2],
      [3, 2],
      [3, 3],
      [3, 4],
      [3, 5],
    ] as const;
    const goals = [
      goal([1, 0], 107),
      goal([1, 1], 118),
      ...kicks.map((score, turn) => goal([...score], minuteOf(turn + 1), { isPenalty: true, goalID: 500 + turn })),
    ];
    const results = [half, result(2, [...end]), result(5, [3, 5], { resultName: 'Elfmeterschießen' })];
    expect(stateText(stateAt(200, ended(results, goals)))).toBe('penalties 1-1 (2-4)');
  });

  it.each([
    ['two penalties at the end', [goal([1, 1], 30)], [85, 90]],
    ['three penalties in the minute of the equaliser', [goal([1, 0], 30), goal([1, 1], 90)], [90, 90, 90]],
    ['penalties that are all goals of a match', [], [20, 55, 90]],
    ['penalties without minutes', [goal([1, 1], null)], [null, null, null]],
  ])('%s are goals', (_, goals, minutes) => {
    const level = Math.ceil(goals.length / 2);
    const penalties = minutes.map((minute, at) => goal([level + at + 1, level], minute, { isPenalty: true }));
    const end: [number, number] = [level + minutes.length, level];
    const state = stateAt(150, ended([half, result(2, end)], [...goals, ...penalties]));
    expect(stateText(state)).toBe(`regular ${end.join('-')}`);
  });

  it('kicks entered as penalties leave the score of play as it was', () => {
    const kicks = [1, 2, 3].map((turn) => goal([1, 1 + turn], 120, { isPenalty: true }));
    const goals = [goal([1, 0], 20), goal([1, 1], 118), ...kicks];
    expect(stateAt(155, { matchResults: resultsOf('1:0-0 2:1-1'), goals })).toMatchObject({
      score: { home: 1, away: 1 },
    });
  });

  it('goals give the score when no result was entered', () => {
    expect(stateAt(150, ended([], [goal([0, 1], 9)]))).toMatchObject({ score: { home: 0, away: 1 } });
  });
});
