import { describe, expect, it } from 'vitest';
import { Feed, LIVE_STATUSES, MINUTE, SATURDAY } from './feed.ts';

const EVERY_STATUS = [
  'Not started',
  'Postponed',
  'Cancelled',
  'Abandoned',
  'Kick Off Delayed',
  'Awaiting info',
  '1st half',
  'Halftime',
  '2nd half',
  'Extra Time - 1st half',
  'Extra Time - 2nd half',
  'To Finish',
  'Finished',
  'Finished AET',
  'Finished AP',
  'Finished after awarded win',
  'Finished after overtime',
];
const DAY = 1440 * MINUTE;

async function walk(feed: Feed, from: number, step: number) {
  const statuses = new Set<string>();
  const silent: string[] = [];
  for (let now = from; now < from + DAY; now += step) {
    feed.now = now;
    const events = await feed.all();
    for (const { status } of events) statuses.add(status);
    const running = events.some(({ sport, status }) => sport === 'football' && LIVE_STATUSES.includes(status));
    if (!running) silent.push(new Date(now).toISOString());
  }
  return { statuses, silent };
}

describe('a day of the live-scores backend', () => {
  it.each([0, 1, 2, 3, 131, -250])(
    'shows every status and never stands still with twenty matches (day %i)',
    async (day) => {
      const { statuses, silent } = await walk(new Feed(20), SATURDAY + day * DAY, MINUTE);
      expect(silent).toEqual([]);
      expect(EVERY_STATUS.filter((status) => !statuses.has(status))).toEqual([]);
    },
  );

  it('shows every status and never stands still with 240 matches', async () => {
    const { statuses, silent } = await walk(new Feed(240), SATURDAY, 3 * MINUTE);
    expect(silent).toEqual([]);
    expect(EVERY_STATUS.filter((status) => !statuses.has(status))).toEqual([]);
  });

  it('never stands still with 5,000 matches', async () => {
    const { silent } = await walk(new Feed(5000), SATURDAY, 180 * MINUTE);
    expect(silent).toEqual([]);
  });

  it.each([20, 21, 57, 240, 1000, 5000])('has exactly %i matches, and no team plays twice', async (count) => {
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

  it('plays a good part of a round in 25 to 40 football competitions with 240 matches', async () => {
    const events = await new Feed(240).on('2026-11-21', '&sport=1');
    const competitions = new Set(events.map(({ tournament }) => tournament.id));
    expect(events.length).toBe(168);
    expect(competitions.size).toBeGreaterThanOrEqual(20);
    expect(competitions.size).toBeLessThanOrEqual(40);
  });

  it('lists what began yesterday and still runs', async () => {
    const events = await new Feed(240, SATURDAY + 5 * MINUTE).all();
    expect(events.some(({ start_date }) => start_date.startsWith('2026-11-20'))).toBe(true);
  });

  it('answers any date within 400 days, and an empty list beyond', async () => {
    const feed = new Feed(40);
    expect(await feed.on('2027-12-20')).toHaveLength(40);
    expect(await feed.on('2025-10-20')).toHaveLength(40);
    expect(await feed.on('2029-01-01')).toEqual([]);
  });
});

describe('the same instant', () => {
  it('gives the same world, whoever asks and whatever was asked before', async () => {
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
