import { describe, expect, it } from 'vitest';
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
  it('answers the match of its list in every country, without prices', async () => {
    const match = await listedMatch(isLive);
    for (const country of ['GB', 'IT']) {
      const answer = await visit(`/api/event?sport=football&id=${match.id}`, visitorOf(country));
      const text = await answer.text();
      expect(text).not.toContain('decimal');
      expect(JSON.parse(text).event.match).toEqual(match);
    }
  });

  it.each(['/api/event', '/api/event-odds'])(
    '%s answers 400 without a valid event and 404 for an unknown one',
    async (path) => {
      const queries = [
        '',
        '?sport=chess&id=1',
        '?sport=football&id=../x',
        '?sport=football&id=..',
        '?sport=football&id=99999999999',
      ];
      const statuses = queries.map(async (query) => (await visit(path + query, london)).status);
      expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400, 404]);
    },
  );
});
