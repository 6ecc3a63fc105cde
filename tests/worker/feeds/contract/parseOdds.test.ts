import { beforeEach, describe, expect, it } from 'vitest';
import { parseOddsOfDay } from '../../../../worker/feeds/contract/parseLists.ts';
import { parseOdds } from '../../../../worker/feeds/contract/parseOdds.ts';

const noted: string[] = [];
const logged: string[] = [];
const rejections = {
  count: 0,
  note: (problem: string) => void noted.push(problem),
  once: (event: string, detail: string) => void logged.push(`${event}: ${detail}`),
  kinds: () => [],
};

beforeEach(() => {
  noted.length = 0;
  logged.length = 0;
});

const offer = (provider: unknown, odds: unknown, more: object = {}) => ({ provider, odds, ...more });

/** A market whose outcomes each have one offer from bwin, at 2, 3, 4 … */
const market = (type: string, outcomes: unknown[], more: object = {}) => ({
  type,
  outcomes: outcomes.map((subtype, index) => ({ subtype, offers: [offer('bwin', index + 2)] })),
  ...more,
});

/** A result market with these home offers, and one offer for each other outcome. */
const result = (...home: unknown[]) => {
  const [first, ...others] = market('1x2', ['1', 'x', '2']).outcomes;
  return { type: '1x2', outcomes: [{ ...first, offers: home }, ...others] };
};

const read = (...markets: unknown[]) => parseOdds({ markets }, rejections)?.markets ?? [];

describe('complete market', () => {
  it.each([
    ['a side is missing', market('1x2', ['1', '2'])],
    ['a total has no under', market('ou', ['over'], { line: 2.5 })],
    ['a winner has a draw', market('12', ['1', 'x', '2'])],
    ['a double chance is not a pair', market('dc', ['1x', '11', 'x2'])],
    ['an outcome is null', { type: '1x2', outcomes: [...market('1x2', ['1', 'x']).outcomes, null] }],
    ['a side has no readable price', result(offer('bwin', '+150'), offer('toto', 'evens'))],
    ['a side has no readable operator', result(offer(null, 2), { odds: 2 })],
    [
      'prices are out of range',
      result(offer('bwin', JSON.parse('1e400')), offer('toto', Number.NaN), offer('888sport', 10_001)),
    ],
  ])('the market is left out and counted when %s', (_, half) => {
    const whole = market('bts', ['yes', 'no']);
    expect(read(half, whole).map(({ type }) => type)).toEqual(['bts']);
    expect(noted.filter((problem) => problem.startsWith('odds: half a market'))).toHaveLength(1);
  });

  it.each([
    ['has no offers', []],
    ['is closed by every operator', [offer('bwin', 2, { active: false })]],
    ['is so certain that no operator has a price', [offer('bwin', 1), offer('toto', '1.00'), offer('ps3838', 0)]],
    ['has a dash for a price', [offer('bwin', '-'), offer('toto', null)]],
  ])('a market is kept although a side %s', (_, offers) => {
    expect(read(result(...offers)).map(({ outcomes }) => outcomes)).toEqual([['1', 'x', '2']]);
  });

  it('a list of correct scores is kept although it is never complete', () => {
    expect(read(market('cs', ['any other', '2-1']))).toMatchObject([{ outcomes: ['2-1'], offers: [[{ decimal: 3 }]] }]);
    expect(logged).toEqual(['unknown outcome: cs any other']);
  });
});

describe('contract offer', () => {
  const homeOf = (...offers: unknown[]) => read(result(...offers))[0]?.offers[0];

  it('the price may be a number or text with a point or comma', () => {
    expect(homeOf(offer('a', ' 1,95 '), offer('b', '2'), offer('c', 1.85))?.map(({ decimal }) => decimal)).toEqual([
      1.95, 2, 1.85,
    ]);
  });

  it('an unreadable offer is counted and costs no other offer', () => {
    const refused = [
      offer('a', 0),
      offer('b', '-'),
      offer('c', 1),
      null,
      offer('', 2),
      offer('d', -3),
      offer('e', '1.5x'),
    ];
    expect(homeOf(...refused, offer('f', 2))?.map(({ provider }) => provider)).toEqual(['f']);
    expect(noted).toHaveLength(refused.length);
  });

  it('a second offer of an operator is counted and ignored', () => {
    expect(homeOf(offer('Paddy Power', 2), offer('paddy power', 9), offer('Paddy  Power', 8))).toMatchObject([
      { provider: 'paddy-power', decimal: 2 },
    ]);
    expect(noted).toHaveLength(2);
  });

  it('the previous price is kept when the price moved', () => {
    const previous = (odds_old: unknown) => homeOf(offer('a', 2, { odds_old }))?.[0]?.previous;
    expect([2.1, '2,1', 2, null, 'x', 1].map(previous)).toEqual([2.1, 2.1, null, null, null, null]);
  });

  it('the capture time comes from the offer, otherwise from its market', () => {
    const [own, other] = ['2026-11-21T15:01:00Z', '2026-11-21T15:02:00Z'];
    const at = (more: object, captured_at: unknown) =>
      read({ ...result(offer('a', 2, more)), captured_at })[0]?.offers[0]?.[0]?.capturedAt;
    expect(at({ captured_at: own }, other)).toBe(Date.parse(own));
    expect(at({}, other)).toBe(Date.parse(other));
    expect(at({ captured_at: 'soon' }, 'later')).toBeNull();
  });

  it.each([false, 'false', 0, '0', 'suspended', ''])('an offer with active %j is suspended', (active) => {
    expect(homeOf(offer('bwin', 2, { active }))?.[0]?.active).toBe(false);
  });

  it.each([true, 'true', 1, '1', null, undefined])('an offer with active %j is open', (active) => {
    expect(homeOf(offer('bwin', 2, { active }))?.[0]?.active).toBe(true);
  });
});

describe('contract odds of a match', () => {
  it('unknown market types and match parts are left out and reported', () => {
    read(market('corners', ['1', '2']), market('1x2', ['1', 'x', '2'], { scope: '1h' }), market('constructor', []));
    expect(logged).toEqual(['unknown market: corners', 'unknown market scope: 1x2 1h', 'unknown market: constructor']);
    expect(noted).toEqual([]);
  });

  it.each([null, '0.3', 'x', 0, -2.5])('a total with the line %j is left out and counted', (line) => {
    expect(read(market('ou', ['over', 'under'], { line }))).toEqual([]);
    expect(noted).toEqual(['odds: ou without its line']);
  });

  it('only the first copy of each market is kept', () => {
    const [only, ...others] = read(result(offer('a', 2)), result(offer('a', 9)));
    expect(others).toEqual([]);
    expect(only?.offers[0]?.[0]?.decimal).toBe(2);
    expect(noted).toEqual(['odds: a market twice in a match']);
  });

  it('the first of 100,000 offers, outcomes or markets are kept, others counted', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => offer(`operator ${index}`, 2));
    expect(read(result(...many))[0]?.offers[0]).toHaveLength(150);
    expect(noted).toEqual(['odds: more than 150 offers']);
    const scores = Array.from({ length: 100_000 }, (_, index) => ({ subtype: `${index % 99}-${index % 98}` }));
    expect(read({ type: 'cs', outcomes: scores })[0]?.outcomes.length).toBeLessThanOrEqual(100);
    const lines = Array.from({ length: 100_000 }, (_, index) => market('ou', ['over', 'under'], { line: index + 1 }));
    expect(read(...lines)).toHaveLength(400);
    expect(noted.slice(1)).toEqual(['odds: more than 100 outcomes', 'odds: more than 400 markets']);
  });

  it('odds are null for an answer of another shape', () => {
    for (const strange of [{ error: 'no' }, [], null, 'no', 7, { markets: {} }]) {
      expect(parseOdds(strange, rejections)).toBeNull();
    }
    expect(parseOdds({ markets: [null, {}, 7, { type: '1x2', outcomes: {} }] }, rejections)).toEqual({
      capturedAt: null,
      markets: [],
    });
    expect(noted).toHaveLength(4);
  });
});

describe('contract odds of a day', () => {
  const event = (id: unknown, ...markets: unknown[]) => ({ id, captured_at: '2026-11-21T15:00:00Z', markets });
  const list = (...events: unknown[]) => parseOddsOfDay({ events }, rejections);

  it('requested markets are parsed like those of a single match', () => {
    const odds = list(event('7', result(offer('a', '2,5')), market('bts', ['yes'])), event(8));
    expect(odds?.get('7')).toMatchObject({
      capturedAt: Date.parse('2026-11-21T15:00:00Z'),
      markets: [{ type: '1x2' }],
    });
    expect(odds?.get('8')).toMatchObject({ markets: [] });
    expect(noted).toEqual([]);
  });

  it('an unreadable match costs no other match', () => {
    const odds = list(null, event(''), { id: '6' }, event('constructor'), event('7', result()), event('7'));
    expect([...(odds?.keys() ?? [])]).toEqual(['7']);
    expect(odds?.get('7')?.markets).toHaveLength(1);
    expect(noted).toHaveLength(4);
  });

  it('odds of a day are null for an answer of another shape', () => {
    for (const strange of [{ detail: 'no' }, [], null, { events: {} }])
      expect(parseOddsOfDay(strange, rejections)).toBeNull();
  });
});
