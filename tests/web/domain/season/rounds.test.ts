import { describe, expect, it } from 'vitest';
import { courseOf } from '../../../../web/domain/season/course.ts';
import { courseView } from '../../../../web/domain/season/courseView.ts';
import { currentRound, roundsOf } from '../../../../web/domain/season/rounds.ts';
import { roundsView } from '../../../../web/domain/season/roundsView.ts';
import { scorersView } from '../../../../web/domain/season/scorersView.ts';
import { USUAL_RULES } from '../../../../web/domain/season/tableRules.ts';
import { finished, knownTable, matchOf } from './seasonOf.ts';

const won = finished({ home: 1, away: 0 });
const season = [
  matchOf('C', 'D', { round: 'Round 2', day: 7, state: won }),
  matchOf('A', 'B', { round: 'Round 1', state: won }),
  matchOf('C', 'A', { round: 'Round 1', day: 40 }),
  matchOf('D', 'B', { round: 'Round 1', state: won }),
  matchOf('B', 'C', { round: 'Round 3', day: 20 }),
  matchOf('A', 'D', { round: null, day: 90 }),
];

describe('the rounds of a season', () => {
  it('are in the order of their matches, wherever one was put off to', () => {
    expect(roundsOf(season).map(({ name }) => name)).toEqual(['Round 1', 'Round 2', 'Round 3']);
  });

  it('open on the one that is not played, and on the last one of a season that is over', () => {
    expect(currentRound(roundsOf(season.filter(({ kickOff }) => kickOff !== season[2]?.kickOff)))?.name).toBe(
      'Round 3',
    );
    expect(currentRound(roundsOf(season.slice(0, 2)))?.name).toBe('Round 2');
    expect(currentRound([])).toBeNull();
  });

  it('are asked for by address, with those beside them and the calendar of all', () => {
    const visitor = { zone: 'Europe/Amsterdam', nameOf: (round: string) => round.replace('Round', 'Speelronde') };
    const view = roundsView(season, 'round-2', visitor);
    expect(view).toMatchObject({ key: 'round-2', name: 'Speelronde 2', before: 'round-1', after: 'round-3' });
    expect(view?.days.map(({ date, matches }) => [date, matches.length])).toEqual([['2026-08-22', 1]]);
    expect(view?.months.map(({ date, rounds }) => [date.slice(0, 7), rounds.map(({ short }) => short)])).toEqual([
      ['2026-08', ['1', '2']],
      ['2026-09', ['3']],
    ]);
    expect(roundsView(season, 'round-99', visitor)?.key).toBe('round-1');
    expect(roundsView([matchOf('A', 'B', { round: null })], null, visitor)).toBeNull();
  });

  it('are no more than a page bears, whatever a feed names', () => {
    const many = Array.from({ length: 3000 }, (_, day) => matchOf(`A${day}`, 'B', { round: `Round ${day}`, day }));
    expect(roundsOf(many).length).toBeLessThanOrEqual(100);
    const one = Array.from({ length: 3000 }, (_, day) => matchOf(`A${day}`, 'B', { round: 'Season', day }));
    const shown = roundsView(one, null, { zone: 'UTC', nameOf: (round) => round })?.days.flatMap(
      ({ matches }) => matches,
    );
    expect(shown?.length).toBeLessThanOrEqual(150);
  });
});

describe('the course of a season', () => {
  const table = knownTable(['A', 'B', 'C', 'D']);
  const PLAYED = { now: season, before: null, rules: USUAL_RULES };

  it('has the place of each team after each round that was played', () => {
    const course = courseOf(table, season, USUAL_RULES);
    expect(course?.rounds).toEqual(['Round 1', 'Round 2']);
    expect(course?.teams.map(({ team, places, points }) => [team.id, places, points])).toEqual([
      ['A', [1, 1], [3, 3]],
      ['C', [3, 2], [0, 3]],
      ['D', [2, 3], [3, 3]],
      ['B', [4, 4], [0, 0]],
    ]);
  });

  it('is looked at by the teams of the address, the leader where that names none', () => {
    const course = courseOf(table, season, USUAL_RULES);
    if (course === null) throw new Error('no course');
    expect(courseView(course, { team: 'C', with: 'B' }, PLAYED)).toMatchObject({
      team: { team: { id: 'C' } },
      with: { team: { id: 'B' } },
    });
    expect(courseView(course, { team: 'nobody', with: 'A' }, PLAYED)).toMatchObject({
      team: { team: { id: 'A' } },
      with: null,
    });
  });

  it('is none before the first round, and of a table too long to be drawn', () => {
    expect(courseOf(table, [season[4] ?? matchOf('A', 'B')], USUAL_RULES)).toBeNull();
    expect(courseOf(knownTable(Array.from({ length: 41 }, (_, index) => `T${index}`)), season, USUAL_RULES)).toBeNull();
  });
});

describe('the scorers of a season', () => {
  const scorer = (name: string, goals: number | null, assists: number | null, yellowCards: number | null = null) => ({
    ...{ id: null, name, team: null, goals, assists, penalties: null, yellowCards, redCards: null, matches: null },
  });

  it('are in the order that is asked for, of those that the feed counts; who has as many shares a place', () => {
    const scorers = [scorer('One', 5, 1), scorer('Two', 7, null), scorer('Three', 5, 4), scorer('None', 0, 0)];
    const placesOf = (asked: string | null) =>
      scorersView({ scorers, leaders: null }, asked, () => null).players.map(({ name, place }) => `${place} ${name}`);
    expect(placesOf(null)).toEqual(['1 Two', '2 One', '2 Three']);
    expect(placesOf('assists')).toEqual(['1 Three', '2 One']);
    expect(placesOf('cards')).toEqual(placesOf(null));
    expect(scorersView({ scorers, leaders: null }, null, () => null).orders).toEqual(['goals', 'assists']);
    expect(scorersView({ scorers: [], leaders: null }, null, () => null)).toMatchObject({ orders: [], players: [] });
  });

  it('are those of the source’s own list of assists or cards where it has one, and else say who may be missing', () => {
    const scorers = [{ ...scorer('Ada', 5, 1, 2), id: 'a' }];
    const leaders = [
      { ...scorer('Bob', 0, 9, 1), id: 'b' },
      { ...scorer('Ada', 5, 1, 2), id: 'a' },
    ];
    const viewOf = (asked: string, known: typeof leaders | null) =>
      scorersView({ scorers, leaders: known }, asked, () => null);
    const listed = ({ players, missing }: ReturnType<typeof viewOf>) => [
      players.map(({ name, id }) => [name, id]),
      missing,
    ];
    // Who is listed there alone has no page.
    expect(listed(viewOf('assists', leaders))).toEqual([
      [
        ['Bob', null],
        ['Ada', 'a'],
      ],
      null,
    ]);
    expect(listed(viewOf('cards', leaders))).toEqual([
      [
        ['Ada', 'a'],
        ['Bob', null],
      ],
      'red-cards',
    ]);
    expect(listed(viewOf('assists', null))).toEqual([[['Ada', 'a']], 'others']);
    expect(listed(viewOf('assists', []))).toEqual([[['Ada', 'a']], 'others']);
    expect(listed(viewOf('goals', leaders))).toEqual([[['Ada', 'a']], null]);
    const whole = scorersView({ scorers: leaders, leaders: null }, 'assists', () => null);
    expect(whole.missing).toBeNull();
  });
});
