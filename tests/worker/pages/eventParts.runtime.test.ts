import { beforeEach, describe, expect, it } from 'vitest';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { eventSlug } from '../../../web/domain/slug.ts';
import { createDemoLive } from '../../demo/live/app.ts';
import { fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { clockAt, NOON } from '../poller/poller.runtime.ts';
import { siteWith } from '../site.runtime.ts';

const GB = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };

/** A site whose feed fails for the paths that match `fails`, and a match of today with prices. */
async function siteWhere(fails: () => RegExp) {
  const url = newUrl('event-parts');
  const live = createDemoLive({ now: () => Date.now(), matchesPerDay: 40 });
  fakeSource(url, (path, request) => (fails().test(path) ? undefined : live.fetch(request)));
  const visit = siteWith({ LIVE_SOURCE: 'backend', LIVE_API_URL: url, POLLER: undefined });
  const { matches }: { matches: Match[] } = JSON.parse(await (await visit('/api/live', GB)).text());
  const board: object = JSON.parse(await (await visit('/api/odds', GB)).text());
  const match = matches.find((each) => phaseOf(each) === 'upcoming' && each.id in board);
  const open = async (tab: string) => {
    if (match === undefined) throw new Error('no match with prices');
    const response = await visit(`/match/football/${eventSlug(match)}/${tab}`, GB);
    return { status: response.status, html: await response.text() };
  };
  return { open };
}

const UNAVAILABLE = 'This part can’t be shown right now.';
const OF_MATCH = /^v2\/events\/[^/]+\//;

beforeEach(() => clockAt(NOON));

describe('a match page whose part fails', () => {
  it('shows the prices that a list had when the match’s own prices fail', async () => {
    let fails = /^never$/;
    const { open } = await siteWhere(() => fails);
    fails = OF_MATCH;
    const { status, html } = await open('odds');
    expect(status).toBe(200);
    expect(html).toMatch(/href="\/play\//);
    expect(html).not.toContain(UNAVAILABLE);
  });

  it.each(['head-to-head', 'standings'])('stays available with a message in its %s tab', async (tab) => {
    let fails = /^never$/;
    const { open } = await siteWhere(() => fails);
    fails = /head-to-head|h2h|standings|season|tournaments|\/events\/[^/]+\/./;
    const { status, html } = await open(tab);
    expect(status).toBe(200);
    expect(html).toContain(UNAVAILABLE);
  });
});
