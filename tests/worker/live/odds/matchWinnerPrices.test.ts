import { expect, it } from 'vitest';
import type { MarketType } from '../../../../web/domain/markets.ts';
import type { FeedMarket, FeedOffer } from '../../../../worker/feeds/feedOdds.ts';
import { matchWinnerPrices } from '../../../../worker/live/prices/oddsBook.ts';
import { offerAt } from './odds.records.ts';

const market = (type: MarketType, outcomes: string[], offers: FeedOffer[][]): FeedMarket => {
  return { type, scope: 'ord', line: null, outcomes, offers };
};

const winner = market('12', ['1', '2'], [[offerAt(1.5)], [offerAt(2.5)]]);
const result = market('1x2', ['1', 'x', '2'], [[offerAt(2)], [offerAt(3)], [offerAt(4)]]);
const markets = [market('ou', ['over', 'under'], [[offerAt(9)], [offerAt(9)]]), winner, result];

const shown = (sport: Parameters<typeof matchWinnerPrices>[1], of = markets) =>
  matchWinnerPrices({ capturedAt: 5, markets: of }, sport).prices.map(
    ({ outcome, decimal }) => `${outcome} ${decimal}`,
  );

it('sports with draws use the result, other sports the winner', () => {
  for (const sport of ['football', 'handball'] as const) expect(shown(sport)).toEqual(['home 2', 'draw 3', 'away 4']);
  for (const sport of ['basketball', 'ice-hockey'] as const) expect(shown(sport)).toEqual(['home 1.5', 'away 2.5']);
  expect(shown('ice-hockey', [result])).toEqual([]);
  expect(shown('football', [winner])).toEqual([]);
});

it('prices say whether they include overtime', () => {
  const scopeOf = (of: FeedMarket[]) => matchWinnerPrices({ capturedAt: null, markets: of }, 'basketball').scope;
  expect(scopeOf([{ ...winner, scope: 'ot' }])).toBe('ot');
  expect(scopeOf([winner])).toBe('ord');
});

it('only available prices are shown', () => {
  const closed = market('1x2', ['1', 'x', '2'], [[offerAt(2, { active: false })], [], [offerAt(4)]]);
  expect(shown('football', [closed])).toEqual(['away 4']);
});

it('the capture time comes from the offer, otherwise from the answer', () => {
  const dated = market('12', ['1', '2'], [[offerAt(2, { capturedAt: 3 })], [offerAt(2)]]);
  const instants = (capturedAt: number | null) =>
    matchWinnerPrices({ capturedAt, markets: [dated] }, 'basketball').prices.map(({ at }) => at);
  expect(instants(5)).toEqual([3, 5]);
  expect(instants(null)).toEqual([3, null]);
});
