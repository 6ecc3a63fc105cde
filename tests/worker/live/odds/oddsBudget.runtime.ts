import { beforeEach } from 'vitest';
import type { Env } from '../../../../worker/settings/env.ts';
import { createDemoLive } from '../../../demo/live/app.ts';
import { fakeFetch, newUrl } from '../../../support/fakeFetch.runtime.ts';
import { falseObject, NOON, pollerWith, stopTimeouts } from '../../poller/poller.runtime.ts';
import { siteWith } from '../../site.runtime.ts';

export const TODAY = new Date(NOON).toISOString().slice(0, 10);
export const visitor = (country: string) => ({ 'x-visitor-country': country, 'x-visitor-time-zone': 'UTC' });

interface Kind {
  /** Whether the feed has the prices of a day in one answer. */
  hasList: boolean;
  hasPoller: boolean;
}

/** A feed with counted calls, and isolates of a site that reads it. */
export function siteOf({ hasList, hasPoller }: Kind, matchesPerDay: number, more: Partial<Env> = {}) {
  const url = newUrl('odds-budget');
  const live = createDemoLive({ now: () => Date.now(), matchesPerDay });
  const asked: string[] = [];
  fakeFetch({
    [url]: (request) => {
      const path = request.url.slice(url.length + 1);
      asked.push(path);
      return path.startsWith('v2/odds') && !hasList ? new Response('not found', { status: 404 }) : live.fetch(request);
    },
  });
  const settings: Partial<Env> = { LIVE_SOURCE: 'backend', LIVE_API_URL: url, ...more };
  const { binding } = pollerWith(settings);
  const isolate = () => siteWith({ ...settings, POLLER: hasPoller ? binding : undefined });
  /** An isolate that has the poller's binding, and never reaches the poller. */
  const cutOff = () => siteWith({ ...settings, POLLER: { getByName: () => falseObject({}) } });
  return { asked, isolate, cutOff };
}

export const boardOf = async (response: Response): Promise<object> => JSON.parse(await response.text());

/** Stops the clock and all timeouts at noon, and mutes the log. */
export function stopClock(): void {
  beforeEach(() => {
    stopTimeouts(NOON);
  });
}
