import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../web/format/zonedTime.ts';
import { boardOf, siteOf, stopClock, TODAY, visitor } from './oddsBudget.runtime.ts';

stopClock();

/** Matches of a busy day. */
const MANY = 200;
const DAYS = Array.from({ length: 20 }, (_, index) => addDays(TODAY, index - 6));

describe('GET /api/odds for twenty days', { timeout: 240_000 }, () => {
  it.each([
    { hasList: true, hasPoller: false },
    { hasList: false, hasPoller: false },
    { hasList: true, hasPoller: true },
    { hasList: false, hasPoller: true },
  ])('makes at most 40 calls of the feed with %j', async (kind) => {
    const { asked, isolate } = siteOf(kind, MANY);
    const first = isolate();
    // Isolates share the budget through the poller; one without it has its own.
    const isolates = kind.hasPoller ? [first, isolate(), isolate(), isolate()] : [first];
    for (const date of DAYS) {
      for (const open of isolates) expect((await open(`/api/odds?date=${date}`, visitor('GB'))).status).toBe(200);
    }
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(40);
    expect(Object.keys(await boardOf(await first('/api/odds', visitor('GB')))).length).toBeGreaterThan(5);
  });

  it.each([{ hasList: true }, { hasList: false }])(
    'makes at most 40 calls when an isolate cannot reach the poller: %j',
    async ({ hasList }) => {
      const { asked, isolate, cutOff } = siteOf({ hasList, hasPoller: true }, MANY);
      const isolates = [isolate(), cutOff(), isolate(), isolate()];
      for (const date of DAYS) {
        for (const open of isolates) expect((await open(`/api/odds?date=${date}`, visitor('GB'))).status).toBe(200);
      }
      expect(asked.filter((path) => path.includes('odds')).length).toBeLessThanOrEqual(30);
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(40);
    },
  );
});

describe('ODDS_CALLS_PER_MINUTE', { timeout: 240_000 }, () => {
  it.each([0, 1, 12])('limits all isolates together to %i calls for prices', async (most) => {
    const settings = { ODDS_CALLS_PER_MINUTE: `${most}` };
    const { asked, isolate, cutOff } = siteOf({ hasList: false, hasPoller: true }, MANY, settings);
    const isolates = [isolate(), cutOff(), isolate()];
    for (let pass = 0; pass < 2; pass += 1) {
      for (const open of isolates) await open('/api/odds', visitor('GB'));
    }
    // The first call asks for a list of prices; it counts too.
    expect(asked.filter((path) => path.includes('odds')).length).toBeLessThanOrEqual(most);
  });

  it('limits match pages to 30 calls for prices by default', async () => {
    const { asked, isolate } = siteOf({ hasList: false, hasPoller: true }, MANY);
    const open = isolate();
    const { matches }: { matches: { id: string; sport: string }[] } = JSON.parse(
      await (await open('/api/live', visitor('GB'))).text(),
    );
    for (const { id } of matches.slice(0, 60)) await open(`/api/event-odds?sport=football&id=${id}`, visitor('GB'));
    expect(asked.filter((path) => path.endsWith('/odds')).length).toBeLessThanOrEqual(30);
  });
});
