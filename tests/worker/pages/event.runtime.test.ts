import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathOf } from '../../../web/addresses/routes.ts';
import { type EventSnapshot, parseEventSnapshot } from '../../../web/domain/eventDetail.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { eventSlug } from '../../../web/domain/slug.ts';
import { parseSnapshot } from '../../../web/domain/snapshot.ts';
import type { EventTab } from '../../../web/domain/tabs.ts';
import { demonstrationOf } from '../../support/demonstration.runtime.ts';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { ORIGIN, siteWith, visit, visitorOf, visitSite } from '../site.runtime.ts';

const london = visitorOf('GB');

async function footballMatches(): Promise<Match[]> {
  const snapshot = parseSnapshot(await (await visit('/api/live?sport=football', london)).json());
  if (snapshot === null) throw new Error('no list of matches');
  return snapshot.matches;
}

async function matchThat(is: (match: Match) => boolean): Promise<Match> {
  const match = (await footballMatches()).find(is);
  if (match === undefined) throw new Error('the demonstration has no such match');
  return match;
}

const isRunning = (match: Match) => phaseOf(match) === 'live';
const address = (match: Match, tab: EventTab = 'summary', locale: 'en' | 'nl' = 'en') =>
  pathOf({ name: 'event', sport: match.sport, slug: eventSlug(match), tab }, locale);

async function eventOf(match: Match, headers = london): Promise<EventSnapshot> {
  const response = await visit(`/api/event?sport=${match.sport}&id=${match.id}`, headers);
  const event = parseEventSnapshot(await response.json());
  if (event === null) throw new Error('no event');
  return event;
}

afterEach(() => vi.restoreAllMocks());

describe('the page of a match', () => {
  it('renders the whole match without script', async () => {
    const match = await matchThat(isRunning);
    const response = await visit(address(match), london);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<html lang="en"');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${address(match)}">`);
    expect(html).toContain('Kick-off');
    expect(html).toContain('event-score');
    expect(html).not.toMatch(/ style="/);
  });

  it.each(['line-ups', 'statistics', 'head-to-head', 'standings'] as const)(
    'marks the tab %s as current at its own address',
    async (tab) => {
      const match = await matchThat((each) => isRunning(each) && /^Round \d+$/.test(each.round ?? ''));
      const response = await visit(address(match, tab), london);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(new RegExp(`href="${address(match, tab)}"[^>]* aria-current="page"`));
    },
  );

  it('renders in Dutch under its Dutch address', async () => {
    const match = await matchThat(isRunning);
    const response = await visit(address(match, 'line-ups', 'nl'), london);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<html lang="nl"');
    expect(html).toContain('Opstellingen');
    expect(await (await visit(address(match, 'summary', 'nl'), london)).text()).toContain('Aftrap');
    expect(html).toContain(`hreflang="en" href="${ORIGIN}${address(match, 'line-ups')}"`);
  });

  it('shows the score by quarter for basketball', async () => {
    const site = siteWith({ LIVE_API_URL: demonstrationOf(240) });
    const list = parseSnapshot(await (await site('/api/live?sport=basketball', london)).json());
    const match = list?.matches.find(isRunning);
    if (match === undefined) throw new Error('no basketball match is running');
    const html = await (await site(address(match), london)).text();
    expect(html).toContain('Score by quarter');
    expect(html).not.toContain(address(match, 'line-ups'));
  });

  it('redirects any other words with the id to its own address', async () => {
    const match = await matchThat(isRunning);
    const wrong = [
      `/match/football/some-other-words-${match.id}`,
      `/match/football/${match.id}`,
      `/match/handball/${eventSlug(match)}`,
    ];
    for (const path of wrong) {
      const response = await visit(path, london);
      expect([response.status, response.headers.get('Location')]).toEqual([301, address(match)]);
    }
    const tab = await visit(`/nl/wedstrijd/voetbal/x-${match.id}/stand?a=1`, london);
    expect(tab.headers.get('Location')).toBe(`${address(match, 'standings', 'nl')}?a=1`);
  });

  it('answers 404 inside header and footer for an unknown match', async () => {
    const response = await visit('/match/football/ajax-psv-99999999999', london);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('Page not found');
    expect(html).toContain('<footer');
  });

  it('answers 503 when the backend fails before any answer', async () => {
    stubFetch(async () => new Response('broken', { status: 500 }));
    const settings = { LIVE_API_URL: 'https://feed.example' };
    const response = await visitSite(settings, '/match/football/ajax-psv-1234', london);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Not available right now');
  });
});

describe('prices on the page of a match', () => {
  const isUpcoming = (match: Match) => phaseOf(match) === 'upcoming' && match.competition.name === 'Premier League';

  it('shows prices and play links in a country with operators', async () => {
    const html = await (await visit(address(await matchThat(isUpcoming)), london)).text();
    expect(html).toContain('Best odds');
    expect(html).toContain('Chances');
    expect(html).toMatch(/href="\/play\//);
  });

  it.each(['IT', 'XX'])('shows no price or play link to a visitor from %s', async (country) => {
    const match = await matchThat(isUpcoming);
    const response = await visit(address(match), visitorOf(country));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('Best odds');
    expect(html).not.toContain('Chances');
    expect(html).not.toContain('/play/');
    expect(html).not.toContain('"decimal"');
    const prices = await visit(`/api/event/prices?sport=football&id=${match.id}`, visitorOf(country));
    expect(await prices.json()).toEqual({});
  });

  it('shows no price beside a running match in the Netherlands', async () => {
    const match = await matchThat(isRunning);
    const html = await (await visit(address(match), visitorOf('NL'))).text();
    expect(html).not.toContain('"decimal"');
    expect(html).not.toContain('Best odds');
  });
});

describe('GET /api/event', () => {
  it('answers the match without prices, and 304 to its own tag', async () => {
    const match = await matchThat(isRunning);
    const path = `/api/event?sport=football&id=${match.id}`;
    const response = await visit(path, london);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=4');
    const tag = response.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]+"$/);
    expect(await response.text()).not.toContain('decimal');
    const again = await visit(path, { ...london, 'If-None-Match': tag });
    expect(again.status).toBe(304);
    expect((await eventOf(match, visitorOf('IT'))).event.match).toEqual(match);
  });

  it('lists every goal of the score', async () => {
    const match = await matchThat((each) => each.state.kind === 'finished' && each.state.ending === 'regular');
    const { event } = await eventOf(match);
    const counted = event.incidents.filter(({ kind }) => kind === 'goal' || kind === 'own-goal' || kind === 'penalty');
    const score = match.state.kind === 'finished' ? match.state.score : null;
    expect(counted.length).toBe((score?.home ?? 0) + (score?.away ?? 0));
  });

  it('answers 400 without a valid event and 404 for an unknown one', async () => {
    expect((await visit('/api/event', london)).status).toBe(400);
    expect((await visit('/api/event?sport=chess&id=1', london)).status).toBe(400);
    expect((await visit('/api/event?sport=football&id=../x', london)).status).toBe(400);
    expect((await visit('/api/event?sport=football&id=99999999999', london)).status).toBe(404);
  });
});
