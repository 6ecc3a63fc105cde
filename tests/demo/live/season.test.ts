import { describe, expect, it } from 'vitest';
import type { EventList } from './feed.ts';
import { Feed, SATURDAY, startOf } from './feed.ts';
import type { scorersOf } from './scorers.ts';

/** The sums of each team's results: matches, goals for and against. */
function talliesOf({ results }: EventList): Map<string, [number, number, number]> {
  const tallies = new Map<string, [number, number, number]>();
  for (const { home, away, results: scores } of results) {
    const { finalresult: final } = scores;
    if (final === undefined) continue;
    for (const [team, scored, conceded] of [
      [home.id, final.home, final.away],
      [away.id, final.away, final.home],
    ] as const) {
      const [played, made, let_] = tallies.get(team) ?? [0, 0, 0];
      tallies.set(team, [played + 1, made + Number(scored), let_ + Number(conceded)]);
    }
  }
  return tallies;
}

describe('demonstration league season', () => {
  // A Tuesday: no round is half played.
  const feed = new Feed(20, SATURDAY + 3 * 86_400_000 + 3_600_000);

  async function leagueOf(name: string) {
    const { tournaments } = await feed.tournaments(1);
    const id = tournaments.find((each) => each.name === name)?.id ?? '';
    return { id, season: await feed.read<EventList>(`/v1/tournaments/${id}/events`) };
  }

  it('each pair plays at both grounds and the results make the table', async () => {
    const { id, season } = await leagueOf('Eredivisie');
    const all = [...season.fixtures, ...season.results];
    expect(new Set(all.map(({ home, away }) => `${home.id} ${away.id}`)).size).toBe(18 * 17);
    expect(new Set(all.map(({ id: match }) => match)).size).toBe(all.length);
    const tallies = talliesOf(season);
    const { groups } = await feed.standings(id);
    const lacking = (groups[0]?.rows ?? []).filter(({ team, played, for: made, against }) => {
      const tally = tallies.get(team.id);
      return tally?.[0] === played && (tally[1] !== made || tally[2] !== against);
    });
    expect(groups[0]?.rows.length).toBe(18);
    expect(lacking).toEqual([]);
  });

  it('a table counts no match that was put off or broken off', async () => {
    const large = new Feed(350, Date.parse('2026-12-01T01:00:00Z'));
    const { tournaments } = await large.tournaments(1);
    const unfinished = new Set<string>();
    for (const { id } of tournaments.filter(({ name }) => ['Championship', 'Eredivisie'].includes(name))) {
      const season = await large.read<EventList>(`/v1/tournaments/${id}/events`);
      for (const { status } of season.results) if (!status.startsWith('Finished')) unfinished.add(status);
      const tallies = talliesOf({
        ...season,
        results: season.results.filter(({ status }) => status.startsWith('Finished')),
      });
      const { groups } = await large.standings(id);
      for (const { team, played, for: made, against } of groups[0]?.rows ?? []) {
        expect([team.name, ...(tallies.get(team.id) ?? [])]).toEqual([team.name, played, made, against]);
      }
    }
    expect([...unfinished].toSorted()).toEqual(['Abandoned', 'Postponed', 'To Finish']);
  });

  it('each match has a page with the same result', async () => {
    const { season } = await leagueOf('Eredivisie');
    for (const match of [...season.results.slice(0, 5), ...season.fixtures.slice(-3)]) {
      const page = await feed.event(match.id);
      expect([page.id, page.status, page.results.finalresult]).toEqual([
        match.id,
        match.status,
        match.results.finalresult,
      ]);
    }
  });

  it('the scorers’ goals equal the goals of their matches', async () => {
    const { id, season } = await leagueOf('Eredivisie');
    const { scorers } = await feed.read<ReturnType<typeof scorersOf>>(`/v1/tournaments/${id}/scorers`);
    expect(scorers.length).toBe(30);
    expect(scorers.every(({ goals }, index) => goals <= (scorers[index - 1]?.goals ?? goals))).toBe(true);
    const [first] = scorers;
    const goals = await Promise.all(
      season.results
        .filter(({ home, away }) => [home.id, away.id].includes(first?.team.id ?? ''))
        .map(async (match) => {
          const { incidents } = await feed.event(match.id);
          const own = [...incidents.home, ...incidents.away];
          return own.filter(
            ({ type, player }) => ['Goal', 'Penalty'].includes(type) && player?.id === first?.player.id,
          );
        }),
    );
    expect(goals.flat().length).toBe(first?.goals);
  });

  it('a league of youth sides has no season', async () => {
    const { season } = await leagueOf('Eredivisie Women');
    expect(season).toEqual({ fixtures: [], results: [] });
  });

  it('the Champions League has eight rounds of 18 matches, each with a page', async () => {
    const { season } = await leagueOf('Champions League');
    const all = [...season.fixtures, ...season.results];
    const rounds = Map.groupBy(all, ({ round }) => round);
    expect([...rounds.values()].map((matches) => matches.length)).toEqual(Array.from({ length: 8 }, () => 18));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id } of [...season.results.slice(-3), ...season.fixtures.slice(-3)])
      expect((await feed.event(id)).id).toBe(id);
  });

  it('the Champions League table has every round that was played', async () => {
    const { id, season } = await leagueOf('Champions League');
    const sixth = season.fixtures.filter(({ round }) => round === 'Round 6');
    const after = new Feed(20, Math.max(...sixth.map(startOf)) + 15 * 86_400_000);
    const tallies = talliesOf(await after.read<EventList>(`/v1/tournaments/${id}/events`));
    const [table] = (await after.standings(id)).groups;
    const played = table?.rows.map((row) => row.played) ?? [];
    // A match that was put off is missing.
    expect([played.length, Math.min(...played), Math.max(...played)]).toEqual([36, 5, 6]);
    for (const row of table?.rows ?? []) expect(tallies.get(row.team.id)).toEqual([row.played, row.for, row.against]);
  });
});
