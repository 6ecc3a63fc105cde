import { describe, expect, it } from 'vitest';
import { competitionOrder } from '../../../web/domain/matchOrder.ts';
import { biggestMove, type DeskOrder, type DeskRow, fairPrices, inDeskOrder } from '../../../web/domain/oddsDesk.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const row = (id: string, hour: number, changes: Partial<DeskRow> = {}): DeskRow => ({
  match: matchFrom({ id, start_date: `2026-11-21T${hour}:00:00Z` }),
  prices: { home: null, draw: null, away: null, at: 0 },
  payout: null,
  fair: { home: null, draw: null, away: null },
  moved: null,
  ...changes,
});

describe('margin-free prices', () => {
  it('fair prices imply chances that add up to one and exceed the offered prices', () => {
    const asked = [2, 3.4, 3.8];
    const fair = fairPrices([asked]) ?? [];
    expect(fair.reduce((sum, decimal) => sum + 1 / decimal, 0)).toBeCloseTo(1, 12);
    expect(asked.every((decimal, index) => decimal < (fair[index] ?? 0))).toBe(true);
  });

  it('fair prices average all operators whatever their margins', () => {
    expect(
      fairPrices([
        [3.6, 1.2],
        [1.5, 1.5],
      ])?.map((each) => each.toFixed(6)),
    ).toEqual(['2.666667', '1.600000']);
  });
});

describe('biggest price move', () => {
  it('the biggest move is the outcome whose chance changed most, not the longest price', () => {
    const move = biggestMove({ home: 1.5, draw: 4, away: 20 }, { home: 1.4, draw: 4.2, away: 30 });
    expect(move).toEqual({ outcome: 'home', from: 1.5, to: 1.4 });
  });
});

describe('odds desk order', () => {
  const late = row('late', 20, { payout: 0.97, moved: { outcome: 'home', from: 2, to: 1.9 } });
  const early = row('early', 12, { payout: 0.93 });
  const middle = row('middle', 15, { payout: 0.97, moved: { outcome: 'away', from: 2, to: 4 } });
  const ids = (order: DeskOrder, topIds: string[] = []) =>
    inDeskOrder([late, early, middle], order, competitionOrder(topIds, 'en')).map(({ match }) => match.id);

  it('puts top competitions first and those of the own country next', () => {
    const placed = (id: string, hour: number, country: string) => ({
      ...row(id, hour),
      match: matchFrom({
        id,
        start_date: `2026-11-21T${hour}:00:00Z`,
        tournament: { id: `cup${country}`, name: 'Cup', country: { id: country, name: country } },
      }),
    });
    const rows = [
      placed('abroad', 12, 'Argentina'),
      placed('home', 15, 'Wales'),
      placed('lateTop', 20, 'Europe'),
      placed('top', 18, 'Europe'),
    ];
    const compare = competitionOrder(['cupEurope', 'wales'], 'en');
    expect(inDeskOrder(rows, 'competition', compare).map(({ match }) => match.id)).toEqual([
      ...['top', 'lateTop', 'home', 'abroad'],
    ]);
  });

  it('sorts by kick-off, payout or movement, with ties by kick-off', () => {
    expect(ids('kick-off')).toEqual(['early', 'middle', 'late']);
    expect(ids('payout')).toEqual(['middle', 'late', 'early']);
    expect(ids('movement')).toEqual(['middle', 'late', 'early']);
  });
});
