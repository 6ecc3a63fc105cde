import { describe, expect, it } from 'vitest';
import { readStandings } from '../../../../worker/feeds/contract/parseStandings.ts';

const noted: string[] = [];
const rejections = { count: 0, note: (problem: string) => void noted.push(problem), once: () => undefined };

const row = { rank: '1', team: { id: 9825, name: 'Arsenal' }, played: '14', won: 10, drawn: 3, lost: 1 };

describe('contract tables', () => {
  it('numbers as text, deductions and form are read', () => {
    const tables = readStandings(
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

  it('an unreadable row costs no other row', () => {
    const rows = [
      { ...row, team: null },
      { ...row, rank: 2 },
    ];
    expect(readStandings({ groups: [{ name: null, rows }] }, rejections)?.[0]?.rows).toHaveLength(1);
    expect(noted).toHaveLength(1);
  });

  it('a knock-out cup has no tables', () => {
    expect(readStandings({ groups: [] }, rejections)).toEqual([]);
    expect(readStandings({ groups: [{ name: 'Empty', rows: [] }] }, rejections)).toEqual([]);
  });
});
