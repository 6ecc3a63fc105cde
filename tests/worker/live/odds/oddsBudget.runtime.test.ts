import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../../web/domain/zonedTime.ts';
import type { Env } from '../../../../worker/settings/env.ts';
import { createDemoLive } from '../../../demo/live/app.ts';
import { fakeFetch, newUrl } from '../../../support/fakeFetch.runtime.ts';
import { clockAt, NOON, pollerWith } from '../../poller/poller.runtime.ts';
import { siteWith } from '../../site.runtime.ts';

const TODAY = new Date(NOON).toISOString().slice(0, 10);
const visitor = (country: string) => ({ 'x-visitor-country': country, 'x-visitor-time-zone': 'UTC' });

/** A feed with counted calls and without lists of odds, and isolates of a site that reads it. */
function siteOf(more: Partial<Env> = {}) {
  const url = newUrl('odds-budget');
  const live = createDemoLive({ now: () => Date.now(), matchesPerDay: 40 });
  const asked: string[] = [];
  fakeFetch({
    [url]: (request) => {
      const path = request.url.slice(url.length + 1);
      asked.push(path);
      return path.startsWith('v2/odds') ? new Response('not found', { status: 404 }) : live.fetch(request);
    },
  });
  const settings: Partial<Env> = { LIVE_SOURCE: 'backend', LIVE_API_URL: url, ...more };
  const { binding } = pollerWith(settings);
  const isolate = () => siteWith({ ...settings, POLLER: binding });
  return { asked, isolate };
}

beforeEach(() => clockAt(NOON));

const oddsCallsIn = (asked: readonly string[]) => asked.filter((path) => path.includes('odds'));

describe('GET /api/odds', () => {
  it('stays within LIVE_CALLS_PER_SECOND for all isolates together', async () => {
    const { asked, isolate } = siteOf({ LIVE_CALLS_PER_SECOND: '2' });
    for (const open of [isolate(), isolate()]) await open('/api/odds', visitor('GB'));
    // The clock is stopped, so the bucket holds the calls of three seconds and gets no more.
    expect(oddsCallsIn(asked).length).toBeLessThanOrEqual(6);
    expect(oddsCallsIn(asked)).not.toEqual([]);
  });

  it('shows no price in a country without operators, and asks for none', async () => {
    const { asked, isolate } = siteOf();
    const open = isolate();
    for (const days of [-1, 0, 1, 7]) {
      const answer = await open(`/api/odds?date=${addDays(TODAY, days)}`, visitor('IT'));
      expect(await answer.json()).toEqual({});
    }
    expect(oddsCallsIn(asked)).toEqual([]);
  });
});
