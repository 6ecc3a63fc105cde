import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import type { ListedGoal, MatchState } from '../../../web/domain/match.ts';
import { isGoalNews, minuteOf, spokenMinute } from '../../../web/format/minutes.ts';

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

describe('minute for screen readers', () => {
  it.each([
    ["1'", '1st minute', '1e minuut'],
    ["2'", '2nd minute', '2e minuut'],
    ["3'", '3rd minute', '3e minuut'],
    ["11'", '11th minute', '11e minuut'],
    ["12'", '12th minute', '12e minuut'],
    ["49'", '49th minute', '49e minuut'],
    ["90'", '90th minute', '90e minuut'],
    ["61'", '61st minute', '61e minuut'],
    ["111'", '111th minute', '111e minuut'],
    ["45+2'", '45th minute plus 2', '45e minuut plus 2'],
    ["45+'", '45th minute, added time', '45e minuut, blessuretijd'],
  ])('minute %s reads the %s, in Dutch %s', (text, english, dutch) => {
    expect(spokenMinute(text, translator('en'))).toBe(english);
    expect(spokenMinute(text, translator('nl'))).toBe(dutch);
  });
});
