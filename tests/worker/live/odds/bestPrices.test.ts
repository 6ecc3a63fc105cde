import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { boardAt, OLDEST_PRICE_MS, type ResultPrices } from '../../../../web/domain/odds.ts';
import type { OffersPolicy } from '../../../../web/domain/settings.ts';
import type { Operator } from '../../../../worker/content/stored.ts';
import { audienceOf, bestPrices } from '../../../../worker/live/odds/bestPrices.ts';
import type { WinnerPrice } from '../../../../worker/live/odds/matchWinnerPrices.ts';
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

  it('best prices are shared by an audience until a price or match changes', () => {
    const prices: WinnerPrice[] = [{ provider: 'toto', outcome: 'home', decimal: 2, at: null }];
    const book = { [match.id]: { asked: NOW, at: NOW, scope: 'ord' as const, prices } };
    const list = [match];
    const at = (now: number, matches = list, who = audience) => bestPrices(book, matches, who, { now, frozen: false });
    const board = at(NOW);
    expect(at(NOW + OLDEST_PRICE_MS)).toBe(board);
    expect(at(NOW, list, { ...audience, operators: new Map([['bwin', 'bwin']]) })).toEqual({});
    expect(at(NOW, [matchFrom({ id: 77 })])).toEqual({});
    expect(at(NOW)).toEqual(board);
    expect(at(NOW + OLDEST_PRICE_MS + 1)).toEqual({});
  });

  it('a goal keeps the price objects in every list with the match', () => {
    const entry = {
      asked: NOW,
      at: NOW,
      scope: 'ord' as const,
      prices: [{ provider: 'toto', outcome: 'home', decimal: 2, at: null }] satisfies WinnerPrice[],
    };
    const book = { [match.id]: entry };
    const at = (matches: Match[], from = book) => bestPrices(from, matches, audience, { now: NOW, frozen: false });
    const board = at([match]);
    expect(board[match.id]?.home?.decimal).toBe(2);
    expect(at([{ ...match }])).toBe(board);
    const [other, another] = [matchFrom({ id: 77 }), { ...entry }];
    const longer = at([match, other], { ...book, [other.id]: another });
    expect(longer[match.id]).toBe(board[match.id]);
    expect(Object.keys(longer)).toHaveLength(2);
  });

  it('a developer’s shifted clock does not change other visitors’ prices', () => {
    const prices: WinnerPrice[] = [{ provider: 'toto', outcome: 'home', decimal: 2, at: null }];
    const book = { [match.id]: { asked: NOW, at: NOW, scope: 'ord' as const, prices } };
    const list = [match];
    const later = NOW + OLDEST_PRICE_MS + 1;
    expect(bestPrices(book, list, audience, { now: later, frozen: true })[match.id]?.home?.at).toBe(later);
    expect(bestPrices(book, list, audience, { now: later, frozen: false })).toEqual({});
    expect(bestPrices(book, list, audience, { now: later, frozen: true })[match.id]?.home?.at).toBe(later);
  });

  it('operators with equal data form one audience', () => {
    const operator = { provider: 'toto', name: 'TOTO' } as Operator;
    const policy = { oddsInPlay: true } as OffersPolicy;
    const one = audienceOf({ operators: [operator], policy });
    expect(audienceOf({ operators: [{ ...operator }], policy })).toBe(one);
    expect(audienceOf({ operators: [operator], policy: { ...policy, oddsInPlay: false } })).toMatchObject({
      inPlay: false,
    });
    const other = audienceOf({ operators: [{ ...operator, name: 'Toto' }], policy });
    expect([...other.operators]).toEqual([['toto', 'Toto']]);
  });

  it('prices do not age while a developer’s clock is stopped', () => {
    expect(homePrice([{}], { readAt: 0, frozen: true })?.at).toBe(NOW);
  });
});

describe('price board in an open page', () => {
  const price = (at: number) => ({ decimal: 2, provider: 'toto', operator: 'TOTO', at });
  const prices: ResultPrices = { home: price(NOW), draw: price(NOW - 60_000), away: null };

  it('each price disappears when it is too old, even without an update', () => {
    const later = NOW + OLDEST_PRICE_MS;
    expect(boardAt({ a: prices }, later)).toEqual({ a: { ...prices, draw: null } });
    expect(boardAt({ a: prices }, later + 1)).toEqual({ a: { home: null, draw: null, away: null } });
  });
});
