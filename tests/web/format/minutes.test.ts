import { describe, expect, it } from 'vitest';
import type { ListedGoal, MatchState } from '../../../web/domain/match.ts';
import { isGoalNews, minuteOf } from '../../../web/format/minutes.ts';

const START = Date.parse('2026-11-21T15:00:00Z');
const MINUTE = 60_000;

const secondHalf = (...goals: ListedGoal[]): MatchState => ({
  kind: 'playing',
  period: 'second-half',
  startedAt: START,
  score: { home: 1, away: 0 },
  goals,
});

describe('goal news', () => {
  const state = secondHalf({ side: 'away', minute: 12 }, { side: 'home', minute: 67, scorer: 'Saka' });

  it('a goal is news in its minute and the next one only', () => {
    const at = (minute: number) => isGoalNews(state, START + (minute - 45) * MINUTE);
    expect([66, 67, 68, 69].map(at)).toEqual([false, true, true, false]);
  });

  it('a minute names its added time', () => {
    expect(minuteOf({ minute: 67, added: null })).toBe("67'");
    expect(minuteOf({ minute: 45, added: 2 })).toBe("45+2'");
  });
});
