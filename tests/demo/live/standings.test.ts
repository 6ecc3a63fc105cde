import { describe, expect, it } from 'vitest';
import { isNight } from '../../support/tier.ts';
import { Feed, SATURDAY } from './feed.ts';

describe('demonstration tables', () => {
  it('football league tables add up at any time of the season', async () => {
    for (const days of isNight ? [0, 120, 250] : [120]) {
      const feed = new Feed(20, SATURDAY + days * 86_400_000);
      const { tournaments } = await feed.tournaments(1);
      for (const { id } of tournaments) {
        for (const { rows, zones } of (await feed.standings(id)).groups) {
          const total = (key: 'for' | 'against' | 'won' | 'lost') => rows.reduce((sum, row) => sum + row[key], 0);
          expect(total('for')).toBe(total('against'));
          expect(total('won')).toBe(total('lost'));
          for (const [index, row] of rows.entries()) {
            expect(row.rank).toBe(index + 1);
            expect(row.played).toBe(row.won + row.drawn + row.lost);
            expect(row.points).toBe(3 * row.won + row.drawn - row.deductions);
            expect(row.points).toBeLessThanOrEqual(rows[index - 1]?.points ?? row.points);
            expect(row.form).toMatch(/^[WDL]{0,5}$/);
            const zone = zones.find(({ from, to }) => row.rank >= from && row.rank <= to);
            expect(row.zone).toBe(zone?.name ?? null);
          }
        }
      }
    }
  });

  it.each([
    ['England', 'Premier League', ['Relegation 18–20']],
    ['Germany', 'Bundesliga', ['Relegation play-off 16–16', 'Relegation 17–18']],
  ])('the league of %s sends its own places down', async (country, name, down) => {
    const feed = new Feed(20);
    const { tournaments } = await feed.tournaments(1);
    const league = tournaments.find((each) => each.name === name && each.country.name === country);
    const zones = (await feed.standings(league?.id ?? '')).groups[0]?.zones ?? [];
    const said = zones.map((zone) => `${zone.name} ${zone.from}–${zone.to}`);
    expect(said.filter((zone) => zone.startsWith('Relegation'))).toEqual(down);
  });

  it('knock-out cups have no table', async () => {
    const feed = new Feed(20);
    const { tournaments } = await feed.tournaments(1);
    const cup = tournaments.find(({ name }) => name === 'FA Cup');
    expect((await feed.standings(cup?.id ?? '')).groups).toEqual([]);
  });
});
