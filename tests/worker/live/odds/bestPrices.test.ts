import { describe, expect, it } from 'vitest';
import { boardAt, OLDEST_PRICE_MS, type ResultPrices } from '../../../../web/domain/odds.ts';
import { bestPrices } from '../../../../worker/live/odds/bestPrices.ts';
import type { WinnerPrice } from '../../../../worker/live/prices/oddsBook.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');

describe('best prices of a list', () => {
  const match = matchFrom();
  const audience = { operators: new Map([['toto', 'TOTO']]), inPlay: true };

  function best(given: Partial<WinnerPrice>[], { readAt = NOW, frozen = false } = {}) {
    const whole = given.map(
      (price): WinnerPrice => ({ provider: 'toto', outcome: 'home', decimal: 2, at: null, ...price }),
    );
    const book = { [match.id]: { asked: readAt, at: readAt, scope: 'ord' as const, prices: whole } };
    return bestPrices(book, [match], audience, { now: NOW, frozen })[match.id];
  }

  it('the best price is the highest of the country’s operators', () => {
    const given = [{ decimal: 2.1 }, { decimal: 9, provider: 'bet365' }, { decimal: 2.2 }];
    expect(best(given)?.home).toEqual({ decimal: 2.2, provider: 'toto', operator: 'TOTO' });
  });

  it('the age of a match’s prices is the age of its oldest best price', () => {
    const draw = { outcome: 'draw', at: NOW - 60_000 } as const;
    expect(best([{ at: NOW - 90_000 }, { decimal: 2.2, at: NOW }, draw])?.at).toBe(NOW - 60_000);
  });

  it('a price expires by its age, whatever its capture time', () => {
    expect(best([{ at: NOW - OLDEST_PRICE_MS }])?.home?.decimal).toBe(2);
    expect(best([{ at: NOW - OLDEST_PRICE_MS - 1 }])).toBeUndefined();
    expect(best([{}], { readAt: NOW - OLDEST_PRICE_MS - 1 })).toBeUndefined();
    expect(best([{ at: NOW + 60_000 }], { readAt: NOW - OLDEST_PRICE_MS - 1 })).toBeUndefined();
  });

  it('prices do not age while a developer’s clock is stopped', () => {
    expect(best([{}], { readAt: 0, frozen: true })?.at).toBe(NOW);
  });
});

it('prices disappear when one of them is too old, even without an update', () => {
  const price = { decimal: 2, provider: 'toto', operator: 'TOTO' };
  const prices: ResultPrices = { home: price, draw: price, away: null, at: NOW };
  expect(boardAt({ a: prices }, NOW + OLDEST_PRICE_MS)).toEqual({ a: prices });
  expect(boardAt({ a: prices }, NOW + OLDEST_PRICE_MS + 1)).toMatchObject({
    a: { home: null, draw: null, away: null },
  });
});
