import { beforeEach, expect, it, vi } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { eventSlug, slugWithId } from '../../../../web/domain/slug.ts';
import type { Env } from '../../../../worker/settings/env.ts';
import { createDemoLive } from '../../../demo/live/app.ts';
import { fakeFetch } from '../../../support/fakeFetch.runtime.ts';
import { known } from '../../../support/wireMatch.ts';
import { isFinished, isOfLeague, listedMatch, matchPath } from '../../demoMatches.runtime.ts';
import { opened, siteWith } from '../../site.runtime.ts';

const START = Date.parse('2026-11-21T22:00:00Z');
const DAY = 24 * 60 * 60_000;
const visitor = { 'x-visitor-country': 'DE', 'x-visitor-time-zone': 'UTC' };

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
});

it('keeps a visited match in team and player seasons after its source forgot it', async () => {
  const url = 'https://seasons.test';
  const live = createDemoLive({ now: () => Date.now(), matchesPerDay: 15 });
  let forgotten: string | undefined;
  fakeFetch({
    [url]: (request) =>
      forgotten !== undefined && request.url.includes(`/events/${forgotten}`)
        ? new Response('{"detail":"Not found."}', { status: 404 })
        : live.fetch(request),
  });
  const settings: Partial<Env> = {
    LIVE_SOURCE: 'backend',
    LIVE_API_URL: url,
    POLLER: undefined,
  };
  const first = siteWith(settings);
  const isWanted = (each: Match) => isFinished(each) && isOfLeague(each);
  const match = known(await listedMatch(isWanted, { headers: visitor, ask: first }));
  const html = await (await first(matchPath(match, 'line-ups'), visitor)).text();
  const player = new RegExp(`/player/[a-z-]+-${match.home.id}-\\w+`).exec(html)?.[0] ?? '';
  expect(player).not.toBe('');
  forgotten = match.id;
  vi.setSystemTime(START + 14 * DAY);
  // A new isolate each time, because a busy machine may read the archive too late for a page, which is then cached.
  await vi.waitFor(
    async () => {
      const address = `/team/${slugWithId(match.home.name, match.home.id)}`;
      const team = await (await siteWith(settings)(address, visitor)).text();
      for (const said of ['Season so far', 'Home and away record', eventSlug(match)]) expect(team).toContain(said);
    },
    { timeout: 30_000 },
  );
  const { status, text } = await opened(siteWith(settings)(player, visitor));
  expect(status).toBe(200);
  for (const said of ['Match by match', 'Minutes', eventSlug(match)]) expect(text).toContain(said);
});
