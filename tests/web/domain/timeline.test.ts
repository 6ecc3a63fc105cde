import { describe, expect, it } from 'vitest';
import type { Incident } from '../../../web/domain/eventDetail.ts';
import { listsEveryGoal } from '../../../web/domain/incidents.ts';
import type { Match, MatchState, Side } from '../../../web/domain/match.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const yellow = (side: Side, minute: number, added: number | null = null): Incident => ({
  kind: 'yellow-card',
  side,
  minute: { minute, added },
  player: null,
});

describe('timeline completeness', () => {
  const goal = (side: Side, minute: number | null): Incident => ({
    kind: 'goal',
    side,
    minute: minute === null ? null : { minute, added: null },
    player: null,
    assists: [],
    scoreAfter: null,
  });
  const ended: MatchState = { kind: 'finished', ending: 'regular', score: { home: 1, away: 1 }, shootOut: null };
  const isComplete = (incidents: Incident[], state: MatchState = ended, sport: Match['sport'] = 'football') =>
    listsEveryGoal({ match: { ...matchFrom(), sport, state }, incidents });

  it('a complete timeline has a minute and a side for each goal of the result', () => {
    expect(isComplete([goal('home', 5), goal('away', 60), yellow('away', 70)])).toBe(true);
    expect(isComplete([goal('home', 5)])).toBe(false);
    expect(isComplete([goal('home', 5), goal('home', 60)])).toBe(false);
    expect(isComplete([goal('home', 5), goal('away', null)])).toBe(false);
    expect(isComplete([yellow('home', 5)])).toBe(false);
  });

  it('a timeline is only checked for finished football with a score', () => {
    expect(isComplete([], { kind: 'half-time', score: { home: 1, away: 0 } })).toBe(true);
    expect(isComplete([], { ...ended, ending: 'awarded' })).toBe(true);
    expect(isComplete([], { ...ended, score: null })).toBe(true);
    expect(isComplete([], ended, 'handball')).toBe(true);
  });
});
