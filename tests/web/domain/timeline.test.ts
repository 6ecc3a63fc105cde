import { describe, expect, it } from 'vitest';
import type { Incident } from '../../../web/domain/eventDetail.ts';
import type { Match, MatchState, Side } from '../../../web/domain/match.ts';
import { progressOf, tellsEveryGoal, timelineOf } from '../../../web/domain/timeline.ts';
import { matchFrom } from '../../worker/feeds/contract/wireRecord.ts';

const START = Date.parse('2026-11-21T15:00:00Z');

const yellow = (side: Side, minute: number, added: number | null = null): Incident => ({
  kind: 'yellow-card',
  side,
  minute: { minute, added },
  player: null,
});

const football = (state: Match['state']): Pick<Match, 'sport' | 'state'> => ({ sport: 'football', state });
const finished = football({ kind: 'finished', ending: 'regular', score: null, shootOut: null });

describe('the timeline of a match', () => {
  it('runs to the 90th minute, with half time in the middle', () => {
    expect(timelineOf(finished, []).marks).toEqual([
      { minute: 45, percent: 50 },
      { minute: 90, percent: 100 },
    ]);
  });

  it('gives added time a place of its own before the second half', () => {
    const { signs } = timelineOf(finished, [yellow('home', 45, 5), yellow('away', 46)]);
    const [added, second] = signs.map(({ percent }) => percent);
    expect(added).toBeLessThan(second ?? 0);
  });

  it('never leads beyond its end', () => {
    const { signs } = timelineOf(finished, [yellow('home', 90, 12), yellow('home', 999)]);
    expect(Math.max(...signs.map(({ percent }) => percent))).toBe(100);
  });

  it('goes on to the 120th minute where there was extra time', () => {
    const { marks } = timelineOf(football({ kind: 'finished', ending: 'penalties', score: null, shootOut: null }), []);
    expect(marks.map(({ minute }) => minute)).toEqual([45, 90, 105, 120]);
  });

  it('puts what happened at once on one side into lanes', () => {
    const { signs, lanes } = timelineOf(finished, [yellow('home', 60), yellow('home', 60), yellow('away', 60)]);
    expect(signs.map(({ lane }) => lane)).toEqual([0, 1, 0]);
    expect(lanes).toEqual({ home: 2, away: 1 });
  });

  it('leaves out what has no minute', () => {
    expect(timelineOf(finished, [{ ...yellow('home', 1), minute: null }]).signs).toEqual([]);
  });

  it('is done as far as the match has come', () => {
    const playing = football({ kind: 'playing', period: 'first-half', startedAt: START, score: null });
    expect(progressOf(playing, timelineOf(playing, []), START + 17 * 60_000)).toBe(20);
    expect(progressOf(finished, timelineOf(finished, []), START)).toBe(100);
    const upcoming = football({ kind: 'not-started' });
    expect(progressOf(upcoming, timelineOf(upcoming, []), START)).toBe(0);
    const hockey = {
      sport: 'ice-hockey',
      state: { kind: 'playing', period: 'third-period', startedAt: null, score: null },
    } as const;
    expect(progressOf(hockey, timelineOf(hockey, []), START)).toBe(66.7);
  });
});

describe('whether every goal is told', () => {
  const goal = (side: Side, minute: number | null): Incident => ({
    ...{ kind: 'goal', side, minute: minute === null ? null : { minute, added: null } },
    ...{ player: null, assists: [], scoreAfter: null },
  });
  const ended: MatchState = { kind: 'finished', ending: 'regular', score: { home: 1, away: 1 }, shootOut: null };
  const isTold = (incidents: Incident[], state: MatchState = ended, sport: Match['sport'] = 'football') =>
    tellsEveryGoal({ match: { ...matchFrom(), sport, state }, incidents });

  it('needs a goal with its minute for each of the result, on its own side', () => {
    expect(isTold([goal('home', 5), goal('away', 60), yellow('away', 70)])).toBe(true);
    expect(isTold([goal('home', 5)])).toBe(false);
    expect(isTold([goal('home', 5), goal('home', 60)])).toBe(false);
    expect(isTold([goal('home', 5), goal('away', null)])).toBe(false);
    expect(isTold([yellow('home', 5)])).toBe(false);
  });

  it('is not asked of a match that runs, was awarded, has no score or is of another sport', () => {
    expect(isTold([], { kind: 'half-time', score: { home: 1, away: 0 } })).toBe(true);
    expect(isTold([], { ...ended, ending: 'awarded' })).toBe(true);
    expect(isTold([], { ...ended, score: null })).toBe(true);
    expect(isTold([], ended, 'handball')).toBe(true);
  });
});
