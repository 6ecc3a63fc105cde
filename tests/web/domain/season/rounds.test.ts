import { describe, expect, it } from 'vitest';
import { courseOf, courseView } from '../../../../web/domain/season/course.ts';
import { currentRound, roundsOf, roundsView } from '../../../../web/domain/season/rounds.ts';
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

describe('rounds of a season', () => {
  it('rounds appear in the order of their matches despite postponements', () => {
    expect(roundsOf(season).map(({ name }) => name)).toEqual(['Round 1', 'Round 2', 'Round 3']);
  });

  it('rounds open at the current round, or at the last one of a finished season', () => {
    expect(currentRound(roundsOf(season.filter(({ kickOff }) => kickOff !== season[2]?.kickOff)))?.name).toBe(
      'Round 3',
    );
    expect(currentRound(roundsOf(season.slice(0, 2)))?.name).toBe('Round 2');
    expect(currentRound([])).toBeNull();
  });

  it('the matches of a day are ordered by kick-off, then by the home team', () => {
    const at = (home: string, id: string, more = {}) => ({ ...matchOf(home, 'Z', { day: 1 }), id, ...more });
    const untimed = { untimed: true } as const;
    const matches = [at('A', '4', untimed), at('C', '1'), at('B', '2'), at('D', '3')];
    const days = roundsView(matches, null, { zone: 'UTC', nameOf: (round) => round })?.days;
    expect(days?.map((day) => day.matches.map(({ home }) => home?.name))).toEqual([['B', 'C', 'D', 'A']]);
  });

  it('rounds are bounded for any number of rounds in the feed', () => {
    const many = Array.from({ length: 3000 }, (_, day) => matchOf(`A${day}`, 'B', { round: `Round ${day}`, day }));
    expect(roundsOf(many).length).toBeLessThanOrEqual(100);
    const one = Array.from({ length: 3000 }, (_, day) => matchOf(`A${day}`, 'B', { round: 'Season', day }));
    const shown = roundsView(one, null, { zone: 'UTC', nameOf: (round) => round })?.days.flatMap(
      ({ matches }) => matches,
    );
    expect(shown?.length).toBeLessThanOrEqual(150);
  });
});

describe('course of a season', () => {
  const table = knownTable(['A', 'B', 'C', 'D']);
  const PLAYED = { now: season, before: null };

  it('the course has the place of each team after each played round', () => {
    const course = courseOf(table, season, USUAL_RULES);
    expect(course?.rounds).toEqual(['Round 1', 'Round 2']);
    expect(course?.teams.map(({ team, places, points }) => [team.id, places, points])).toEqual([
      ['A', [1, 1], [3, 3]],
      ['C', [3, 2], [0, 3]],
      ['D', [2, 3], [3, 3]],
      ['B', [4, 4], [0, 0]],
    ]);
  });

  it('the course shows the teams of the address, or the leader when it names none', () => {
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
});

describe('top scorers of a season', () => {
  const scorer = (name: string, goals: number | null, assists: number | null, yellowCards: number | null = null) => ({
    id: null,
    name,
    team: null,
    goals,
    assists,
    penalties: null,
    yellowCards,
    redCards: null,
    matches: null,
  });

  it('scorers are sorted by the requested count and share places on ties', () => {
    const scorers = [scorer('One', 5, 1), scorer('Two', 7, null), scorer('Three', 5, 4), scorer('None', 0, 0)];
    const placesOf = (asked: string | null) =>
      scorersView({ scorers, leaders: null }, asked, () => null).players.map(({ name, place }) => `${place} ${name}`);
    expect(placesOf(null)).toEqual(['1 Two', '2 One', '2 Three']);
    expect(placesOf('assists')).toEqual(['1 Three', '2 One']);
    expect(placesOf('cards')).toEqual(placesOf(null));
    expect(scorersView({ scorers, leaders: null }, null, () => null).orders).toEqual(['goals', 'assists']);
    expect(scorersView({ scorers: [], leaders: null }, null, () => null)).toMatchObject({ orders: [], players: [] });
  });

  it('scorers use the source’s own list, or say that players may be missing', () => {
    const scorers = [{ ...scorer('Ada', 5, 1, 2), id: 'a' }];
    const leaders = [
      { ...scorer('Bob', 0, 9, 1), id: 'b' },
      { ...scorer('Ada', 5, 1, 2), id: 'a' },
    ];
    const viewOf = (asked: string, known: typeof leaders | null) =>
      scorersView({ scorers, leaders: known }, asked, () => null);
    const listed = ({ players, missing }: ReturnType<typeof viewOf>) => [
      players.map(({ name, id }) => `${name} ${id}`),
      missing,
    ];
    // Only listed scorers have a page.
    expect(listed(viewOf('assists', leaders))).toEqual([['Bob null', 'Ada a'], null]);
    expect(listed(viewOf('cards', leaders))).toEqual([['Ada a', 'Bob null'], 'red-cards']);
    expect(listed(viewOf('assists', null))).toEqual([['Ada a'], 'others']);
    expect(listed(viewOf('assists', []))).toEqual([['Ada a'], 'others']);
    expect(listed(viewOf('goals', leaders))).toEqual([['Ada a'], null]);
    const whole = scorersView({ scorers: leaders, leaders: null }, 'assists', () => null);
    expect(whole.missing).toBeNull();
  });
});
