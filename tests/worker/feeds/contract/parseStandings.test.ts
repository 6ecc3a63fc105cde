import { expect, it } from 'vitest';
import { parseStandings } from '../../../../worker/feeds/contract/parseStandings.ts';
import { competitionText } from '../../../../worker/live/competition/competitionText.ts';

const noted: string[] = [];
const rejections = {
  count: 0,
  note: (problem: string) => void noted.push(problem),
  once: () => undefined,
  kinds: () => [],
};

const row = { rank: '1', team: { id: 9825, name: 'Arsenal' }, played: '14', won: 10, drawn: 3, lost: 1 };

it('parseStandings reads numbers as text, deductions and form', () => {
  const tables = parseStandings(
    { groups: [{ name: 'Group A', rows: [{ ...row, points: '-3', deductions: 6, form: 'WDLx' }], zones: null }] },
    rejections,
  );
  expect(tables?.[0]?.rows[0]).toMatchObject({
    rank: 1,
    team: { id: '9825', name: 'Arsenal' },
    played: 14,
    points: -3,
    deductions: 6,
    form: ['won', 'drawn', 'lost'],
    for: null,
  });
});

it('parseStandings drops and counts rows that are unreadable or repeat a team', () => {
  const rows = [{ ...row, team: null }, row, { ...row, rank: 2 }];
  expect(parseStandings({ groups: [{ name: null, rows }] }, rejections)?.[0]?.rows).toMatchObject([{ rank: 1 }]);
  expect(noted).toHaveLength(2);
});

it.each([
  { groups: 1, names: ['Table'] },
  { groups: 2, names: ['Table 1', 'Table 2'] },
])('parseStandings names tables without a name $names', ({ groups, names }) => {
  const tables = parseStandings({ groups: Array.from({ length: groups }, () => ({ rows: [row] })) }, rejections);
  expect(tables?.map(({ name }) => name)).toEqual(names);
  expect(tables?.map(({ name }) => competitionText(name, 'nl'))).toEqual(
    names.map((name) => name.replace('Table', 'Stand')),
  );
});

it('parseStandings gives no table for a cup without tables or a table without rows', () => {
  expect(parseStandings({ groups: [] }, rejections)).toEqual([]);
  expect(parseStandings({ groups: [{ name: 'Empty', rows: [] }] }, rejections)).toEqual([]);
});
