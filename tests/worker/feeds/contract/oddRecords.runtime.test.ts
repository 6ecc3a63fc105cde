import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../../support/wireMatch.ts';
import { opened, siteWith, visitorOf } from '../../site.runtime.ts';

const record = (id: string, changes: Record<string, unknown> = {}) =>
  wireMatch({
    id,
    start_date: '2026-11-21T15:00:00Z',
    status: '1st half',
    home: { id: `${id}h`, name: 'Ajax' },
    away: { id: `${id}w`, name: 'PSV' },
    properties: { GameStarted: '2026-11-21T15:01:00Z' },
    results: { runningscore: { home: '2', away: '1' } },
    ...changes,
  });

/** Records that no parser's test can show to be harmless on a page. */
const ODD: Record<string, Record<string, unknown>> = {
  'no home team': { home: null },
  'hostile names': {
    home: { id: 'x', name: '</script><script>alert(1)</script>\u2028\u202E' },
    away: { id: 'y', name: '"><img src=x onerror=alert(1)>&lt;b&gt;' },
  },
  'huge names': { home: { id: 'x', name: 'W'.repeat(1_000_000) }, round: 'r'.repeat(1_000_000) },
};

let sites = 0;

beforeEach(() => {
  sites += 1;
});

describe.each(Object.keys(ODD))('a record with %s', (kind) => {
  it('breaks no page and no other match', async () => {
    const strange = record('b2', ODD[kind]);
    const sound = record('a1', { home: { id: 'h', name: 'Feyenoord' } });
    const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const url = `https://odd-${sites}.test`;
    fakeFetch({
      [url]: (_, { pathname }) => {
        if (pathname === '/v2/events/live') return Response.json({ fixtures: [strange, sound, strange], results: [] });
        if (pathname.endsWith('/head-to-head')) return Response.json({ events: [strange] });
        if (/^\/v2\/events\/\w+$/.test(pathname)) return Response.json(pathname.endsWith('a1') ? sound : strange);
        return Response.json({ detail: 'Not found.' }, { status: 404 });
      },
    });
    const visit = siteWith({ LIVE_API_URL: url });
    for (const path of ['/', '/nl', '/football/live', '/match/football/feyenoord-psv-a1']) {
      const { status, text: html } = await opened(visit(path, visitorOf('GB')));
      expect(status, path).toBe(200);
      expect(html, path).toContain('Feyenoord');
      expect(html, path).toMatch(/<footer[\s\S]*<\/html>/);
      expect(html, path).not.toMatch(/<script>alert|<img src=x/);
    }
    expect(problems).not.toHaveBeenCalled();
  });
});

it.each([
  ['/match/football/ajax-psv-b2', 'Page not found', 'href="/"'],
  ['/nl/wedstrijd/voetbal/ajax-psv-b2', 'Pagina niet gevonden', 'href="/nl"'],
])('the page of an unreadable match answers 404 with a link home at %s', async (path, title, way) => {
  const nameless = record('b2', { home: { id: 'h', name: '' }, away: { id: 'w', name: '  ' } });
  fakeFetch({
    '*': (_, { pathname }) => {
      if (pathname === '/v2/events/live') return Response.json({ fixtures: [record('a1')], results: [] });
      return pathname === '/v2/events/b2' ? Response.json(nameless) : Response.json({ detail: '' }, { status: 404 });
    },
  });
  const { status, text: html } = await opened(
    siteWith({ LIVE_API_URL: `https://unread-${sites}.test` })(path, visitorOf('GB')),
  );
  expect(status).toBe(404);
  expect(html).toContain(title);
  expect(html).toContain(way);
});
