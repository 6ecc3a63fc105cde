import { describe, expect, it } from 'vitest';
import { Feed, MINUTE, SATURDAY } from './feed.ts';
import { PROVIDERS } from './odds/providers.ts';

type Market = Awaited<ReturnType<Feed['odds']>>['markets'][number];

/** The sum of the implied chances of a market, by bookmaker. */
function books({ outcomes }: Market): number[] {
  const sums = new Map<string, number>();
  for (const { offers } of outcomes) {
    for (const { provider, odds } of offers) sums.set(provider, (sums.get(provider) ?? 0) + 1 / odds);
  }
  return [...sums.values()];
}

describe('demonstration odds', () => {
  it('every bookmaker has a margin of 2 to 12 % on the result', async () => {
    const feed = new Feed(60);
    const sums: number[] = [];
    const prices: number[] = [];
    const names = new Set<string>();
    for (const hour of [4, 18]) {
      feed.now = SATURDAY + hour * 60 * MINUTE;
      for (const event of await feed.all()) {
        const { markets, captured_at } = await feed.odds(event.id);
        expect(Date.parse(captured_at)).toBeLessThanOrEqual(feed.now);
        for (const market of markets.filter(({ type }) => type === '1x2' || type === '12')) {
          const offered = books(market);
          expect(offered.length >= 4 && offered.length <= 7).toBe(true);
          sums.push(...offered);
        }
        for (const { offers } of markets.flatMap(({ outcomes }) => outcomes)) {
          for (const { provider, odds, odds_old } of offers) {
            names.add(provider);
            prices.push(odds, odds_old ?? odds);
          }
        }
      }
    }
    expect(Math.min(...sums)).toBeGreaterThan(1.02);
    expect(Math.max(...sums)).toBeLessThan(1.12);
    expect(prices.reduce((least, price) => Math.min(least, price))).toBeGreaterThanOrEqual(1.01);
    expect([...names].sort()).toEqual([...PROVIDERS].sort());
  });

  it('football markets are offered before kick-off and prices move', async () => {
    const feed = new Feed(60, SATURDAY + 60 * MINUTE);
    const event = (await feed.live()).fixtures.findLast(
      ({ sport, status }) => sport === 'football' && status === 'Not started',
    );
    const before = await feed.odds(event?.id ?? '');
    const types = new Set(before.markets.map(({ type }) => type));
    expect(types).toEqual(new Set(['1x2', 'dc', 'ou', 'ah', 'bts', 'cs', 'htft']));
    expect(before.markets.filter(({ type }) => type === 'ou').map(({ line }) => line)).toEqual(['1.5', '2.5', '3.5']);
    feed.now += 5 * 60 * MINUTE;
    const after = await feed.odds(event?.id ?? '');
    expect(after.markets[0]).not.toEqual(before.markets[0]);
  });

  it('prices close at the end of a match and pause after a goal', async () => {
    const feed = new Feed(60, SATURDAY + 23.9 * 60 * MINUTE);
    const { results } = await feed.live();
    const event = results.find(
      ({ sport, status, results: { runningscore } }) =>
        sport === 'football' && status === 'Finished' && Number(runningscore?.home) > 0,
    );
    const active = async () =>
      (await feed.odds(event?.id ?? '')).markets
        .flatMap(({ outcomes }) => outcomes.flatMap(({ offers }) => offers))
        .some((offer) => offer.active);
    expect(await active()).toBe(false);
    const start = Date.parse(`${event?.start_date.slice(0, 19)}Z`);
    const hasScored = async () => (await feed.event(event?.id ?? '')).results.runningscore?.home !== '0';
    feed.now = start;
    while (!(await hasScored())) feed.now += MINUTE;
    feed.now -= MINUTE;
    while (!(await hasScored())) feed.now += 1000;
    expect(await active()).toBe(false);
    feed.now -= 3000;
    const open = await active();
    feed.now += 120_000;
    expect(open || (await active())).toBe(true);
  });
});
