import { describe, expect, it } from 'vitest';
import { fakeFetch } from '../../../support/fakeFetch.runtime.ts';
import { siteWith, visitorOf } from '../../site.runtime.ts';
import { record, testOddRecords } from './oddRecords.runtime.ts';

// The night tier tests every kind.
testOddRecords(['hostile names', 'incidents of nonsense', 'no home team']);

let sites = 0;

describe('the page of an unreadable match', () => {
  it.each([
    ['/match/football/ajax-psv-b2', 'Page not found', 'href="/"'],
    ['/nl/wedstrijd/voetbal/ajax-psv-b2', 'Pagina niet gevonden', 'href="/nl"'],
  ])('answers 404 with a link home at %s, and 503 when the feed fails', async (path, title, way) => {
    sites += 1;
    const nameless = record('b2', { home: { id: 'h', name: '' }, away: { id: 'w', name: '  ' } });
    let answer: unknown = nameless;
    fakeFetch({
      '*': (_, { pathname }) => {
        if (pathname === '/v2/events/live') return Response.json({ fixtures: [record('a1')], results: [] });
        return pathname === '/v2/events/b2' ? Response.json(answer) : Response.json({ detail: '' }, { status: 404 });
      },
    });
    const first = await siteWith({ LIVE_API_URL: `https://unread-${sites}.test` })(path, visitorOf('GB'));
    expect(first.status).toBe(404);
    const html = await first.text();
    expect(html).toContain(title);
    expect(html).toContain(way);
    answer = { error: 'busy' };
    const later = await siteWith({ LIVE_API_URL: `https://unread-busy-${sites}.test` })(path, visitorOf('GB'));
    expect(later.status).toBe(503);
  });
});
