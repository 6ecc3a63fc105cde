import { beforeEach, expect, it } from 'vitest';
import { providersIn } from '../../../../worker/feeds/oddsApi/bookmakers.ts';
import { oddsOfEvent } from '../../../../worker/feeds/oddsApi/oddsOfEvent.ts';

const noted: string[] = [];

beforeEach(() => {
  noted.length = 0;
});

const price = (name: string, value: unknown, more: object = {}) => ({ name, price: value, ...more });
const whole = [price('Koln', 9), price('Bayern Munich', 1.25), price('Draw', 6.5)];
const h2h = (outcomes: unknown[], more: object = {}) => ({ key: 'h2h', outcomes, ...more });
const bookmaker = (title: string, markets: unknown[], more: object = {}) => ({ title, markets, ...more });

function oddsOf(...bookmakers: unknown[]) {
  const event = { id: 'e', commence_time: 0, home_team: 'Bayern Munich', away_team: 'Koln', bookmakers };
  return oddsOfEvent(event, providersIn([event], []), (problem) => noted.push(problem));
}

const offer = (provider: string, decimal: number, capturedAt: number | null = null) => {
  return { provider, decimal, previous: null, active: true, capturedAt };
};

it('result and totals are read by operator with their capture time', () => {
  const [own, other] = ['2026-11-21T14:56:00Z', '2026-11-21T14:55:00Z'];
  const totals = {
    key: 'totals',
    outcomes: [price('Under', 1.85, { point: 2.5 }), price('Over', 1.95, { point: 2.5 })],
  };
  const odds = oddsOf(
    bookmaker('William Hill', [h2h(whole, { last_update: own }), totals, { key: 'outrights', outcomes: [] }], {
      last_update: other,
    }),
    bookmaker('Betway', [h2h(whole)]),
    null,
  );
  const hill = (decimal: number) => offer('william-hill', decimal, Date.parse(own));
  expect(odds.markets).toEqual([
    {
      type: '1x2',
      scope: 'ord',
      line: null,
      outcomes: ['1', 'x', '2'],
      offers: [
        [hill(1.25), offer('betway', 1.25)],
        [hill(6.5), offer('betway', 6.5)],
        [hill(9), offer('betway', 9)],
      ],
    },
    {
      type: 'ou',
      scope: 'ord',
      line: 2.5,
      outcomes: ['over', 'under'],
      offers: [[offer('william-hill', 1.95, Date.parse(other))], [offer('william-hill', 1.85, Date.parse(other))]],
    },
  ]);
  expect(noted).toHaveLength(1);
});

it.each([
  ['a side is missing', h2h(whole.slice(1))],
  ['a side is called something else', h2h([price('1. FC Koln', 9), ...whole.slice(1)])],
  ['a price is none', h2h([price('Koln', 1), ...whole.slice(1)])],
  ['a price is text that is none', h2h([price('Koln', '8/1'), ...whole.slice(1)])],
  ['an over has no line', { key: 'totals', outcomes: [price('Over', 2, { point: 2.5 }), price('Under', 2)] }],
  ['a line is between quarters', { key: 'totals', outcomes: [price('Over', 2, { point: 2.3 })] }],
])('a market in which %s is dropped and counted, and others stay', (_, half) => {
  const odds = oddsOf(bookmaker('Odd', [half]), bookmaker('Betway', [h2h(whole)]));
  expect(odds.markets).toMatchObject([{ type: '1x2', offers: [[{ provider: 'betway' }], [{}], [{}]] }]);
  expect(odds.markets[0]?.offers.map((each) => each.length)).toEqual([1, 1, 1]);
});

it('the first of two rows of an operator is kept', () => {
  const dearer = whole.map(({ name }) => price(name, 99));
  const odds = oddsOf(bookmaker('Betway', [h2h(whole)]), bookmaker('betway', [h2h(dearer)]));
  expect(odds.markets[0]?.offers).toEqual([[offer('betway', 1.25)], [offer('betway', 6.5)], [offer('betway', 9)]]);
});
