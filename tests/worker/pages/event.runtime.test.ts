import { describe, expect, it } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { demonstrationOf } from '../../support/demonstration.runtime.ts';
import { isLive, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { london, ORIGIN, opened, siteWith, visit, visitorOf } from '../site.runtime.ts';

describe('the page of a match', () => {
  it('renders the whole match without script', async () => {
    const match = await listedMatch(isLive);
    const { status, text: html } = await opened(visit(matchPath(match), london));
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${matchPath(match)}">`);
    expect(html).toContain('Kick-off');
    expect(html).toContain('event-score');
    // Isolated, because a name can be from right to left.
    expect(html).toContain('<bdi class="event-name">');
    expect(html).not.toMatch(/ style="/);
  });

  it('shows the score by quarter for basketball', async () => {
    const site = siteWith({ LIVE_API_URL: demonstrationOf(240) });
    const match = await listedMatch(isLive, { list: '/api/live?sport=basketball', ask: site });
    const html = await (await site(matchPath(match), london)).text();
    expect(html).toContain('Score by quarter');
    expect(html).not.toContain(matchPath(match, 'line-ups'));
  });

  it('answers 404 inside header and footer for an unknown match', async () => {
    const { status, text: html } = await opened(visit('/match/football/ajax-psv-99999999999', london));
    expect(status).toBe(404);
    expect(html).toContain('Page not found');
    expect(html).toContain('<footer');
    expect(html).not.toMatch(/\/play\/|class="offer|class="bonuses/);
  });
});

describe('GET /api/event', () => {
  it('answers the match without prices, and 304 to its own tag', async () => {
    const match = await listedMatch(isLive);
    const path = `/api/event?sport=football&id=${match.id}`;
    const response = await visit(path, london);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=4');
    const tag = response.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]+"$/);
    expect(await response.text()).not.toContain('decimal');
    const again = await visit(path, { ...london, 'If-None-Match': tag });
    expect(again.status).toBe(304);
    const { event } = await (await visit(path, visitorOf('IT'))).json<{ event: { match: Match } }>();
    expect(event.match).toEqual(match);
  });

  it('answers 400 without a valid event and 404 for an unknown one', async () => {
    expect((await visit('/api/event', london)).status).toBe(400);
    expect((await visit('/api/event?sport=chess&id=1', london)).status).toBe(400);
    expect((await visit('/api/event?sport=football&id=../x', london)).status).toBe(400);
    expect((await visit('/api/event?sport=football&id=99999999999', london)).status).toBe(404);
  });
});
