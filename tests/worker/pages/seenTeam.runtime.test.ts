import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { ORIGIN, siteWith, visitorOf } from '../site.runtime.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
const { 'x-visitor-now': _, ...london } = visitorOf('GB');

const HOUR = 60 * 60_000;

let isDown: boolean;
let asked: string[];
let sites = 0;

const AJAX = { id: 'H1', name: 'Ajax' };

/** A site on a feed where Ajax plays on the 21st and nobody on any other day. */
function newSite() {
  sites += 1;
  return siteWith({ LIVE_API_URL: `https://feed-seen-${sites}.test` });
}

beforeEach(() => {
  isDown = false;
  asked = [];
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, search, searchParams } = new URL(input instanceof Request ? input.url : String(input));
    asked.push(pathname + search);
    if (isDown) return new Response('', { status: 500 });
    const isDay = (searchParams.get('date') ?? '2026-11-21') === '2026-11-21';
    const match = wireMatch({
      id: 'E1',
      sport: '1',
      start_date: '2026-11-21T20:00:00Z',
      home: AJAX,
      status: 'Not started',
    });
    if (pathname === '/v2/events/E1') return Response.json(match);
    if (pathname.startsWith('/v2/events') && !pathname.includes('odds'))
      return Response.json({ fixtures: isDay ? [match] : [], results: [] });
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the page of a team while the feed does not answer', () => {
  it('is that of a team that the site has seen in a list, and unavailable of any other', async () => {
    const visit = newSite();
    expect((await visit('/', london)).status).toBe(200);
    isDown = true;
    vi.setSystemTime(NOW + 9 * HOUR);
    const response = await visit('/team/ajax-H1', london);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<bdi>Ajax</bdi></h1>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/team/ajax-H1">`);
    expect((await visit('/team/nobody-X1', london)).status).toBe(503);
  });

  it('is that of a team that a match names, which led there', async () => {
    const visit = newSite();
    expect((await visit('/match/football/ajax-away-E1', london)).status).not.toBe(503);
    isDown = true;
    vi.setSystemTime(NOW + 9 * HOUR);
    const response = await visit('/team/ajax-H1?match=E1', london);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<bdi>Ajax</bdi></h1>');
  });
});

describe('the page of a team', () => {
  it('asks who plays in a fortnight once an hour, for all teams together', async () => {
    const visit = newSite();
    const days = () => asked.filter((path) => path.startsWith('/v2/events?'));
    await visit('/team/ajax-H1', london);
    expect(days()).toHaveLength(14);
    asked = [];
    vi.setSystemTime(NOW + HOUR / 2);
    await visit('/team/ajax-H1', london);
    await visit('/team/psv-b1', london);
    expect(days()).toEqual([]);
    vi.setSystemTime(NOW + 1.1 * HOUR);
    await visit('/team/ajax-H1', london);
    expect(days()).toHaveLength(14);
  });
});
