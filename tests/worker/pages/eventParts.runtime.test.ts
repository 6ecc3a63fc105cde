import { beforeEach, describe, expect, it } from 'vitest';
import type { EventTab } from '../../../web/domain/tabs.ts';
import { createDemoLive } from '../../demo/live/app.ts';
import { fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { isUpcoming, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { clockAt, NOON } from '../poller/poller.runtime.ts';
import { opened, siteWith } from '../site.runtime.ts';

const GB = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };

/** Opens tabs of a match of today with prices, after the feed began to fail for these paths. */
async function tabsWithout(paths: RegExp) {
  const url = newUrl('event-parts');
  const live = createDemoLive({ now: () => Date.now(), matchesPerDay: 40 });
  let isFailing = false;
  fakeSource(url, (path, request) => (isFailing && paths.test(path) ? undefined : live.fetch(request)));
  const visit = siteWith({ LIVE_SOURCE: 'backend', LIVE_API_URL: url, POLLER: undefined });
  const board: object = JSON.parse(await (await visit('/api/odds', GB)).text());
  const match = await listedMatch((each) => isUpcoming(each) && each.id in board, { headers: GB, ask: visit });
  isFailing = true;
  return (tab: EventTab) => opened(visit(matchPath(match, tab), GB));
}

const UNAVAILABLE = 'This part can’t be shown right now.';

beforeEach(() => clockAt(NOON));

describe('a match page whose part fails', () => {
  it('shows the prices that a list had when the match’s own prices fail', async () => {
    const open = await tabsWithout(/^v2\/events\/[^/]+\//);
    const { status, text: html } = await open('odds');
    expect(status).toBe(200);
    expect(html).toMatch(/href="\/play\//);
    expect(html).not.toContain(UNAVAILABLE);
  });

  it.each(['head-to-head', 'standings'] as const)('stays available with a message in its %s tab', async (tab) => {
    const open = await tabsWithout(/head-to-head|h2h|standings|season|tournaments|\/events\/[^/]+\/./);
    const { status, text: html } = await open(tab);
    expect(status).toBe(200);
    expect(html).toContain(UNAVAILABLE);
  });
});
