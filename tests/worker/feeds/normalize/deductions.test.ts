import { expect, it } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { parseStandings } from '../../../../worker/feeds/contract/parseStandings.ts';
import { withDeductions } from '../../../../worker/feeds/normalize/lists.ts';
import { knownTable } from '../../../web/domain/season/seasonOf.ts';

type Counts = [won: number | null, drawn: number | null, points: number | null];

/** Rows as text: the wins, draws and points of each, with `?` for an unknown number. */
const countsOf = (rows: string) =>
  rows.split(', ').map((row) => row.split(' ').map((each) => (each === '?' ? null : Number(each))) as Counts);

function deductionsOf(counts: string) {
  const [row] = knownTable(['Ajax']).rows;
  if (row === undefined) throw new Error('no row');
  const rows = countsOf(counts).map(([won, drawn, points]) => ({ ...row, won, drawn, points }));
  return withDeductions(rows).map(({ deductions }) => deductions);
}

it('a deduction is the points of the results minus the points of the table', () => {
  expect(deductionsOf('20 5 65, 13 9 38, 10 10 40, 0 0 0')).toEqual([0, 10, 0, 0]);
});

it('a deduction before the first match gives negative points', () => {
  expect(deductionsOf('0 0 -6, 0 0 0, 0 0 0')).toEqual([6, 0, 0]);
});

it.each([
  ['halved points', '10 5 20, 8 8 18, 6 6 14'],
  ['two points a win', '10 0 20, 8 1 17, 6 2 14'],
  ['unknown wins', '? ? 20, ? ? 18'],
  ['more points than matches give', '10 0 30, 8 1 27, 7 0 21'],
])('a table of %s has no deductions', (_, rows) => {
  expect(new Set(deductionsOf(rows))).toEqual(new Set([0]));
});

it('deductions of the feed come before calculated ones', () => {
  const wire = (won: number, points: number, more = {}) => ({
    team: { id: `t${won}`, name: `Team ${won}` },
    won,
    drawn: 0,
    lost: 0,
    points,
    ...more,
  });
  const read = (...rows: object[]) =>
    parseStandings({ groups: [{ name: '', rows }] }, createRejections())?.[0]?.rows.map((each) => each.deductions);
  expect(read(wire(9, 27), wire(8, 14), wire(7, 21))).toEqual([0, 10, 0]);
  expect(read(wire(9, 27, { deductions: 0 }), wire(8, 14, { deductions: 4 }), wire(7, 21))).toEqual([0, 4, 0]);
});
