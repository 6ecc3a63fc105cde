import { describe, expect, it } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { changesOf, detailChanges, knownDetail } from '../../../worker/push/changes.ts';
import { matchOf } from '../../support/matchOf.ts';

const playing = (home: number, away: number, more: Partial<Match> = {}, startedAt = 1_000) =>
  matchOf({ state: { kind: 'playing', period: 'first-half', startedAt, score: { home, away } }, ...more });
/** A match in the first half at 1-1, with these fields of its state. */
const inState = (more: object) =>
  matchOf({
    state: { kind: 'playing', period: 'first-half', startedAt: 1, score: { home: 1, away: 1 }, ...more },
  });
const finished = (home: number, away: number) =>
  matchOf({ state: { kind: 'finished', ending: 'regular', score: { home, away }, shootOut: null } });

describe('changes between two states of a match', () => {
  it('an unchanged match gives no entries', () => {
    expect(changesOf(playing(1, 0), playing(1, 0))).toEqual([]);
    expect(changesOf(matchOf(), matchOf())).toEqual([]);
  });

  it('a goal gives its side and the new score', () => {
    expect(changesOf(playing(1, 0), playing(1, 1))).toEqual([
      { kind: 'goal', side: 'away', by: 1, score: { home: 1, away: 1 } },
    ]);
  });

  it('goals of both sides give a possible score each', () => {
    expect(changesOf(playing(0, 0), playing(2, 1))).toEqual([
      { kind: 'goal', side: 'home', by: 2, score: { home: 2, away: 0 } },
      { kind: 'goal', side: 'away', by: 1, score: { home: 2, away: 1 } },
    ]);
  });

  it('a goal taken back is reported even if its score was never seen', () => {
    expect(changesOf(playing(2, 0), playing(1, 0, { correctedAt: '62' }))).toEqual([
      { kind: 'goal-disallowed', side: 'home', score: { home: 1, away: 0 } },
    ]);
    expect(changesOf(playing(1, 0), playing(1, 0, { correctedAt: '62' }))).toEqual([
      { kind: 'goal-disallowed', side: null, score: { home: 1, away: 0 } },
    ]);
  });

  it('a moved goal or corrected result is a correction', () => {
    expect(changesOf(playing(1, 0), playing(0, 1))).toEqual([{ kind: 'score-corrected', score: { home: 0, away: 1 } }]);
    expect(changesOf(finished(1, 0), finished(1, 1))).toMatchObject([{ kind: 'score-corrected' }]);
  });

  it('a score that appears late is a correction without goals', () => {
    const unknown = inState({ startedAt: 1_000, score: null });
    expect(changesOf(unknown, playing(2, 1))).toEqual([{ kind: 'score-corrected', score: { home: 2, away: 1 } }]);
    expect(changesOf(playing(2, 1), unknown)).toMatchObject([{ kind: 'score-corrected', score: null }]);
  });

  it('a match first seen at 1-0 gives one goal', () => {
    expect(changesOf(matchOf(), playing(1, 0))).toEqual([
      { kind: 'status', state: playing(1, 0).state },
      { kind: 'goal', side: 'home', by: 1, score: { home: 1, away: 0 } },
    ]);
    expect(changesOf(matchOf(), playing(0, 0))).toHaveLength(1);
  });

  it('a result whose play was not seen gives no goals', () => {
    expect(changesOf(matchOf(), finished(2, 1))).toEqual([
      { kind: 'status', state: finished(2, 1).state },
      { kind: 'score-corrected', score: { home: 2, away: 1 } },
    ]);
    expect(changesOf(matchOf(), finished(0, 0))).toHaveLength(1);
  });

  it('cards, cards taken back, clock, kick-off and shoot-out are reported', () => {
    const red = (home: number) => playing(0, 0, { redCards: { home, away: 0 } });
    expect(changesOf(red(0), red(1))).toEqual([{ kind: 'card', side: 'home', card: 'red', by: 1 }]);
    expect(changesOf(red(1), red(0))).toEqual([{ kind: 'card-overturned', side: 'home', card: 'red', by: 1 }]);
    expect(changesOf(playing(0, 0), playing(0, 0, {}, 2_000))).toEqual([{ kind: 'row' }]);
    const moved = changesOf(matchOf({ kickOff: 1 }), matchOf({ kickOff: 2 }));
    expect(moved).toEqual([{ kind: 'kick-off', kickOff: 2 }]);
    const shootOut = (home: number) => inState({ period: 'penalties', startedAt: null, shootOut: { home, away: 0 } });
    expect(changesOf(shootOut(0), shootOut(1))).toEqual([{ kind: 'shoot-out', score: { home: 1, away: 0 } }]);
  });

  it('a corrected scorer is reported without a goal', () => {
    const named = (scorer: string) => inState({ goals: [{ side: 'home', minute: 20, scorer }] });
    expect(changesOf(named('Saka'), named('Bukayo Saka'))).toEqual([{ kind: 'row' }]);
  });

  it('each change of status is reported, with the feed’s own words too', () => {
    const other = (text: string) => matchOf({ state: { kind: 'other', text, score: { home: 0, away: 0 } } });
    expect(changesOf(playing(0, 0), other('Interrupted'))).toEqual([
      { kind: 'status', state: other('Interrupted').state },
    ]);
    expect(changesOf(other('Interrupted'), other('Delayed by fog'))).toHaveLength(1);
  });
});

const known = (more: Partial<Parameters<typeof knownDetail>[0]> = {}) =>
  knownDetail({ lineUps: { home: null, away: null }, incidents: [], ...more });
const lineUp = { formation: null, coach: null, starters: [], bench: [] };
const cardOf = (kind: 'yellow-card' | 'red-card') =>
  known({ incidents: [{ kind, side: 'away', minute: { minute: 5, added: null }, player: 'A' }] });

it('line-ups, yellow cards and other details are reported', () => {
  expect(detailChanges(known(), known({ lineUps: { home: lineUp, away: null } }))).toEqual([
    { kind: 'line-ups', side: 'home' },
  ]);
  expect(detailChanges(known(), cardOf('yellow-card'))).toEqual([
    { kind: 'card', side: 'away', card: 'yellow', by: 1 },
  ]);
  expect(detailChanges(known(), cardOf('red-card'))).toEqual([{ kind: 'details' }]);
  expect(detailChanges(known(), known())).toEqual([]);
});
