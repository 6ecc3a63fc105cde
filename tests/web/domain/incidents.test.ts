import { describe, expect, it } from 'vitest';
import type { Incident, LineUpPlayer } from '../../../web/domain/eventDetail.ts';
import {
  goalsAgree,
  incidentRows,
  listsEveryGoal,
  namedPlayer,
  type Substitution,
  scorerSide,
} from '../../../web/domain/incidents.ts';
import type { Match, MatchState, Side } from '../../../web/domain/match.ts';
import { eventOf } from '../../support/eventOf.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const change = (minute: number | null, side: 'home' | 'away', playerIn: string): Substitution => ({
  kind: 'substitution',
  side,
  minute: minute === null ? null : { minute, added: null },
  playerIn,
  playerOut: `${playerIn} out`,
});
const card = (minute: number): Incident => ({
  kind: 'yellow-card',
  side: 'home',
  minute: { minute, added: null },
  player: 'Someone',
});

const shapeOf = (incidents: Incident[]) =>
  incidentRows(incidents).map((row) =>
    row.map((incident) => (incident.kind === 'substitution' ? incident.playerIn : incident.kind)),
  );

describe('incident rows', () => {
  it('incidentRows joins substitutions of one side in one minute into one row', () => {
    expect(
      shapeOf([
        change(56, 'home', 'A'),
        change(56, 'away', 'X'),
        card(56),
        change(56, 'home', 'B'),
        change(60, 'home', 'C'),
      ]),
    ).toEqual([['A', 'B'], ['X'], ['yellow-card'], ['C']]);
  });
});

describe('goalsAgree', () => {
  const home = { side: 'home' } as const;
  const away = { side: 'away' } as const;
  it.each([
    ['as many goals of each side', [home, away, home], { home: 2, away: 1 }, true],
    ['no goals at 0–0', [], { home: 0, away: 0 }, true],
    ['as many goals of the wrong sides', [home, home], { home: 1, away: 1 }, false],
    ['a goal too many', [home, away], { home: 1, away: 0 }, false],
    ['an unknown score', [], null, false],
  ])('says %s', (_, goals, score, agrees) => {
    expect(goalsAgree(goals, score)).toBe(agrees);
  });
});

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

const player = (name: string, id?: string): LineUpPlayer => ({
  ...(id === undefined ? {} : { id }),
  name,
  number: null,
  position: null,
  captain: false,
});

describe('player of an incident', () => {
  const starters = [player('Silva', '1'), player('Costa', '2')];
  const home = { formation: null, coach: null, starters, bench: [player('Silva', '3'), player('Nobody')] };
  const known = eventOf(matchFrom({ status: 'Finished' }), { lineUps: { home, away: null } });

  it('the player is found by id on the pitch or on the bench', () => {
    expect(namedPlayer(known, 'home', { id: '3', name: 'A. Silva' })?.id).toBe('3');
  });

  it('the player is found by name when the feed has no id', () => {
    expect(namedPlayer(known, 'home', { name: 'Costa' })?.id).toBe('2');
  });

  it('the player is not found when two players share the name', () =>
    expect(namedPlayer(known, 'home', { name: 'Silva' })).toBeNull());

  it('the player of an own goal is found on the other side', () => {
    expect(scorerSide({ kind: 'own-goal', side: 'home' })).toBe('away');
    expect(scorerSide({ kind: 'penalty', side: 'home' })).toBe('home');
  });
});
