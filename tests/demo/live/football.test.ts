import { describe, expect, it } from 'vitest';
import { Feed, MINUTE, SATURDAY } from './feed.ts';
import { World } from './world.ts';

const GOALS = ['Goal', 'Own goal', 'Penalty'];

describe('demonstration football', () => {
  it('the score equals the goals that count, every four hours', async () => {
    const feed = new Feed(240);
    let cancelled = 0;
    for (let minute = 0; minute < 1440; minute += 240) {
      feed.now = SATURDAY + minute * MINUTE;
      for (const event of await feed.all()) {
        if (event.sport !== 'football' || event.status === 'Finished after awarded win') continue;
        for (const side of ['home', 'away'] as const) {
          const types = event.incidents[side].map(({ type }) => type);
          const goals = types.filter((type) => GOALS.includes(type)).length;
          expect(`${event.id} ${event.results.runningscore?.[side]}`).toBe(`${event.id} ${goals}`);
          cancelled += types.filter((type) => type === 'Cancelled goal').length;
        }
      }
    }
    expect(cancelled).toBeGreaterThan(0);
  });

  it('a goal is taken back one to three minutes after it fell', async () => {
    const feed = new Feed(240, SATURDAY + 23.9 * 60 * MINUTE);
    const event = (await feed.all()).find(({ incidents }) =>
      incidents.home.some(({ type }) => type === 'Cancelled goal'),
    );
    const id = event?.incidents.home.find(({ type }) => type === 'Cancelled goal')?.id;
    const types: string[] = [];
    const start = Date.parse(`${event?.start_date.slice(0, 19)}Z`);
    for (let at = start; at < start + 130 * MINUTE; at += 20_000) {
      feed.now = at;
      const now = await feed.event(event?.id ?? '');
      const type = now.incidents.home.find((incident) => incident.id === id)?.type;
      if (type) types.push(type);
    }
    const standing = types.filter((type) => type === 'Goal').length / 3;
    expect(standing).toBeGreaterThan(0.4);
    expect(standing).toBeLessThan(3);
    expect(types.at(-1)).toBe('Cancelled goal');
  });

  it('a half has its start time only after it began', async () => {
    const feed = new Feed(240);
    for (const hour of [3, 12, 17, 20]) {
      feed.now = SATURDAY + hour * 60 * MINUTE;
      for (const { sport, status, properties } of await feed.all()) {
        if (sport !== 'football') continue;
        if (status === 'Not started') expect(properties).toEqual({});
        if (status === '1st half') expect(Object.keys(properties)).toEqual(['GameStarted']);
        if (status === 'Extra Time - 2nd half') expect(properties).toHaveProperty('ExtraTimeSecondHalfStarted');
        for (const instant of Object.values(properties)) expect(Date.parse(instant)).toBeLessThanOrEqual(feed.now);
      }
    }
  });

  it('ended matches have player ratings, and the first minutes have none', async () => {
    const feed = new Feed(120, SATURDAY + 23.9 * 60 * MINUTE);
    const ended = (await feed.all()).filter(({ sport, status }) => sport === 'football' && status === 'Finished');
    let marked = 0;
    for (const { id, start_date } of ended) {
      const { lineups } = await feed.event(id);
      const players = [...(lineups?.home.players ?? []), ...(lineups?.away.players ?? [])];
      const ratings = players.flatMap(({ rating }) => rating ?? []);
      if (ratings.length === 0) continue;
      marked += 1;
      expect(players.filter(({ starter, rating }) => starter && rating === undefined)).toEqual([]);
      expect(ratings.length).toBeLessThan(players.length);
      for (const rating of ratings) expect(Number(rating) >= 3 && Number(rating) <= 10, rating).toBe(true);
      const end = feed.now;
      feed.now = Date.parse(`${start_date.slice(0, 19)}Z`) + 5 * MINUTE;
      expect(JSON.stringify((await feed.event(id)).lineups)).not.toContain('rating');
      feed.now = end;
    }
    expect(marked).toBeGreaterThan(3);
  });

  it('the final result includes a shoot-out, the running score does not', async () => {
    const events = await new Feed(20, SATURDAY + 23.9 * 60 * MINUTE).all();
    const event = events.find(({ sport, status }) => sport === 'football' && status === 'Finished AP');
    const { runningscore, penaltyshootout, finalresult, extratime } = event?.results ?? {};
    expect(runningscore?.home).toBe(runningscore?.away);
    expect(extratime).toEqual(runningscore);
    expect(Number(finalresult?.home)).toBe(Number(runningscore?.home) + Number(penaltyshootout?.home));
    expect(finalresult?.home).not.toBe(finalresult?.away);
  });

  it('names some scorers only after the goal', () => {
    const world = new World(240);
    const trails = world
      .matchesOn(Math.floor(SATURDAY / 86_400_000), SATURDAY)
      .filter(({ sport }) => sport === 'football')
      .flatMap((match) => world.storyOf(match).incidents);
    const late = trails.filter(
      ({ versions }) => versions[0]?.incident.player === null && versions.at(-1)?.incident.player,
    );
    expect(late.length).toBeGreaterThan(0);
  });

  it('writes added time as 45+2', async () => {
    const feed = new Feed(240);
    const minutes = new Set<string>();
    for (let minute = 900; minute < 1440; minute += 120) {
      feed.now = SATURDAY + minute * MINUTE;
      for (const { sport, incidents } of await feed.all()) {
        if (sport !== 'football') continue;
        for (const incident of [...incidents.home, ...incidents.away]) {
          minutes.add(incident.match_time);
        }
      }
    }
    expect([...minutes].some((text) => /^45\+[1-5]$/.test(text))).toBe(true);
    expect([...minutes].some((text) => /^90\+[1-8]$/.test(text))).toBe(true);
    expect([...minutes].every((text) => /^\d{1,3}(\+\d)?$/.test(text))).toBe(true);
  });

  it('running matches have full line-ups and statistics that fit the score', async () => {
    const feed = new Feed(240, SATURDAY + 18 * 60 * MINUTE);
    const running = (await feed.live()).fixtures.filter(
      ({ sport, status }) => sport === 'football' && status === '2nd half',
    );
    expect(running.length).toBeGreaterThan(0);
    for (const { id } of running) {
      const event = await feed.event(id);
      for (const side of ['home', 'away'] as const) {
        const players = event.lineups?.[side].players ?? [];
        const starters = players.filter(({ starter }) => starter);
        expect(starters).toHaveLength(11);
        expect(starters.filter(({ position }) => position === 'G')).toHaveLength(1);
        expect(players.filter(({ captain }) => captain)).toHaveLength(1);
        expect(new Set(players.map(({ number }) => number)).size).toBe(players.length);
        const numbers = (type: string) => Number(event.statistics?.find((row) => row.type === type)?.[side]);
        expect(numbers('shots')).toBeGreaterThanOrEqual(numbers('shots_on_target'));
        const yellows = event.incidents[side].filter(({ type }) => type.startsWith('Yellow')).length;
        expect(numbers('yellow_cards')).toBe(yellows);
        const off = event.incidents[side]
          .filter(({ type }) => type === 'Substitution in')
          .map(({ player_out }) => player_out?.id);
        expect(new Set(off).size).toBe(off.length);
        expect(off.length).toBeLessThanOrEqual(6);
      }
      expect(event.venue?.name).toBeTruthy();
      expect(event.referee?.name).toBeTruthy();
    }
  });
});
