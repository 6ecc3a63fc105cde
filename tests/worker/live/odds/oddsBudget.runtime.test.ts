import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../../web/format/zonedTime.ts';
import { createDemoLive } from '../../../../worker/demo/live/app.ts';
import type { Env } from '../../../../worker/env.ts';
import { falseObject, NOON, pollerWith } from '../../poller/poller.runtime.ts';
import { siteWith } from '../../site.runtime.ts';

const TODAY = new Date(NOON).toISOString().slice(0, 10);
const visitor = (country: string) => ({ 'x-visitor-country': country, 'x-visitor-time-zone': 'UTC' });

let feeds = 0;

/** A feed of two hundred matches a day that counts its calls, and isolates of a site before it, with a poller or without. */
function siteOf({ hasList, hasPoller }: { hasList: boolean; hasPoller: boolean }, more: Partial<Env> = {}) {
  feeds += 1;
  const url = `https://odds-budget-${feeds}.test`;
  const live = createDemoLive({ now: () => Date.now(), matchesPerDay: 200 });
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    const path = request.url.slice(url.length + 1);
    asked.push(path);
    return path.startsWith('v2/odds') && !hasList ? new Response('not found', { status: 404 }) : live.fetch(request);
  });
  const settings: Partial<Env> = { LIVE_SOURCE: 'backend', LIVE_API_URL: url, CONTENT_SOURCE: 'demo', ...more };
  const { binding } = pollerWith(settings);
  const isolate = () => siteWith({ ...settings, POLLER: hasPoller ? binding : undefined });
  /** An isolate that has the poller's binding, and never reaches it. */
  const cutOff = () => siteWith({ ...settings, POLLER: { getByName: () => falseObject({}) } });
  return { asked, isolate, cutOff };
}

const boardOf = async (response: Response): Promise<object> => JSON.parse(await response.text());

/** Twenty different days, the near ones among them. */
const DAYS = Array.from({ length: 20 }, (_, index) => addDays(TODAY, index - 6));

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('whoever asks for the prices of many days', { timeout: 120_000 }, () => {
  it.each([
    { hasList: true, hasPoller: false },
    { hasList: false, hasPoller: false },
    { hasList: true, hasPoller: true },
    { hasList: false, hasPoller: true },
  ])('costs the feed at most 40 calls: %j', async (kind) => {
    const { asked, isolate } = siteOf(kind);
    // Isolates share the budget by way of the poller; one without it has its own.
    const isolates = Array.from({ length: kind.hasPoller ? 4 : 1 }, isolate);
    for (const date of DAYS) {
      for (const open of isolates) expect((await open(`/api/odds?date=${date}`, visitor('GB'))).status).toBe(200);
    }
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(40);
    const [open] = isolates;
    expect(Object.keys(await boardOf((await open?.('/api/odds', visitor('GB'))) as Response)).length).toBeGreaterThan(
      5,
    );
  });

  it.each([{ hasList: true }, { hasList: false }])(
    'costs the feed at most 40 calls over four isolates of which one is cut off from the poller: %j',
    async ({ hasList }) => {
      const { asked, isolate, cutOff } = siteOf({ hasList, hasPoller: true });
      const isolates = [isolate(), cutOff(), isolate(), isolate()];
      for (const date of DAYS) {
        for (const open of isolates) expect((await open(`/api/odds?date=${date}`, visitor('GB'))).status).toBe(200);
      }
      expect(asked.filter((path) => path.includes('odds')).length).toBeLessThanOrEqual(30);
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(40);
    },
  );

  it.each([0, 1, 12])('costs the site no more calls for prices a minute than a setting of %i', async (most) => {
    const { asked, isolate, cutOff } = siteOf(
      { hasList: false, hasPoller: true },
      { ODDS_CALLS_PER_MINUTE: `${most}` },
    );
    const isolates = [isolate(), cutOff(), isolate()];
    for (let pass = 0; pass < 2; pass += 1) {
      for (const open of isolates) await open('/api/odds', visitor('GB'));
    }
    // A feed is asked for its list of odds before it is known to have none, and that counts too.
    expect(asked.filter((path) => path.includes('odds')).length).toBeLessThanOrEqual(most);
  });

  it('gets nothing of days far away, and costs nothing', async () => {
    const { asked, isolate } = siteOf({ hasList: true, hasPoller: false });
    const open = isolate();
    for (const days of [-3000, -30, -2, 8, 9, 365, 3000]) {
      expect(await boardOf(await open(`/api/odds?date=${addDays(TODAY, days)}`, visitor('GB')))).toEqual({});
    }
    expect(asked).toEqual([]);
  });

  it('is shown no price in a country without operators, and costs nothing', async () => {
    const { asked, isolate } = siteOf({ hasList: true, hasPoller: false });
    const open = isolate();
    for (const date of DAYS) expect(await boardOf(await open(`/api/odds?date=${date}`, visitor('IT')))).toEqual({});
    expect(asked.filter((path) => path.includes('odds'))).toEqual([]);
  });
});

describe('a feed that has the odds of a day in one answer', { timeout: 120_000 }, () => {
  it('is asked once for all matches, in whatever zone and with whatever filter they are looked at', async () => {
    const { asked, isolate } = siteOf({ hasList: true, hasPoller: false });
    const open = isolate();
    for (const query of ['', '?filter=live', '?filter=upcoming', '?zone=Europe/London', '?all=1']) {
      expect(Object.keys(await boardOf(await open(`/api/odds${query}`, visitor('GB'))))).not.toEqual([]);
    }
    expect(asked.filter((path) => path.includes('odds'))).toEqual([`v2/odds?sport=1&date=${TODAY}`]);
  });

  it('may be asked less a minute: the setting holds for match pages too', async () => {
    const { asked, isolate } = siteOf({ hasList: false, hasPoller: true });
    const open = isolate();
    const { matches }: { matches: { id: string; sport: string }[] } = JSON.parse(
      await (await open('/api/live', visitor('GB'))).text(),
    );
    for (const { id } of matches.slice(0, 60)) await open(`/api/event-odds?sport=football&id=${id}`, visitor('GB'));
    expect(asked.filter((path) => path.endsWith('/odds')).length).toBeLessThanOrEqual(30);
  });
});
