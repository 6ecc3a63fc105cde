import { describe, expect, it } from 'vitest';
import type { Statistic } from '../../../web/domain/eventDetail.ts';
import { seasonAverages } from '../../../web/domain/statistics.ts';
import { eventOf } from '../../support/eventOf.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const team = (id: string) => ({ id, name: id.toUpperCase() });

/** A match with goals and shots, home side first. */
function played(home: string, away: string, goals: [number, number], statistics: Statistic[]) {
  const score = { home: goals[0], away: goals[1] };
  const results = { runningscore: score, ordinarytime: score };
  return eventOf(matchFrom({ status: 'Finished', home: team(home), away: team(away), results }), { statistics });
}

const shots = (home: number | null, away: number | null): Statistic => ({ type: 'shots', home, away });

describe('season averages of two teams', () => {
  const hosts = [played('a', 'x', [3, 1], [shots(10, 2)]), played('y', 'a', [0, 2], [shots(4, 15)])];
  const visitors = [played('b', 'x', [1, 1], [shots(8, 8)]), played('b', 'y', [0, 1], [shots(6, null)])];

  it('averages count each team’s own side, goals first', () => {
    const known = seasonAverages({ home: { id: 'a', events: hosts }, away: { id: 'b', events: visitors } });
    expect(known).toEqual({
      statistics: [
        { type: 'goals_scored', home: 2.5, away: 0.5 },
        { type: 'goals_conceded', home: 0.5, away: 1 },
        { type: 'shots', home: 12.5, away: 7 },
      ],
      matches: { home: 2, away: 2 },
    });
  });
});
