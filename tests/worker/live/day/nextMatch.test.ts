import { expect, it, vi } from 'vitest';
import { loadNextMatch } from '../../../../worker/live/day/nextMatch.ts';
import { liveContext } from '../../../support/liveContext.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

/** Ids have no dashes. */
const idOf = (day: string) => day.replaceAll('-', '');

const DAYS = ['2026-11-21', '2026-11-22', '2026-11-24'];

it.each([
  ['before today', '2026-11-20', '2026-11-21'],
  ['today', '2026-11-21', '2026-11-22'],
  ['of the next days', '2026-11-22', '2026-11-24'],
  ['far ahead', '2027-03-01', '2026-11-21'],
])('the next match beside a day %s (%s) is on %s', async (_, date, next) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z'), toFake: ['Date'] });
  const list = async (day: string) => {
    const matches = DAYS.includes(day) ? [matchFrom({ id: idOf(day), start_date: `${day}T12:00:00Z` })] : [];
    return { ok: true, value: { matches, rejected: 0 } } as const;
  };
  const context = liveContext({ today: () => list('2026-11-21'), day: (_call, _sport, day) => list(day) });
  expect((await loadNextMatch(date, { sport: 'football', zone: 'UTC' }, context))?.id).toBe(idOf(next));
});
