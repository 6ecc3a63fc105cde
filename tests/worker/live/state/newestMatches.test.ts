import { describe, expect, it } from 'vitest';
import type { Match, MatchState } from '../../../../web/domain/match.ts';
import { NewestMatches } from '../../../../worker/live/state/newestMatches.ts';
import { matchOf } from '../../../support/matchOf.ts';

const KICK_OFF = Date.parse('2026-11-28T15:00:00Z');
const MINUTE = 60_000;
const END = KICK_OFF + 110 * MINUTE;
const NEXT_DAY = KICK_OFF + 24 * 60 * MINUTE;

const withState = (state: MatchState, more: Partial<Match> = {}) => matchOf({ kickOff: KICK_OFF, state, ...more });
const finished = () => withState({ kind: 'finished', ending: 'regular', score: { home: 2, away: 1 }, shootOut: null });
const playing = (period: 'second-half' | 'extra-time-first-half' = 'second-half', more: object = {}) =>
  withState({ kind: 'playing', period, startedAt: null, score: { home: 2, away: 1 }, ...more });
const ahead = () => playing('second-half', { score: { home: 3, away: 1 } });

const merged = (newest: NewestMatches, match: Match, at: number) => newest.merge([match], at)[0];

describe('the newest state', () => {
  it('wins over an older answer, whichever is read first', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const newest = new NewestMatches();
      const answers = [
        { match: playing(), at: END },
        { match: ahead(), at: END + 1 },
      ];
      for (const index of order) {
        const answer = answers[index];
        if (answer) merged(newest, answer.match, answer.at);
      }
      expect(merged(newest, playing(), END)?.state).toEqual(ahead().state);
    }
  });

  it('is not taken back by a list that the source confirms only for other sports', () => {
    const newest = new NewestMatches();
    merged(newest, ahead(), END);
    expect(newest.merge([playing()], END + 1, { football: END - 1 })[0]?.state).toEqual(ahead().state);
  });

  it('survives a list that is read for an older sport first', () => {
    const newest = new NewestMatches();
    const list = [playing(), matchOf({ id: 'other', kickOff: KICK_OFF })];
    newest.merge(list, END + 1, { football: END - 1 });
    merged(newest, ahead(), END);
    newest.merge(list, END - 1);
    expect(newest.merge(list, END + 1)[0]?.state).toEqual(ahead().state);
  });

  it('may take a goal back', () => {
    const newest = new NewestMatches();
    merged(newest, ahead(), END);
    expect(merged(newest, playing(), END + 1)?.state).toEqual(playing().state);
  });

  it('reaches a list that was merged before', () => {
    const newest = new NewestMatches();
    const list = [playing()];
    newest.merge(list, END);
    merged(newest, ahead(), END + 1);
    expect(newest.merge(list, END)[0]?.state).toEqual(ahead().state);
  });

  it('keeps the object of an unchanged match and list', () => {
    const newest = new NewestMatches();
    const list = [playing(), matchOf({ id: 'other', kickOff: KICK_OFF })];
    expect(newest.merge(list, END)).toBe(list);
    expect(merged(newest, playing(), END + 1)).toBe(list[0]);
    expect(newest.revision).toBe(0);
  });

  it('is not taken back by a list that was confirmed again before it', () => {
    const newest = new NewestMatches();
    const list = [ahead()];
    newest.merge(list, END);
    newest.merge(list, END + 2);
    expect(merged(newest, playing(), END + 1)?.state).toEqual(ahead().state);
  });

  it('keeps listed goals and cards when a newer list names none', () => {
    const newest = new NewestMatches();
    const goals = [{ side: 'home', minute: 3 }];
    const known = { ...playing('second-half', { goals }), redCards: { home: 0, away: 1 } };
    merged(newest, known, END);
    expect(merged(newest, playing(), END + 1)).toMatchObject({ state: { goals }, redCards: { home: 0, away: 1 } });
  });

  it('gives a match with details its newest state', () => {
    const newest = new NewestMatches();
    const detail = { match: playing(), shootOut: null, halfTime: null, incidents: [], periods: [], statistics: [] };
    const event = { ...detail, venue: null, referee: null, lineUps: { home: null, away: null } };
    merged(newest, ahead(), END + 1);
    expect(newest.mergeEvent(event, END).match.state).toEqual(ahead().state);
    expect(newest.mergeEvent(event, END)).toBe(newest.mergeEvent(event, END));
  });

  it('keeps two sports apart', () => {
    const newest = new NewestMatches();
    merged(newest, matchOf({ sport: 'handball', kickOff: KICK_OFF }), END + 1);
    expect(merged(newest, playing(), END)?.sport).toBe('football');
  });
});

it('a moved match is listed on its new day until it is missing from a newer list', () => {
  const newest = new NewestMatches();
  merged(newest, matchOf({ kickOff: KICK_OFF }), END);
  merged(newest, matchOf({ kickOff: NEXT_DAY }), END + 1);
  expect(newest.movedTo('football', ['2026-11-29'], END)).toHaveLength(1);
  expect(newest.movedTo('football', ['2026-11-29'], END + 2)).toEqual([]);
  expect(newest.movedTo('football', ['2026-11-28'], END)).toEqual([]);
});

it('a fixture that was named after the season’s list belongs to the season', () => {
  const newest = new NewestMatches();
  const named = (id: string, kickOff: number, at: number) => merged(newest, matchOf({ id, kickOff }), at);
  named('added', NEXT_DAY, END + 1);
  named('dropped', NEXT_DAY, END - 1);
  named('of a meeting', KICK_OFF, END + 1);
  const { sport, competition } = matchOf();
  const since = (tournament: string) => newest.namedSince({ sport, tournament }, END).map(({ id }) => id);
  expect([since(competition.id), since('another')]).toEqual([['added'], []]);
});

describe('an end that the source takes back', () => {
  it('stays until it is gone for five minutes', () => {
    const newest = new NewestMatches();
    merged(newest, finished(), END);
    const states = Array.from({ length: 11 }, (_, index) => {
      return merged(newest, playing(), END + 1 + index * 30_000)?.state.kind;
    });
    expect(states).toEqual([...Array.from({ length: 10 }, () => 'finished'), 'playing']);
  });

  it('counts an answer that is read again once', () => {
    const newest = new NewestMatches();
    merged(newest, finished(), END);
    for (let read = 0; read < 9; read += 1) merged(newest, playing(), END + 1);
    expect(merged(newest, playing(), END + 6 * MINUTE)?.state.kind).toBe('finished');
  });

  it('goes at once for extra time', () => {
    const newest = new NewestMatches();
    merged(newest, finished(), END);
    expect(merged(newest, playing('extra-time-first-half'), END + 1)?.state.kind).toBe('playing');
  });
});
