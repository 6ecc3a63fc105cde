import { expect, it, vi } from 'vitest';
import { datesAround } from '../../../../worker/live/day/teamsOfDay.ts';

it.each([0, 90_000])('a team’s days have yesterday at once after midnight UTC, %i ms behind', (behindMs) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T00:01:00Z'), toFake: ['Date'] });
  const clock = { now: Date.now() - behindMs, frozen: false };
  expect(datesAround({ clock })[0]).toEqual(['2026-11-21', '2026-11-23']);
});
