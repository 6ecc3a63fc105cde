import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteWith, visitorOf } from '../site.runtime.ts';

afterEach(() => vi.restoreAllMocks());

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

describe('a page is measured', () => {
  it('by its speed and the age of its scores, with nothing of its visitor', async () => {
    const { points, site } = measuredSite();
    await site('/nl?q=geheim', { 'User-Agent': 'Zaphod', 'CF-Connecting-IP': '192.0.2.7' }, { cf: { colo: 'AMS' } });
    expect(points).toHaveLength(1);
    const [{ indexes, blobs, doubles } = { indexes: [], blobs: [], doubles: [] }] = points;
    expect(indexes).toEqual(['page']);
    expect(blobs.slice(0, 3)).toEqual(['page', '200', 'AMS']);
    const [ms = -1, age = -2, isFast, isNew, isGood] = doubles;
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThanOrEqual(30);
    expect([isFast, isNew, isGood]).toEqual([ms < 1000 ? 1 : 0, 1, ms < 1000 ? 1 : 0]);
    expect(JSON.stringify(points)).not.toMatch(/geheim|Zaphod|192\.0\.2/);
  });

  it('when it is answered from what is kept, too', async () => {
    const { points, site } = measuredSite();
    for (let each = 0; each < 3; each += 1) await site('/football/competitions', {}, { cf: { country: 'GB' } });
    expect(points).toHaveLength(3);
  });

  it('but not the API, pictures, files and ops, nor a site outside production', async () => {
    const { points, site } = measuredSite();
    for (const path of ['/api/live', '/image', '/robots.txt', '/ops', '/assets/x-12345678.js']) await site(path, {});
    const elsewhere = measuredSite({ ENVIRONMENT: 'development' });
    await elsewhere.site('/', visitorOf('GB'));
    expect([...points, ...elsewhere.points]).toEqual([]);
  });

  it('is good though it is old while its source is away, and is not good when it fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 500 }));
    const { points, site } = measuredSite({ LIVE_API_URL: 'https://live-measured.test' });
    await site('/', {});
    await site('/nl', {});
    expect(points.at(-1)?.blobs[1]).toBe('503');
    expect(points.at(-1)?.doubles.slice(3)).toEqual([1, 0]);
  });
});

describe('the log', () => {
  async function linesOf(settings: object, paths: readonly string[]) {
    const lines: string[] = [];
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
    const site = siteWith(settings);
    for (const path of paths) await site(path, visitorOf('GB'));
    return lines.map((line): Record<string, unknown> => JSON.parse(line));
  }

  const many = Array.from({ length: 100 }, (_, each) => `/robots.txt?${each}`);

  it('has each request, as many of a hundred as ops want, or none', async () => {
    expect(await linesOf({}, many)).toHaveLength(100);
    const some = await linesOf({ LOG_REQUESTS_PERCENT: '20' }, many);
    expect(some.length).toBeGreaterThan(5);
    expect(some.length).toBeLessThan(45);
    expect(await linesOf({ LOG_REQUESTS_PERCENT: '0' }, many)).toEqual([]);
  });

  it('always has what fails', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 500 }));
    const lines = await linesOf({ LOG_REQUESTS_PERCENT: '0', LIVE_API_URL: 'https://live-logged.test' }, ['/']);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'request', status: 503 }));
  });

  it('has nothing below its level', async () => {
    expect(await linesOf({ LOG_LEVEL: 'warn' }, many.slice(0, 3))).toEqual([]);
    vi.restoreAllMocks();
    await linesOf({}, ['/']);
  });

  it('says which version answered a request', async () => {
    const VERSION = { id: 'f00d', tag: 'v7', timestamp: '2026-11-22T08:00:00Z' };
    const lines = await linesOf({ VERSION }, ['/robots.txt']);
    expect(lines).toEqual([
      expect.objectContaining({ event: 'request', version: 'f00d', requestId: expect.any(String) }),
    ]);
  });
});
