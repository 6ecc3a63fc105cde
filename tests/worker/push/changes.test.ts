import { describe, expect, it } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { changesOf, detailChanges, type KnownDetail } from '../../../worker/push/changes.ts';
import { matchOf } from '../matchOf.ts';

const playing = (home: number, away: number, more: Partial<Match> = {}, startedAt = 1_000) =>
  matchOf({ state: { kind: 'playing', period: 'first-half', startedAt, score: { home, away } }, ...more });
const finished = (home: number, away: number) =>
  matchOf({ state: { kind: 'finished', ending: 'regular', score: { home, away }, shootOut: null } });

describe('what happened to a match between two looks', () => {
  it('is nothing where it says what it said', () => {
    expect(changesOf(playing(1, 0), playing(1, 0))).toEqual([]);
    expect(changesOf(matchOf(), matchOf())).toEqual([]);
  });

  it('is a goal of a side, with the score after it', () => {
    expect(changesOf(playing(1, 0), playing(1, 1))).toEqual([
      { kind: 'goal', side: 'away', by: 1, score: { home: 1, away: 1 } },
    ]);
  });

  it('is a goal of each side where both have scored since, each with a score that can have been', () => {
    expect(changesOf(playing(0, 0), playing(2, 1))).toEqual([
      { kind: 'goal', side: 'home', by: 2, score: { home: 2, away: 0 } },
      { kind: 'goal', side: 'away', by: 1, score: { home: 2, away: 1 } },
    ]);
  });

  it('is a goal taken back, also one that nobody saw on the board', () => {
    expect(changesOf(playing(2, 0), playing(1, 0, { correctedAt: '62' }))).toEqual([
      { kind: 'goal-taken-back', side: 'home', by: 1, score: { home: 1, away: 0 } },
    ]);
    expect(changesOf(playing(1, 0), playing(1, 0, { correctedAt: '62' }))).toEqual([
      { kind: 'goal-taken-back', side: null, by: 0, score: { home: 1, away: 0 } },
    ]);
  });

  it('is a corrected score where a goal moved to the other side, or a result was put right', () => {
    expect(changesOf(playing(1, 0), playing(0, 1))).toEqual([
      { kind: 'score-corrected', from: { home: 1, away: 0 }, score: { home: 0, away: 1 } },
    ]);
    expect(changesOf(finished(1, 0), finished(1, 1))).toMatchObject([{ kind: 'score-corrected' }]);
  });

  it('is a corrected score, and no goals, where a score that was missing is there', () => {
    const unknown = matchOf({ state: { kind: 'playing', period: 'first-half', startedAt: 1_000, score: null } });
    expect(changesOf(unknown, playing(2, 1))).toEqual([
      { kind: 'score-corrected', from: null, score: { home: 2, away: 1 } },
    ]);
    expect(changesOf(playing(2, 1), unknown)).toMatchObject([{ kind: 'score-corrected', score: null }]);
  });

  it('begins at nil: a match that is first seen at 1-0 has had a goal', () => {
    expect(changesOf(matchOf(), playing(1, 0))).toEqual([
      { kind: 'status', from: 'not-started', to: 'playing:first-half' },
      { kind: 'goal', side: 'home', by: 1, score: { home: 1, away: 0 } },
    ]);
    expect(changesOf(matchOf(), playing(0, 0))).toHaveLength(1);
  });

  it('is a card, a card taken back, a clock, a kick-off, a shoot-out', () => {
    const red = (home: number) => playing(0, 0, { redCards: { home, away: 0 } });
    expect(changesOf(red(0), red(1))).toEqual([{ kind: 'card', side: 'home', card: 'red', by: 1 }]);
    expect(changesOf(red(1), red(0))).toEqual([{ kind: 'card-taken-back', side: 'home', card: 'red', by: 1 }]);
    expect(changesOf(playing(0, 0), playing(0, 0, {}, 2_000))).toEqual([{ kind: 'clock', startedAt: 2_000 }]);
    const moved = changesOf(matchOf({ kickOff: 1 }), matchOf({ kickOff: 2 }));
    expect(moved).toEqual([{ kind: 'kick-off', from: 1, kickOff: 2 }]);
    const shootOut = (home: number) =>
      matchOf({
        state: {
          ...{ kind: 'playing', period: 'penalties', startedAt: null, score: { home: 1, away: 1 } },
          shootOut: { home, away: 0 },
        },
      });
    expect(changesOf(shootOut(0), shootOut(1))).toEqual([{ kind: 'shoot-out', score: { home: 1, away: 0 } }]);
  });

  it('is who scored, where that alone is told otherwise', () => {
    const named = (scorer: string) =>
      matchOf({
        state: {
          ...{ kind: 'playing', period: 'first-half', startedAt: 1, score: { home: 1, away: 0 } },
          goals: [{ side: 'home', minute: 20, scorer }],
        },
      });
    expect(changesOf(named('Saka'), named('Bukayo Saka'))).toEqual([{ kind: 'goals' }]);
  });

  it('is each change of status, words of the feed included', () => {
    const other = (text: string) => matchOf({ state: { kind: 'other', text, score: { home: 0, away: 0 } } });
    expect(changesOf(playing(0, 0), other('Interrupted'))).toEqual([
      { kind: 'status', from: 'playing:first-half', to: 'other:Interrupted' },
    ]);
    expect(changesOf(other('Interrupted'), other('Delayed by fog'))).toHaveLength(1);
  });
});

describe('what happened on the page of a match', () => {
  const known = (more: Partial<KnownDetail> = {}): KnownDetail => ({
    yellow: { home: 0, away: 0 },
    lineUps: { home: false, away: false },
    incidents: '[]',
    ...more,
  });

  it('is a line-up that is in, a yellow card, and otherwise that there is something', () => {
    expect(detailChanges(known(), known({ lineUps: { home: true, away: false } }))).toEqual([
      { kind: 'line-ups', side: 'home' },
    ]);
    expect(detailChanges(known(), known({ yellow: { home: 0, away: 1 }, incidents: '[1]' }))).toEqual([
      { kind: 'card', side: 'away', card: 'yellow', by: 1 },
    ]);
    expect(detailChanges(known(), known({ incidents: '[2]' }))).toEqual([{ kind: 'detail' }]);
    expect(detailChanges(known(), known())).toEqual([]);
  });
});
