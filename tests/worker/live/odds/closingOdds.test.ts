import { expect, it } from 'vitest';
import type { FeedOdds } from '../../../../worker/feeds/feedOdds.ts';
import { closingOdds, grownHistory, MAX_POINTS, type OddsHistory } from '../../../../worker/live/prices/oddsHistory.ts';

const KICK_OFF = Date.parse('2026-11-21T15:00:00Z');
const MINUTE = 60_000;

/** A feed's odds: the home prices by operator (null when suspended), and bwin's 3 and 4 for the other outcomes. */
function feedOdds(
  home: Record<string, number | null>,
  type: '1x2' | 'ou' = '1x2',
  line: number | null = null,
): FeedOdds {
  const offer = (provider: string, decimal: number | null) => {
    return { provider, decimal: decimal ?? 9, previous: null, active: decimal !== null, capturedAt: null };
  };
  const first = Object.entries(home).map(([provider, decimal]) => offer(provider, decimal));
  const outcomes = type === '1x2' ? ['1', 'x', '2'] : ['over', 'under'];
  const others = outcomes.slice(1).map((_, index) => [offer('bwin', 3 + index)]);
  return { capturedAt: null, markets: [{ type, scope: 'ord', line, outcomes, offers: [first, ...others] }] };
}

/** The history of a feed's odds at minutes from kick-off. */
const seen = (...said: (readonly [minute: number, odds: FeedOdds])[]) =>
  said.reduce<OddsHistory>((known, [minute, odds]) => {
    return grownHistory(known, odds, KICK_OFF + minute * MINUTE, { kickOff: KICK_OFF });
  }, {});

const homeOf = (history: OddsHistory) =>
  closingOdds(history, KICK_OFF).markets[0]?.offers[0]?.map(({ provider, decimal }) => `${provider} ${decimal}`);

it('prices suspended for kick-off close at their last open value', () => {
  expect(homeOf(seen([-60, feedOdds({ bwin: 2 })], [-1, feedOdds({ bwin: null })]))).toEqual(['bwin 2']);
});

it('the last known prices close a match if none was seen before', () => {
  const history = seen([20, feedOdds({ bwin: 1.5 })], [40, feedOdds({ bwin: 1.4 })]);
  expect(homeOf(history)).toEqual(['bwin 1.4']);
  expect(closingOdds(history, KICK_OFF).markets[0]?.offers[0]?.[0]?.capturedAt).toBe(KICK_OFF + 40 * MINUTE);
});

it('closing prices survive many later prices in play', () => {
  const inPlay = Array.from(
    { length: 3 * MAX_POINTS },
    (_, minute) => [minute + 1, feedOdds({ bwin: 3 + minute / 100 })] as const,
  );
  const history = seen([-60, feedOdds({ bwin: 2 })], [-5, feedOdds({ bwin: 1.9 })], ...inPlay);
  expect(homeOf(history)).toEqual(['bwin 1.9']);
  expect(history['1x2|1|bwin']).toHaveLength(MAX_POINTS);
  expect(history['1x2|1|bwin']?.[0]?.decimal).toBe(2);
  const fromKickOff = seen([-5, feedOdds({ bwin: 1.9 })], ...inPlay);
  expect(homeOf(fromKickOff)).toEqual(['bwin 1.9']);
});

it('closing prices cover every complete market and its lines', () => {
  const total = feedOdds({ bwin: 1.8 }, 'ou', 2.5);
  const markets = [...total.markets, ...feedOdds({ bwin: 2 }).markets];
  const both = closingOdds(seen([-5, { capturedAt: null, markets }]), KICK_OFF).markets;
  expect(both).toMatchObject([
    { type: '1x2', line: null, outcomes: ['1', 'x', '2'] },
    { type: 'ou', line: 2.5, outcomes: ['over', 'under'] },
  ]);
  const half = { '1x2|1|bwin': [{ at: KICK_OFF, decimal: 2 }], 'ah--0.5|1|bwin': [{ at: KICK_OFF, decimal: 2 }] };
  expect(closingOdds(half, KICK_OFF).markets).toEqual([]);
  expect(closingOdds({ 'zz-1|1|bwin': [{ at: KICK_OFF, decimal: 2 }], '': [] }, KICK_OFF).markets).toEqual([]);
});
