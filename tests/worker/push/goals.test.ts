import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../web/domain/goals.ts';
import type { ListedGoal, Match, MatchState, Score } from '../../../web/domain/match.ts';
import { changesOf } from '../../../worker/push/changes.ts';
import { listedGoal } from '../../../worker/push/goals.ts';
import { firstMoments, momentsAfter } from '../../../worker/push/moments.ts';
import { matchOf } from '../../support/matchOf.ts';

const MINUTE = 60_000;
const START = matchOf().kickOff;
const NOW = START + 70 * MINUTE;

const goal = (side: 'home' | 'away', minute: number, scorer: string): ListedGoal => ({ side, minute, scorer });

/** A match in play with a score, and the goals that its feed lists. */
const playing = (score: Score | null, goals: ListedGoal[] = []): Match => {
  const state: MatchState = { kind: 'playing', period: 'second-half', startedAt: START, score, goals };
  return matchOf({ state });
};

const linesOf = (goals: readonly Goal[]) =>
  goals.map(({ score, scorer, minute, takenBackAt }) =>
    [`${score.home}-${score.away}`, scorer, minute?.minute, takenBackAt && 'disallowed'].filter(Boolean).join(' '),
  );

/** A list, its score and the lines of its goals. */
const LISTS: [what: string, score: Score | null, listed: ListedGoal[], lines: string[]][] = [
  ['that agrees', { home: 1, away: 1 }, [goal('away', 5, 'A'), goal('home', 61, 'B')], ['0-1 A 5', '1-1 B 61']],
  [
    'with a goal too many',
    { home: 0, away: 2 },
    [goal('away', 37, 'Twice'), goal('away', 38, 'Twice'), goal('away', 55, 'Only')],
    ['0-1', '0-2'],
  ],
  ['with goals of the other side', { home: 0, away: 1 }, [goal('home', 25, 'Own')], ['0-1']],
  ['that lacks goals', { home: 2, away: 1 }, [goal('home', 25, 'A')], ['1-0', '2-0', '2-1']],
  ['without a score', null, [goal('home', 25, 'A')], []],
  ['without goals', { home: 0, away: 0 }, [], []],
];

describe('goals of a match', () => {
  it.each(LISTS)('first seen in play with a list %s follow the score', (_, score, listed, lines) => {
    expect(linesOf(firstMoments(playing(score, listed), NOW).goals)).toEqual(lines);
  });

  it.each(LISTS)('whose fixture was known and whose list is one %s follow the score', (_, score, listed, lines) => {
    const [before, after] = [matchOf(), playing(score, listed)];
    const known = { ...before, ...firstMoments(before, START) };
    expect(linesOf(momentsAfter(known, changesOf(before, after), after, NOW).goals)).toEqual(lines);
  });

  it('gain and lose no line while the list changes and the score does not', () => {
    const score = { home: 0, away: 2 };
    const lists = [[], ...LISTS.map(([, , listed]) => listed), [goal('away', 37, 'A'), goal('away', 55, 'B')]];
    let known = { ...playing(score), ...firstMoments(playing(score), NOW) };
    for (const [index, listed] of lists.entries()) {
      const after = playing(score, listed);
      known = { ...after, ...momentsAfter(known, changesOf(known, after), after, NOW + index) };
      expect(known.goals.map((each) => [each.score.away, each.takenBackAt])).toEqual([
        [1, null],
        [2, null],
      ]);
    }
    expect(linesOf(known.goals)).toEqual(['0-1 A 37', '0-2 B 55']);
  });

  it('have no scorer for an alert when the list contradicts the score', () => {
    const listed = [goal('home', 3, 'A'), goal('away', 9, 'B')];
    expect(listedGoal(playing({ home: 1, away: 1 }, listed), 'home', 1)?.scorer).toBe('A');
    expect(listedGoal(playing({ home: 1, away: 0 }, listed), 'home', 1)).toBeUndefined();
  });
});
