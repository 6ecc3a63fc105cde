import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { boardAt, OLDEST_PRICE_MS, type ResultPrices } from '../../../../web/domain/odds.ts';
import type { OffersPolicy } from '../../../../web/domain/settings.ts';
import type { Operator } from '../../../../worker/content/stored.ts';
import { audienceOf, bestPrices } from '../../../../worker/live/odds/bestPrices.ts';
import type { WinnerPrice } from '../../../../worker/live/odds/matchWinnerPrices.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');

describe('the best prices of a list', () => {
  const match = matchFrom();
  const audience = { operators: new Map([['toto', 'TOTO']]), inPlay: true };

  function homePrice(given: Partial<WinnerPrice>[], { readAt = NOW, frozen = false } = {}) {
    const whole = given.map(
      (price): WinnerPrice => ({ provider: 'toto', outcome: 'home', decimal: 2, at: null, ...price }),
    );
    const book = { [match.id]: { asked: readAt, at: readAt, scope: 'ord' as const, prices: whole } };
    return bestPrices(book, [match], audience, { now: NOW, frozen })[match.id]?.home ?? null;
  }

  it('are of the country’s operators, the highest', () => {
    const best = homePrice([{ decimal: 2.1 }, { decimal: 9, provider: 'bet365' }, { decimal: 2.2 }]);
    expect(best).toEqual({ decimal: 2.2, provider: 'toto', operator: 'TOTO', at: NOW });
  });

  it('are never older than their lifetime, whoever says when they were captured', () => {
    expect(homePrice([{ at: NOW - OLDEST_PRICE_MS }])?.decimal).toBe(2);
    expect(homePrice([{ at: NOW - OLDEST_PRICE_MS - 1 }])).toBeNull();
    expect(homePrice([{}], { readAt: NOW - OLDEST_PRICE_MS - 1 })).toBeNull();
    expect(homePrice([{ at: NOW + 60_000 }], { readAt: NOW - OLDEST_PRICE_MS - 1 })).toBeNull();
  });

  it('are worked out once for all visitors of an audience, until one has grown old or the matches are others', () => {
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

  it('stay the same objects when a goal changes the list, and in every list that has the match', () => {
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

  it('of a developer’s clock are not those of anybody else', () => {
    const prices: WinnerPrice[] = [{ provider: 'toto', outcome: 'home', decimal: 2, at: null }];
    const book = { [match.id]: { asked: NOW, at: NOW, scope: 'ord' as const, prices } };
    const list = [match];
    const later = NOW + OLDEST_PRICE_MS + 1;
    expect(bestPrices(book, list, audience, { now: later, frozen: true })[match.id]?.home?.at).toBe(later);
    expect(bestPrices(book, list, audience, { now: later, frozen: false })).toEqual({});
    expect(bestPrices(book, list, audience, { now: later, frozen: true })[match.id]?.home?.at).toBe(later);
  });

  it('have one audience for operators that say the same, whoever loaded them', () => {
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

  it('stand still with a developer’s clock', () => {
    expect(homePrice([{}], { readAt: 0, frozen: true })?.at).toBe(NOW);
  });
});

describe('a board of prices in an open page', () => {
  const price = (at: number) => ({ decimal: 2, provider: 'toto', operator: 'TOTO', at });
  const prices: ResultPrices = { home: price(NOW), draw: price(NOW - 60_000), away: null };

  it('loses each price when it has grown old, even when nothing newer comes', () => {
    const later = NOW + OLDEST_PRICE_MS;
    expect(boardAt({ a: prices }, later)).toEqual({ a: { ...prices, draw: null } });
    expect(boardAt({ a: prices }, later + 1)).toEqual({ a: { home: null, draw: null, away: null } });
  });

  it('is the same board while none has', () => {
    const board = { a: prices };
    expect(boardAt(board, NOW)).toBe(board);
  });
});
