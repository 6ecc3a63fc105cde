import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { isPlayedSoon, runningScores } from '../../../../web/domain/season/results.ts';
import { finished, matchOf } from './seasonOf.ts';

const playing = (home: string, goals: number): Match =>
  matchOf(home, 'Guests', {
    state: { kind: 'playing', period: 'second-half', startedAt: null, score: { home: goals, away: 0 } },
  });

describe('running scores key of a table', () => {
  it('the key changes after a goal or the end, and is empty without matches', () => {
    const before = runningScores([playing('A', 0), playing('B', 1)]);
    expect(runningScores([playing('A', 1), playing('B', 1)])).not.toBe(before);
    expect(runningScores([playing('A', 0)])).not.toBe(before);
    const over = matchOf('A', 'B', { state: finished({ home: 1, away: 0 }) });
    expect(runningScores([over, matchOf('C', 'D')])).toBe('');
  });

  it('the key is watched while a match runs or begins within half a day', () => {
    const match = matchOf('A', 'B');
    const hour = 3_600_000;
    expect(isPlayedSoon([match], match.kickOff - 11 * hour)).toBe(true);
    expect(isPlayedSoon([match], match.kickOff - 13 * hour)).toBe(false);
    expect(isPlayedSoon([match], match.kickOff + hour)).toBe(false);
    expect(isPlayedSoon([playing('A', 0)], match.kickOff + hour)).toBe(true);
  });
});
