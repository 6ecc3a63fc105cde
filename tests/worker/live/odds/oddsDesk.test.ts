import { expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { MAX_DESK_ROWS, MAX_MOVERS } from '../../../../web/domain/oddsDesk.ts';
import { parserOf } from '../../../../web/domain/parserOf.ts';
import { type DeskSources, deskOf, deskRows, MAX_CONSIDERED } from '../../../../worker/live/odds/oddsDesk.ts';
import {
  joinedDays,
  type ListedDay,
  listedDay,
  listedDayOf,
  listedName,
} from '../../../../worker/live/prices/listedOdds.ts';
import type { OddsBook, WinnerPrice } from '../../../../worker/live/prices/oddsBook.ts';
import { matchFrom } from '../../../support/wireMatch.ts';
import { pricesOf } from './odds.records.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 60 * 60_000;
const YESTERDAY = NOW - 14 * HOUR;

const audience = {
  operators: new Map([
    ['toto', 'TOTO'],
    ['unibet', 'Unibet'],
  ]),
  inPlay: true,
};

const bookOf = (matches: readonly Match[], at: number, ...prices: WinnerPrice[][]): OddsBook =>
  Object.fromEntries(matches.map(({ id }) => [id, { asked: at, at, scope: 'ord' as const, prices: prices.flat() }]));

const match = matchFrom();

function rowsOf(changes: Partial<DeskSources>) {
  return deskRows({
    matches: [match],
    book: {},
    listed: {},
    audience,
    clock: { now: NOW, frozen: false },
    asShown: (decimal) => decimal,
    ...changes,
  });
}

const listedAt = (at: number, ...prices: WinnerPrice[][]): ListedDay =>
  listedDayOf(bookOf([match], at, ...prices), [match]);

it('each outcome shows best price, payout and fair price of the country’s operators', () => {
  const book = bookOf(
    [match],
    NOW,
    pricesOf('toto', 2, 3.5, 4),
    pricesOf('unibet', 2.1, 3.4, 3.8),
    pricesOf('other', 9, 9, 9),
  );
  const [row] = rowsOf({ book }).rows;
  expect(row?.prices.home).toMatchObject({ decimal: 2.1, operator: 'Unibet' });
  expect(row?.payout).toBeCloseTo(1 / (1 / 2.1 + 1 / 3.5 + 1 / 4), 12);
  const without = rowsOf({
    book: bookOf([match], NOW, pricesOf('toto', 2, 3.5, 4), pricesOf('unibet', 2.1, 3.4, 3.8)),
  });
  expect(row?.fair).toEqual(without.rows[0]?.fair);
});

it('running matches and matches without prices in the country are left out', () => {
  const running = matchFrom({ status: '1st half' });
  const book = bookOf([match], NOW, pricesOf('toto', 2, 3.5, 4));
  expect(rowsOf({ book, matches: [running] }).rows).toEqual([]);
  expect(rowsOf({ book: bookOf([match], NOW, pricesOf('other', 2, 3, 4)) }).rows).toEqual([]);
  expect(rowsOf({ book: bookOf([match], NOW - HOUR, pricesOf('toto', 2, 3, 4)) }).rows).toEqual([]);
});

it('movements compare with the same operators’ prices of the day before', () => {
  const listed = joinedDays(
    listedAt(YESTERDAY, pricesOf('toto', 2.5, 3.4, 3), pricesOf('other', 30, 30, 30)),
    listedAt(NOW, pricesOf('toto', 2, 3.4, 3.6)),
  );
  const book = bookOf([match], NOW, pricesOf('toto', 2, 3.4, 3.6), pricesOf('unibet', 2.9, 3.4, 3.6));
  const { rows, hasPast } = rowsOf({ book, listed: parserOf(listedDay)(JSON.parse(JSON.stringify(listed))) ?? {} });
  expect(hasPast).toBe(true);
  expect(rows[0]?.moved).toEqual({ outcome: 'home', from: 2.5, to: 2 });
});

it('no movement is shown without an earlier price in the same market', () => {
  const book = bookOf([match], NOW, pricesOf('toto', 2, 3.4, 3.6));
  expect(rowsOf({ book, listed: listedAt(NOW - HOUR, pricesOf('toto', 3, 3.4, 2)) })).toMatchObject({
    hasPast: false,
  });
  const [[id, other] = ['', undefined]] = Object.entries(listedAt(YESTERDAY, pricesOf('toto', 3, 3.4, 2)));
  const listed: ListedDay = other === undefined ? {} : { [id]: { ...other, scope: 'ot' } };
  expect(rowsOf({ book, listed })).toMatchObject({ hasPast: false, rows: [{ moved: null }] });
});

it('the last price of the day before wins in any order of isolates', () => {
  const seen = [
    listedAt(YESTERDAY - HOUR, pricesOf('toto', 9, 9, 9)),
    listedAt(YESTERDAY, pricesOf('toto', 2.5, 3.4, 3)),
    listedAt(NOW - HOUR, pricesOf('toto', 2.2, 3.4, 3)),
    listedAt(NOW, pricesOf('toto', 2, 3.4, 3.6)),
  ];
  const wanted = { at: NOW, decimals: [2, 3.4, 3.6], before: { at: YESTERDAY, decimals: [2.5, 3.4, 3] } };
  for (const order of ['0123', '3210', '1302', '2031']) {
    const joined = [...order].reduce<ListedDay>((day, index) => joinedDays(day, seen[Number(index)] ?? {}), {});
    expect(joined[listedName(match)]?.operators.toto).toEqual(wanted);
  }
});

it('pages are bounded, and a page beyond the end shows the last one', () => {
  const many = Array.from({ length: MAX_CONSIDERED + 500 }, (_, index) => matchFrom({ id: `m${index}` }));
  const made = rowsOf({ matches: many, book: bookOf(many, NOW, pricesOf('toto', 2, 3.4, 3.6)) });
  expect(made.rows.length).toBe(MAX_CONSIDERED);
  const asked = { sport: 'football', date: '2026-11-21', today: '2026-11-21', days: { from: '', to: '' } } as const;
  const desk = deskOf(made, { ...asked, order: 'kick-off', page: 9_999 }, () => 0);
  expect(desk.pages).toBe(Math.ceil(MAX_CONSIDERED / MAX_DESK_ROWS));
  expect(desk.page).toBe(desk.pages);
  expect(desk.rows.length).toBeLessThanOrEqual(MAX_DESK_ROWS);
  expect(desk.movers.length).toBeLessThanOrEqual(MAX_MOVERS);
});
