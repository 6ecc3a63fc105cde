import { describe, expect, it } from 'vitest';
import { lastSeasonOf } from '../../../../web/domain/season/course.ts';
import { byDifference, byMeetingsOrWins, matchesOf } from './realSeason.ts';
import { finished, matchOf } from './seasonOf.ts';

const WON = finished({ home: 1, away: 0 });
const DRAWN = finished({ home: 2, away: 2 });
const now = [
  matchOf('A', 'B', { round: 'Round 1', state: WON }),
  matchOf('C', 'D', { round: 'Round 1', state: DRAWN }),
  matchOf('B', 'A', { round: 'Round 2', day: 7, state: DRAWN }),
  matchOf('D', 'C', { round: 'Round 2', day: 9 }),
];
const before = [
  matchOf('A', 'B', { round: 'Round 1', day: -300, state: DRAWN }),
  matchOf('C', 'E', { round: 'Round 1', day: -300, state: WON }),
  // Postponed until after the next round.
  matchOf('E', 'A', { round: 'Round 2', day: -280, state: WON }),
  matchOf('B', 'C', { round: 'Round 2', day: -293, state: WON }),
  matchOf('A', 'C', { round: 'Round 3', day: -286, state: WON }),
  matchOf('B', 'E', { round: 'Round 3', day: -286, state: WON }),
  matchOf('A', 'F', { round: 'Relegation play-off', day: -250, state: WON }),
];

describe('points compared with last season', () => {
  it('points of two seasons count match by match in order of play, without play-offs', () => {
    expect(lastSeasonOf('A', { now, before })).toEqual({ kind: 'played', now: [3, 4], before: [1, 4, 4] });
    expect(lastSeasonOf('C', { now, before })).toEqual({ kind: 'played', now: [1], before: [3, 3, 3] });
  });

  it('points of two seasons give the reason when there is no comparison', () => {
    expect(lastSeasonOf('D', { now, before })).toEqual({ kind: 'elsewhere' });
    expect(lastSeasonOf('F', { now, before })).toEqual({ kind: 'elsewhere' });
    expect(lastSeasonOf('A', { now, before: null })).toEqual({ kind: 'unavailable' });
    for (const none of [
      [],
      [matchOf('A', 'B', { round: null, state: WON })],
      [matchOf('A', 'B', { round: 'Round 1' })],
    ])
      expect(lastSeasonOf('A', { now, before: none })).toEqual({ kind: 'unknown' });
  });

  it.each([...byDifference, ...byMeetingsOrWins].map((season) => [season.name, season] as const))(
    'points of two seasons end with the official points after deductions: %s',
    (_, season) => {
      const matches = matchesOf(season).map((match) => ({ ...match, round: `Day ${match.kickOff}` }));
      for (const line of season.table) {
        const [, team = '', points] = /^(.*) (-?\d+) \d+:\d+$/.exec(line) ?? [];
        const known = lastSeasonOf(team, { now: [], before: matches });
        const last = known.kind === 'played' ? known.before.at(-1) : null;
        expect(`${team} ${last}`).toBe(`${team} ${Number(points) + (season.deductions?.[team] ?? 0)}`);
      }
    },
  );
});
