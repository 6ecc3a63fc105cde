import { describe, expect, it } from 'vitest';
import { boardAt, OLDEST_PRICE_MS, type ResultPrices } from '../../../../web/domain/odds.ts';
import { bestPrices } from '../../../../worker/live/odds/bestPrices.ts';
import type { WinnerPrice } from '../../../../worker/live/odds/oddsBook.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');

describe('best prices of a list', () => {
  const match = matchFrom();
  const audience = { operators: new Map([['toto', 'TOTO']]), inPlay: true };

  function homePrice(given: Partial<WinnerPrice>[], { readAt = NOW, frozen = false } = {}) {
    const whole = given.map(
      (price): WinnerPrice => ({ provider: 'toto', outcome: 'home', decimal: 2, at: null, ...price }),
    );
    const book = { [match.id]: { asked: readAt, at: readAt, scope: 'ord' as const, prices: whole } };
    return bestPrices(book, [match], audience, { now: NOW, frozen })[match.id]?.home ?? null;
  }

  it('the best price is the highest of the country’s operators', () => {
    const best = homePrice([{ decimal: 2.1 }, { decimal: 9, provider: 'bet365' }, { decimal: 2.2 }]);
    expect(best).toEqual({ decimal: 2.2, provider: 'toto', operator: 'TOTO', at: NOW });
  });

  it('a price expires by its age, whatever its capture time', () => {
    expect(homePrice([{ at: NOW - OLDEST_PRICE_MS }])?.decimal).toBe(2);
    expect(homePrice([{ at: NOW - OLDEST_PRICE_MS - 1 }])).toBeNull();
    expect(homePrice([{}], { readAt: NOW - OLDEST_PRICE_MS - 1 })).toBeNull();
    expect(homePrice([{ at: NOW + 60_000 }], { readAt: NOW - OLDEST_PRICE_MS - 1 })).toBeNull();
  });

  it('prices do not age while a developer’s clock is stopped', () => {
    expect(homePrice([{}], { readAt: 0, frozen: true })?.at).toBe(NOW);
  });
});

const price = (at: number) => ({ decimal: 2, provider: 'toto', operator: 'TOTO', at });
const prices: ResultPrices = { home: price(NOW), draw: price(NOW - 60_000), away: null };

it('each price disappears when it is too old, even without an update', () => {
  const later = NOW + OLDEST_PRICE_MS;
  expect(boardAt({ a: prices }, later)).toEqual({ a: { ...prices, draw: null } });
  expect(boardAt({ a: prices }, later + 1)).toEqual({ a: { home: null, draw: null, away: null } });
});
