import { describe, expect, it, vi } from 'vitest';
import { fakeFetch, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { falseObject } from '../poller/poller.runtime.ts';
import { ORIGIN, opened, siteWith, visitorOf, visitSite } from '../site.runtime.ts';

let sites = 0;

/** A site whose sources all answer with this status. */
function brokenSite(status: number) {
  sites += 1;
  stubFetch(async () => Response.json({}, { status }));
  return siteWith({ LIVE_API_URL: `https://status-${sites}.test`, CMS_URL: `https://status-cms-${sites}.test` });
}

describe('GET /status', () => {
  it.each([
    ['/status', 'en', 'Everything is working', '/nl/status', 'Scores'],
    ['/nl/status', 'nl', 'Alles werkt', '/status', 'Scores'],
  ])(
    'says at %s in its language that all works, without script or offers',
    async (path, lang, title, other, scores) => {
      const { status, headers, text } = await opened(visitSite({}, path, visitorOf('GB')));
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Content-Language')).toBe(lang);
      expect(text).toContain(`<html lang="${lang}"`);
      expect(text).toContain(`<h1 class="text-xl font-bold">${title}</h1>`);
      expect(text).toContain(`href="${other}"`);
      expect(text).toContain(scores);
      expect(text).not.toMatch(/<script|bet365|operator|\/play\/|\/speel\/|18\+/i);
      expect(text).toContain('<meta name="robots" content="noindex">');
    },
  );

  it.each([
    [401, 'The provider is refusing access.', 'De leverancier weigert toegang.'],
    [
      429,
      'The provider’s request limit has been reached.',
      'Het maximumaantal aanvragen bij de leverancier is bereikt.',
    ],
    [500, 'The provider reports an error.', 'De leverancier meldt een storing.'],
  ])('explains a %i of the sources with its start and no secret', async (status, english, dutch) => {
    const site = brokenSite(status);
    const text = await (await site('/status', {})).text();
    expect(text).toContain('Parts of the site are unavailable');
    expect(text).toContain(english);
    expect(text).toMatch(/Since <time datetime="\d{4}-/);
    expect(text).toMatch(/The last two weeks<\/h2>\s*<ul/);
    expect(text.match(/<rect class="text-live"/g)).toHaveLength(2);
    const words = text.replace(/ datetime="[^"]*"/g, '');
    expect(words).not.toMatch(/status-\d+\.test|40[13]|429|500|LIVE_API/);
    expect(await (await site('/nl/status', {})).text()).toContain(dutch);
  });

  it.each([
    ['/status', 'Parts of the site are delayed', 'Delayed: last updated 10 minutes ago.'],
    ['/nl/status', 'Een deel van de site loopt achter', 'Loopt achter: 10 minuten geleden bijgewerkt.'],
  ])('says at %s how old the scores are while the feed fails', async (path, title, age) => {
    const now = Date.parse('2026-11-21T15:40:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now });
    const feed = `https://status-late-${path.length}.test`;
    let answer = () => Response.json({ fixtures: [wireMatch()], results: [] });
    fakeFetch({ [feed]: () => answer() });
    const site = siteWith({ LIVE_API_URL: feed });
    await site('/', {});
    answer = () => new Response('down', { status: 500 });
    vi.setSystemTime(now + 10 * 60_000);
    await site('/', {});
    const text = await (await site(path, {})).text();
    expect(text).toContain(title);
    expect(text).toContain(age);
  });

  it('says that the site asks a source less often to save its quota', async () => {
    const body = new TextEncoder().encode(JSON.stringify({ fixtures: [], results: [] }));
    const staleReason = { kind: 'paced', detail: 'the quota is spread' } as const;
    const age = { ageMs: 90_000, freshMs: 30_000, changed: Date.now() - 90_000, staleReason };
    const ask = async () => ({ kind: 'answer', version: 'v', status: 200, bytes: body, age }) as const;
    const POLLER = { getByName: () => falseObject({ ask }) };
    const site = siteWith({ LIVE_API_URL: 'https://status-paced.test', POLLER });
    const live = { ok: true, paced: true, lastFailure: 'paced' };
    expect(await (await site('/api/health', {})).json()).toMatchObject({ status: 'ok', sources: { live } });
    const text = await (await site('/status', {})).text();
    expect(text).toContain('The provider limits requests per day, so updates come less often.');
    expect(text).not.toContain('cannot answer');
    const dutch = 'De leverancier beperkt het aantal aanvragen per dag; daarom verversen we minder vaak.';
    expect(await (await site('/nl/status', {})).text()).toContain(dutch);
  });

  it('reports a failing content system within 30 seconds', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const asked: string[] = [];
    let status = 200;
    stubFetch(async (request) => {
      const { pathname } = new URL(request instanceof Request ? request.url : request);
      asked.push(pathname);
      return Response.json({ data: pathname.endsWith('/site-setting') ? { id: 1, attributes: {} } : [] }, { status });
    });
    const site = siteWith({ CMS_URL: 'https://status-content-away.test' });
    const look = async () => (await site('/status', {})).text();
    await look();
    asked.length = 0;
    for (let seconds = 0; seconds < 60; seconds += 4) {
      expect(await look()).toContain('Everything is working');
      vi.setSystemTime(Date.now() + 4_000);
    }
    expect(asked.filter((path) => path.endsWith('/site-setting')).length).toBeLessThanOrEqual(4);
    await look();
    status = 500;
    vi.setSystemTime(Date.now() + 25_000);
    expect(await look()).toMatch(/News and pages<\/h2>[\s\S]*Delayed: .*[\s\S]*The provider reports an error\./);
  });

  it('has a bar for each of fourteen days, also when a day had 23 hours', async () => {
    // Clocks in Amsterdam went forward on 29 March, and it is half past midnight there.
    const now = { 'x-visitor-time-zone': 'Europe/Amsterdam', 'x-visitor-now': '2026-04-05T22:30:00Z' };
    const text = await (await visitSite({}, '/status', visitorOf('NL', now))).text();
    expect(text.match(/<span>[^<]* Mar</g)).toEqual(['<span>Tue 24 Mar<', '<span>Tue 24 Mar<']);
    const bars = [...text.matchAll(/<rect [^>]*x="(\d+)" y="(\d+)" width="16" height="(\d+)"/g)];
    expect(bars.slice(0, 14).map(([, left]) => Number(left) / 20)).toEqual([...Array(14).keys()]);
    for (const [, , top, height] of bars) expect(Number(top) + Number(height)).toBe(24);
  });

  it.each([
    ['/STATUS', '/status'],
    ['/status/', '/status'],
    ['/nl/Status/', '/nl/status'],
  ])('redirects %s to %s', async (path, canonical) => {
    const response = await visitSite({}, path, {});
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(canonical);
  });

  it('follows the theme, the zone and the origin of the site', async () => {
    const cookie = { Cookie: 'theme=dark; zone=Asia%2FTokyo' };
    const text = await (await visitSite({}, '/status', cookie)).text();
    expect(text).toContain('<html lang="en" class="plain dark">');
    expect(text).toContain('Times in Tokyo.');
    const production = { ENVIRONMENT: 'production', SITE_URL: ORIGIN };
    const moved = await siteWith(production)('/status', {}, {}, 'https://other.test');
    expect(moved.headers.get('Location')).toBe(`${ORIGIN}/status`);
  });
});
