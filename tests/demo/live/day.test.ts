import { describe, expect, it } from 'vitest';
import { Feed, MINUTE, SATURDAY } from './feed.ts';
import { DAY } from './walk.ts';

describe('demonstration day', () => {
  it.each([20, 240])('the day has exactly %i matches and no team twice', async (count) => {
    const feed = new Feed(count);
    const events = await feed.on('2026-11-21');
    expect(events).toHaveLength(count);
    expect(await feed.counter('2026-11-21')).toEqual({ counter: count });
    expect(new Set(events.flatMap(({ home, away }) => [home.id, away.id])).size).toBe(count * 2);
    expect(new Set(events.map(({ id }) => id)).size).toBe(count);
  });

  it('240 matches fill rounds of 20 to 40 football competitions', async () => {
    const events = await new Feed(240).on('2026-11-21', '&sport=1');
    const competitions = new Set(events.map(({ tournament }) => tournament.id));
    expect(events.length).toBe(168);
    expect(competitions.size).toBeGreaterThanOrEqual(20);
    expect(competitions.size).toBeLessThanOrEqual(40);
  });

  it('franchises have no youth or reserve sides', async () => {
    const { tournaments } = await new Feed(240).tournaments(5);
    const leagues = tournaments.map(({ name }) => name);
    expect(leagues).toContain('SHL U21');
    expect(leagues.filter((name) => name.startsWith('NHL'))).toEqual(['NHL']);
  });

  it('the live list keeps running matches that began yesterday', async () => {
    const events = await new Feed(240, SATURDAY + 5 * MINUTE).all();
    expect(events.some(({ start_date }) => start_date.startsWith('2026-11-20'))).toBe(true);
  });

  it('any date within 400 days has matches, and later dates have none', async () => {
    const feed = new Feed(40);
    expect(await feed.on('2027-12-20')).toHaveLength(40);
    expect(await feed.on('2025-10-20')).toHaveLength(40);
    expect(await feed.on('2029-01-01')).toEqual([]);
  });
});

describe('demonstration at one instant', () => {
  it('two backends give the same answers at the same instant', async () => {
    const at = SATURDAY + 19.4 * 60 * MINUTE;
    const one = new Feed(120, at);
    const other = new Feed(120, at - 30 * DAY);
    await other.all();
    other.now = at;
    await other.on('2026-12-24');
    expect(await other.all()).toEqual(await one.all());
    const id = (await one.live()).fixtures[0]?.id ?? '';
    expect(await other.event(id)).toEqual(await one.event(id));
    expect(await other.odds(id)).toEqual(await one.odds(id));
  });
});
