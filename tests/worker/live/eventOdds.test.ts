import { beforeEach, describe, expect, it } from 'vitest';
import { oddsForCountry } from '../../../worker/live/eventOdds.ts';
import { grownHistory, type OddsHistory } from '../../../worker/live/oddsHistory.ts';
import { type FeedOdds, readFeedOdds } from '../../../worker/live/wireOdds.ts';

const noted: string[] = [];
const logged: string[] = [];
const rejections = {
  count: 0,
  note: (problem: string) => void noted.push(problem),
  once: (event: string, detail: string) => void logged.push(`${event}: ${detail}`),
};

const NOW = Date.parse('2026-11-21T15:40:00Z');
const MINUTE = 60_000;

function read(markets: unknown, captured_at: unknown = '2026-11-21T15:39:30Z'): FeedOdds | null {
  return readFeedOdds({ captured_at, markets }, rejections);
}

function offer(provider: string, odds: unknown, more: object = {}) {
  return { provider, odds, odds_old: null, active: true, ...more };
}

const result = (...offers: unknown[]) => ({
  type: '1x2',
  scope: 'ord',
  line: null,
  outcomes: [{ subtype: '1', offers }],
});

const policy = { allowed: true, oddsInPlay: true, offersInPlay: true, minimumAge: 18, message: '18+', helpLines: [] };

function shown(odds: FeedOdds | null, confirmedAt = NOW, hiddenMarkets: string[] = [], history: OddsHistory = {}) {
  if (odds === null) throw new Error('no odds');
  const operators = new Map([
    ['unibet', 'Unibet'],
    ['toto', 'TOTO'],
  ]);
  return oddsForCountry({ ...odds, history }, { operators, policy, hiddenMarkets, now: NOW, confirmedAt });
}

beforeEach(() => {
  noted.length = 0;
  logged.length = 0;
});

describe('the markets of the feed', () => {
  it('read numbers written as strings, previous prices and sides written as words', () => {
    const odds = read([
      {
        type: 'OU',
        scope: null,
        line: '+2.5',
        outcomes: [
          { subtype: 'Under', offers: [offer('Paddy Power', '1.95', { odds_old: '2' })] },
          { subtype: 'over', offers: [offer('Paddy Power', 1.85, { odds_old: 1.85 })] },
        ],
      },
      { type: 'moneyline', scope: 'ot', outcomes: [{ subtype: 'home', offers: [offer('bwin', ' 1,5 ')] }] },
    ]);
    expect(odds?.markets).toMatchObject([
      {
        type: 'ou',
        scope: 'ord',
        line: 2.5,
        outcomes: ['over', 'under'],
        offers: [[{ decimal: 1.85, previous: null }], [{ provider: 'paddy-power', decimal: 1.95, previous: 2 }]],
      },
      { type: '12', scope: 'ot', line: null, outcomes: ['1'], offers: [[{ decimal: 1.5, active: true }]] },
    ]);
    expect(noted).toEqual([]);
  });

  it('lose what cannot be read, and only that', () => {
    const odds = read([
      null,
      { type: 'ou', scope: 'ord', line: null, outcomes: [{ subtype: 'over', offers: [offer('bwin', 2)] }] },
      { type: 'ah', scope: 'ord', line: '0.3', outcomes: [{ subtype: '1', offers: [offer('bwin', 2)] }] },
      result(offer('a', 0), offer('b', '-'), offer('c', 1), null, offer('', 2), offer('d', Number.NaN), offer('e', 2)),
    ]);
    expect(odds?.markets.map(({ type }) => type)).toEqual(['1x2']);
    expect(odds?.markets[0]?.offers[0]?.map(({ provider }) => provider)).toEqual(['e']);
    expect(noted.length).toBe(9);
  });

  it('leave out unknown types, parts of matches and outcomes, and say so', () => {
    const odds = read([
      { ...result(offer('bwin', 2)), type: 'corners' },
      { ...result(offer('bwin', 2)), scope: '1h' },
      {
        type: 'cs',
        outcomes: [
          { subtype: '2:1', offers: [offer('bwin', 9)] },
          { subtype: 'any other', offers: [] },
        ],
      },
    ]);
    expect(odds?.markets).toMatchObject([{ type: 'cs', outcomes: ['2-1'] }]);
    expect(logged).toEqual([
      'unknown market: corners',
      'unknown market scope: 1x2 1h',
      'unknown outcome: cs any other',
    ]);
  });

  it('are null in an answer of another shape', () => {
    expect(readFeedOdds({ error: 'no' }, rejections)).toBeNull();
    expect(readFeedOdds([], rejections)).toBeNull();
    expect(read([])).toMatchObject({ markets: [] });
  });

  it.each([false, 'false', 0, '0', 'suspended', ''])('take active %j as suspended', (active) => {
    expect(read([result(offer('bwin', 2, { active }))])?.markets[0]?.offers[0]?.[0]?.active).toBe(false);
  });

  it.each([true, 'true', 1, '1', null, undefined])('take active %j as open', (active) => {
    expect(read([result(offer('bwin', 2, { active }))])?.markets[0]?.offers[0]?.[0]?.active).toBe(true);
  });
});

describe('the prices of a country', () => {
  it('are those of its operators alone, in the order of the editors', () => {
    const odds = shown(read([result(offer('TOTO', 2), offer('Bet365', 2.2), offer('Unibet', 2.1))]));
    expect(odds.markets[0]?.rows.map(({ operator }) => operator)).toEqual(['Unibet', 'TOTO']);
    expect(JSON.stringify(odds)).not.toMatch(/bet365/i);
    expect(odds.capturedAt).toBe(NOW - 30_000);
  });

  it('are none where only others price the match', () => {
    expect(shown(read([result(offer('Bet365', 2.2))]))).toMatchObject({ capturedAt: null, markets: [] });
  });

  it('have no market that the country may not see', () => {
    expect(shown(read([result(offer('TOTO', 2))]), NOW, ['cards', '1x2']).markets).toEqual([]);
  });

  it('have a past of these operators alone', () => {
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
    ]);
    expect(odds.markets[0]?.rows[1]?.prices[0]).toMatchObject({
      decimal: 1.8,
      opening: { at: NOW - 10 * MINUTE, decimal: 2 },
    });
    expect(JSON.stringify(odds)).not.toMatch(/bet365|3\.5|3\.6/i);
  });

  it('say which is suspended by its operator, and which is old: by its age, or by a source that fell silent', () => {
    const states = (odds: FeedOdds | null, confirmedAt = NOW) =>
      shown(odds, confirmedAt).markets[0]?.rows.map(({ prices }) => prices[0]?.state);
    const both = [result(offer('Unibet', 2, { active: false }), offer('TOTO', 2))];
    expect(states(read(both))).toEqual(['suspended', 'live']);
    expect(states(read(both, '2026-11-21T15:29:59Z'))).toEqual(['suspended', 'old']);
    expect(states(read(both, null), NOW - 11 * MINUTE)).toEqual(['suspended', 'old']);
    const dated = offer('TOTO', 2, { captured_at: '2026-11-21T15:20:00Z' });
    expect(states(read([result(offer('Unibet', 2), dated)]))).toEqual(['live', 'old']);
  });
});
