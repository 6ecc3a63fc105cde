import { describe, expect, it } from 'vitest';
import { Feed, MINUTE, SATURDAY } from './feed.ts';

const GOALS = ['Goal', 'Own goal', 'Penalty'];

describe('demonstration football', () => {
  it('the score equals the goals that count at every moment', { timeout: 300_000 }, async () => {
    const feed = new Feed(240);
    let cancelled = 0;
    for (let minute = 0; minute < 1440; minute += 7) {
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

  it('added time reads 45+2, and some incidents have no player name', { timeout: 300_000 }, async () => {
    const feed = new Feed(240);
    const minutes = new Set<string>();
    let nameless = 0;
    for (let minute = 600; minute < 1440; minute += 3) {
      feed.now = SATURDAY + minute * MINUTE;
      for (const { sport, incidents } of await feed.all()) {
        if (sport !== 'football') continue;
        for (const incident of [...incidents.home, ...incidents.away]) {
          minutes.add(incident.match_time);
          if (!incident.player) nameless += 1;
        }
      }
    }
    expect(nameless).toBeGreaterThan(0);
    expect([...minutes].some((text) => /^45\+[1-5]$/.test(text))).toBe(true);
    expect([...minutes].some((text) => /^90\+[1-8]$/.test(text))).toBe(true);
    expect([...minutes].every((text) => /^\d{1,3}(\+\d)?$/.test(text))).toBe(true);
  });
});
