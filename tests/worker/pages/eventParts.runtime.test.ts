import { expect, it } from 'vitest';
import { createDemoLive } from '../../demo/live/app.ts';
import { fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { isUpcoming, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { clockAt, NOON } from '../poller/poller.runtime.ts';
import { opened, siteWith } from '../site.runtime.ts';

const GB = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };

it('a match page shows the prices that a list had while the match’s own prices fail', async () => {
  clockAt(NOON);
  const url = newUrl('event-parts');
  const live = createDemoLive({ now: () => Date.now(), matchesPerDay: 40 });
  let isFailing = false;
  fakeSource(url, (path, request) =>
    isFailing && /^v2\/events\/[^/]+\//.test(path) ? undefined : live.fetch(request),
  );
  const visit = siteWith({ LIVE_SOURCE: 'backend', LIVE_API_URL: url, POLLER: undefined });
  const board: object = JSON.parse(await (await visit('/api/odds', GB)).text());
  const match = await listedMatch((each) => isUpcoming(each) && each.id in board, { headers: GB, ask: visit });
  isFailing = true;
  const { status, text } = await opened(visit(matchPath(match, 'odds'), GB));
  expect(status).toBe(200);
  expect(text).toMatch(/href="\/play\//);
  expect(text).not.toContain('This part can’t be shown right now.');
});
