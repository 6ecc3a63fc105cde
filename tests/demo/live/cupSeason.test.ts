import { describe, expect, it } from 'vitest';
import { cupRounds } from './cupSeason.ts';
import { Feed, SATURDAY } from './feed.ts';
import { seasonAt } from './season.ts';
import { World } from './world.ts';

const world = new World(20);
const cupOf = (name: string) => {
  const cup = world.catalog.tournaments.find((each) => each.name === name);
  if (cup === undefined) throw new Error(`no ${name}`);
  return cup;
};
const roundsOf = (name: string) =>
  cupRounds(cupOf(name), seasonAt(cupOf(name), SATURDAY), (match) => world.storyOf(match));

describe('demonstration cup', () => {
  it('the cup leads from all teams to one, with byes for odd numbers', () => {
    expect(roundsOf('FA Cup').map(({ ties }) => ties.length)).toEqual([32, 16, 8, 4, 2, 1]);
    expect(roundsOf('DFB-Pokal').map(({ ties }) => ties.length)).toEqual([22, 16, 8, 4, 2, 1]);
    expect(roundsOf('Coppa Italia').map(({ ties }) => ties.map(({ matches }) => matches.length))[4]).toEqual([2, 2]);
  });

  it('each round has only winners of the round before or free teams', () => {
    const rounds = roundsOf('DFB-Pokal');
    for (const [index, { ties }] of rounds.entries()) {
      const lost = rounds
        .slice(0, index)
        .flatMap((round) =>
          round.ties.flatMap(({ matches, winner }) =>
            [matches[0]?.home, matches[0]?.away].filter((team) => team !== winner),
          ),
        );
      const playing = ties.flatMap(({ matches }) => [matches[0]?.home, matches[0]?.away]);
      expect(new Set(playing).size).toBe(playing.length);
      expect(playing.filter((team) => lost.includes(team))).toEqual([]);
    }
  });

  it('the bracket shows only known rounds, and each match has a page', async () => {
    const feed = new Feed(20);
    const { id } = cupOf('FA Cup');
    const season = await feed.read<{
      fixtures: { id: string; home: object | null; round: string }[];
      results: { id: string }[];
    }>(`/v1/tournaments/${id}/events`);
    expect(season.results.length).toBeGreaterThan(0);
    expect(season.fixtures.some(({ home }) => home === null)).toBe(true);
    for (const each of [season.results[0], season.fixtures[0]])
      expect((await feed.event(each?.id ?? '')).id).toBe(each?.id);
  });

  it('each day lists exactly the ties of the bracket', async () => {
    const feed = new Feed(240);
    const { id } = cupOf('KNVB Beker');
    const { fixtures } = await feed.read<{ fixtures: { id: string; start_date: string }[] }>(
      `/v1/tournaments/${id}/events`,
    );
    const days = new Set(fixtures.map(({ start_date }) => start_date.slice(0, 10)));
    for (const day of ['2026-11-21', '2026-11-22', ...[...days].slice(0, 1)]) {
      const listed = await feed.on(day, `&tournament=${id}`);
      const drawn = fixtures.filter(({ start_date }) => start_date.startsWith(day));
      expect(listed.map((each) => each.id).toSorted(), day).toEqual(drawn.map((each) => each.id).toSorted());
    }
    expect(days.size).toBeGreaterThan(0);
  });
});
