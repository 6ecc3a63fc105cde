import { expect, it } from 'vitest';
import { createPageClock } from '../../../web/data/pageClock.ts';

it.each([
  ['one list', [500], 500],
  ['newer data of one list', [300, 500], 500],
  ['an old list beside a new one', [500, 300], 500],
  ['an old list that comes first', [300, 500, 300], 500],
  ['no data', [], 1000],
])('match clocks stop where the newest data ends: %s', (_, instants, expected) => {
  const clock = createPageClock(1000, () => 0);
  for (const instant of instants) clock.holdMatchesAt(instant);
  expect([clock.matchNow(), clock.now()]).toEqual([expected, 1000]);
});
