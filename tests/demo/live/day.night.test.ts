import { describe, expect, it } from 'vitest';
import { Feed, MINUTE, SATURDAY } from './feed.ts';
import { DAY, walkDay } from './walk.ts';

describe('demonstration day', () => {
  it.each([0, 1, 2, 3, 131, -250])('every status and running football appear with 20 matches (day %i)', async (day) => {
    const { missing, silent } = await walkDay(new Feed(20), SATURDAY + day * DAY, MINUTE);
    expect({ missing, silent }).toEqual({ missing: [], silent: [] });
  });

  it('every status and running football appear with 240 matches', { timeout: 300_000 }, async () => {
    const { missing, silent } = await walkDay(new Feed(240), SATURDAY, 3 * MINUTE);
    expect({ missing, silent }).toEqual({ missing: [], silent: [] });
  });

  it('football runs at any time with 5,000 matches', { timeout: 300_000 }, async () => {
    const { silent } = await walkDay(new Feed(5000), SATURDAY, 180 * MINUTE);
    expect(silent).toEqual([]);
  });

  it.each([20, 21, 57, 240, 1000, 5000])('each date has exactly %i matches and no team twice', async (count) => {
    const feed = new Feed(count);
    for (const date of count > 1000 ? ['2026-11-20'] : ['2026-11-21', '2026-11-24', '2027-07-03']) {
      const events = await feed.on(date);
      expect(events).toHaveLength(count);
      expect(await feed.counter(date)).toEqual({ counter: count });
      const teams = events.flatMap(({ home, away }) => [home.id, away.id]);
      expect(new Set(teams).size).toBe(count * 2);
      expect(new Set(events.map(({ id }) => id)).size).toBe(count);
      expect(events.every(({ start_date }) => start_date.startsWith(date))).toBe(true);
    }
  });
});
