import { expect, it } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { parseOdds } from '../../../../worker/feeds/contract/parseOdds.ts';
import type { FeedOdds } from '../../../../worker/feeds/feedOdds.ts';
import { oddsForCountry } from '../../../../worker/live/odds/loadEventOdds.ts';
import { grownHistory, type OddsHistory } from '../../../../worker/live/prices/oddsHistory.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const MINUTE = 60_000;

function read(markets: unknown, captured_at: unknown = '2026-11-21T15:39:30Z'): FeedOdds | null {
  return parseOdds({ captured_at, markets }, createRejections());
}

function offer(provider: string, odds: unknown, more: object = {}) {
  return { provider, odds, odds_old: null, active: true, ...more };
}

const result = (...offers: unknown[]) => ({
  type: '1x2',
  scope: 'ord',
  line: null,
  outcomes: [
    { subtype: '1', offers },
    { subtype: 'x', offers: [] },
    { subtype: '2', offers: [] },
  ],
});

const policy = { allowed: true, oddsInPlay: true, offersInPlay: true, minimumAge: 18, message: '18+', helpLines: [] };

function shown(odds: FeedOdds | null, confirmedAt = NOW, hiddenMarkets: string[] = [], history: OddsHistory = {}) {
  if (odds === null) throw new Error('no odds');
  const operators = new Map([
    ['unibet', 'Unibet'],
    ['toto', 'TOTO'],
  ]);
  return oddsForCountry(
    { ...odds, history },
    { operators, policy, hiddenMarkets, now: NOW, confirmedAt, closing: false },
  );
}

it('only the country’s operators appear, in the editors’ order', () => {
  const odds = shown(read([result(offer('TOTO', 2), offer('Bet365', 2.2), offer('Unibet', 2.1))]));
  expect(odds.markets[0]?.rows.map(({ operator }) => operator)).toEqual(['Unibet', 'TOTO']);
  expect(JSON.stringify(odds)).not.toMatch(/bet365/i);
  expect(odds.capturedAt).toBe(NOW - 30_000);
});

it('a country has no odds when only other operators price the match', () => {
  expect(shown(read([result(offer('Bet365', 2.2))]))).toMatchObject({ capturedAt: null, markets: [] });
});

it('a country never gets a forbidden market', () => {
  expect(shown(read([result(offer('TOTO', 2))]), NOW, ['cards', '1x2']).markets).toEqual([]);
});

it('the price history covers only the country’s operators', () => {
  const before = read([result(offer('TOTO', 2), offer('Bet365', 3.5), offer('Unibet', 1.9))], '2026-11-21T15:30:00Z');
  const after = read([result(offer('TOTO', 1.8), offer('Bet365', 3.6), offer('Unibet', 1.9))]);
  if (before === null || after === null) throw new Error('no odds');
  const history = grownHistory(grownHistory({}, before, NOW - 10 * MINUTE), after, NOW);
  const odds = shown(after, NOW, [], history);
  expect(odds.markets[0]?.history).toEqual([
    [
      { at: NOW - 10 * MINUTE, decimal: 2 },
      { at: NOW - 30_000, decimal: 1.9 },
    ],
    [],
    [],
  ]);
  expect(odds.markets[0]?.rows[1]?.prices[0]).toMatchObject({
    decimal: 1.8,
    opening: { at: NOW - 10 * MINUTE, decimal: 2 },
  });
  expect(JSON.stringify(odds)).not.toMatch(/bet365|3\.5|3\.6/i);
});

it('suspended and stale prices are marked as such', () => {
  const states = (odds: FeedOdds | null, confirmedAt = NOW) =>
    shown(odds, confirmedAt).markets[0]?.rows.map(({ prices }) => prices[0]?.state);
  const both = [result(offer('Unibet', 2, { active: false }), offer('TOTO', 2))];
  expect(states(read(both))).toEqual(['suspended', 'live']);
  expect(states(read(both, '2026-11-21T15:29:59Z'))).toEqual(['suspended', 'old']);
  expect(states(read(both, null), NOW - 11 * MINUTE)).toEqual(['suspended', 'old']);
  const dated = offer('TOTO', 2, { captured_at: '2026-11-21T15:20:00Z' });
  expect(states(read([result(offer('Unibet', 2), dated)]))).toEqual(['live', 'old']);
});
