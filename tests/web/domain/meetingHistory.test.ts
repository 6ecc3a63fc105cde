import { expect, it } from 'vitest';
import { meetingBars } from '../../../web/domain/meetings.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const AJAX = { id: 'a1', name: 'Ajax' };
const PSV = { id: 'b1', name: 'PSV' };

const meeting = (year: number, home: typeof AJAX, away: typeof AJAX, goals: [number, number], status = 'Finished') =>
  matchFrom({
    id: `m${year}`,
    start_date: `${year}-05-01T15:00:00Z`,
    status,
    home,
    away,
    results: { runningscore: { home: goals[0], away: goals[1] }, ordinarytime: { home: goals[0], away: goals[1] } },
  });

it('bars of earlier meetings point up for the coming hosts, oldest first', () => {
  const bars = meetingBars(matchFrom({ home: AJAX, away: PSV }), [
    meeting(2025, AJAX, PSV, [3, 1]),
    meeting(2024, PSV, AJAX, [2, 0]),
    meeting(2023, PSV, AJAX, [1, 1]),
    meeting(2022, AJAX, PSV, [0, 0], 'Postponed'),
  ]);
  expect(bars.map(({ meeting: { id }, difference }) => [id, difference + 0])).toEqual([
    ['m2023', 0],
    ['m2024', -2],
    ['m2025', 2],
  ]);
});
