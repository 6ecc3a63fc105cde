import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { listen } from '../base/logLines.runtime.ts';
import { siteWith, visit, visitorOf } from '../site.runtime.ts';

interface Point {
  indexes: string[];
  blobs: string[];
  doubles: number[];
}

function measuredSite(settings = {}) {
  const points: Point[] = [];
  const MEASURES = { writeDataPoint: (point: Point) => points.push(point) } as AnalyticsEngineDataset;
  return { points, site: siteWith({ ENVIRONMENT: 'production', MEASURES, ...settings }) };
}

/** The numbers of a data point: milliseconds, age in seconds, and whether the page was fast, fresh and good. */
const numbersOf = ([point]: readonly Point[]) => point?.doubles;

describe('the measure of a page', () => {
  // Only the tests move the clock, so the machine's speed does not matter.
  beforeEach(() => vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }));

  it('records a fast, fresh and good page, and nothing about its visitor', async () => {
    const { points, site } = measuredSite();
    await site('/nl?q=geheim', { 'User-Agent': 'Zaphod', 'CF-Connecting-IP': '192.0.2.7' }, { cf: { colo: 'AMS' } });
    expect(points).toEqual([
      { indexes: ['page'], blobs: expect.arrayContaining(['page', '200', 'AMS']), doubles: expect.any(Array) },
    ]);
    expect(numbersOf(points)).toEqual([0, expect.any(Number), 1, 1, 1]);
    expect(JSON.stringify(points)).not.toMatch(/geheim|Zaphod|192\.0\.2/);
  });

  it('records a page of more than a second as slow and not good', async () => {
    fakeFetch({
      '*': (_, { pathname }) => {
        vi.setSystemTime(Date.now() + 1_200);
        return Response.json(pathname.startsWith('/api/') ? { data: [] } : { fixtures: [], results: [] });
      },
    });
    const { points, site } = measuredSite({ LIVE_API_URL: 'https://live-slow.test', CMS_URL: 'https://cms-slow.test' });
    await site('/football/regions', {});
    expect(points).toHaveLength(1);
    const [ms = 0, , isFast, , isGood] = numbersOf(points) ?? [];
    expect(ms).toBeGreaterThanOrEqual(1_200);
    expect([isFast, isGood]).toEqual([0, 0]);
  });

  it('exists for a page from the cache too', async () => {
    const { points, site } = measuredSite();
    for (let each = 0; each < 3; each += 1) await site('/football/competitions', {}, { cf: { country: 'GB' } });
    expect(points).toHaveLength(3);
  });

  it('leaves out the API, pictures, files, frames and ops, and other environments', async () => {
    const { points, site } = measuredSite();
    for (const path of [
      '/api/live',
      '/image',
      '/robots.txt',
      '/ops',
      '/assets/x-12345678.js',
      '/mcp',
      '/embed/match/1',
    ])
      await site(path, {});
    const elsewhere = measuredSite({ ENVIRONMENT: 'development' });
    await elsewhere.site('/', visitorOf('GB'));
    expect([...points, ...elsewhere.points]).toEqual([]);
  });

  it('records a 503 page as not good', async () => {
    fakeFetch({ '*': () => new Response('', { status: 500 }) });
    const { points, site } = measuredSite({ LIVE_API_URL: 'https://live-measured.test' });
    await site('/', {});
    await site('/nl', {});
    expect(points.at(-1)?.blobs[1]).toBe('503');
    expect(points.at(-1)?.doubles.slice(3)).toEqual([1, 0]);
  });
});

/** The lines of an event that are logged while `ask` runs. */
async function linesOf(event: string, ask: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const lines = listen();
  await ask();
  return lines.filter((line) => line.event === event);
}

describe('the log line of a request', () => {
  it('has the path, status and country, without the query', async () => {
    const headers = visitorOf('NL', { 'cf-ray': '8f3a2b1c4d5e6f70-AMS' });
    const lines = await linesOf('request', () => visit('/nl/voetbal?q=geheim', headers));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      requestId: '8f3a2b1c4d5e6f70-AMS',
      method: 'GET',
      path: '/nl/voetbal',
      status: 200,
      country: 'NL',
    });
    expect(JSON.stringify(lines)).not.toContain('geheim');
  });

  it('leaves the visitor’s own words out of an unknown path', async () => {
    const asked = [
      ...['/nowhere', '/jan.jansen@example.com/odd%20path', '/nl/voetbal/verzonnen-land/verzonnen-competitie'],
      ...['/match/football/made-up-words-99999999', '/team/0612345678', '/api/made-up', '/api/live?sport=chess'],
      ...['/api/v1/made-up', '/oembed?url=made-up'],
    ];
    const lines = await linesOf('request', async () => {
      for (const path of asked) await visit(path, visitorOf('GB', { 'User-Agent': 'made up' }));
    });
    expect(lines.map(({ path, status }) => [path, status])).toEqual([
      ['/…', 404],
      ['/…/…', 404],
      ['/nl/voetbal/…/…', 404],
      ['/match/football/…-99999999', 404],
      ['/team/…', 404],
      ['/api/…', 404],
      ['/api/live', 400],
      ['/api/v1/…', 404],
      ['/oembed', 404],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/made|verzonnen|jansen|0612/);
  });

  it('has the answer’s X-Request-Id, and a random one for a malformed cf-ray', async () => {
    const numberOf = async () => {
      const asked = await visit('/robots.txt', visitorOf('GB', { 'cf-ray': '<script>alert(1)</script>' }));
      return asked.headers.get('X-Request-Id');
    };
    const [one, other] = [await numberOf(), await numberOf()];
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(one);
  });
});

it('the Server-Timing of a page has the time to its head', async () => {
  // A page of Iceland, which no other test visits, is not in the page cache.
  const { headers } = await visit('/', visitorOf('IS'));
  expect(headers.get('Server-Timing')).toMatch(/^age;dur=\d+, head;dur=\d+$/);
});

describe('the log of requests', () => {
  // The clock is stopped, because a slow request is always logged.
  beforeEach(() => vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }));

  // A request of an earlier test in this isolate may still log its line.
  async function logOf(settings: object, paths: readonly string[]) {
    const site = siteWith(settings);
    const requests = paths.map((_, index) => `8f3a2b1c4d5e6f${10 + index}-AMS`);
    const lines = await linesOf('request', async () => {
      for (const [index, path] of paths.entries())
        await site(path, visitorOf('GB', { 'cf-ray': requests[index] ?? '' }));
    });
    return lines.filter(({ requestId }) => requests.includes(String(requestId)));
  }

  const fifty = Array.from({ length: 50 }, () => '/robots.txt');

  it('has every request by default, and a share of them with LOG_REQUESTS_PERCENT', async () => {
    expect(await logOf({}, fifty)).toHaveLength(50);
    const some = await logOf({ LOG_REQUESTS_PERCENT: '20' }, fifty);
    expect(some.length).toBeGreaterThan(2);
    expect(some.length).toBeLessThan(25);
    expect(await logOf({ LOG_REQUESTS_PERCENT: '0' }, fifty)).toEqual([]);
  });

  it('has every failed request', async () => {
    fakeFetch({ '*': () => new Response('', { status: 500 }) });
    const lines = await logOf({ LOG_REQUESTS_PERCENT: '0', LIVE_API_URL: 'https://live-logged.test' }, ['/']);
    expect(lines).toMatchObject([{ event: 'request', status: 503 }]);
  });

  it('has no request with LOG_LEVEL=warn', async () => {
    expect(await logOf({ LOG_LEVEL: 'warn' }, fifty.slice(0, 3))).toEqual([]);
    vi.restoreAllMocks();
    await logOf({}, ['/']);
  });
});
