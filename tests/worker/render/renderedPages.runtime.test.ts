import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visit, visitorOf } from '../site.runtime.ts';

let minute = 0;

/** Visits at a unique instant, so that other tests' cached pages never match. */
function visitsAt() {
  minute += 1;
  const now = { 'x-visitor-now': `2026-11-21T15:${String(minute).padStart(2, '0')}:00Z` };
  return async (path: string, headers: Record<string, string>) => {
    const response = await visit(path, { ...headers, ...now });
    const text = await response.text();
    return { text, headers: response.headers, status: response.status, age: ageOf(response) };
  };
}

function ageOf({ headers }: Response): number {
  return Number(/age;dur=(\d+)/.exec(headers.get('Server-Timing') ?? '')?.[1] ?? Number.NaN);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

describe('the cache of rendered pages', () => {
  it.each([
    ['country', visitorOf('DE')],
    ['zone', visitorOf('GB', { 'x-visitor-time-zone': 'Asia/Tokyo' })],
    ['odds format', visitorOf('GB', { Cookie: 'oddsFormat=US' })],
    ['theme', visitorOf('GB', { Cookie: 'theme=dark' })],
    ['device', visitorOf('GB', { 'User-Agent': 'An iPhone' })],
  ])('does not serve a page to a visitor of another %s', async (_, other) => {
    const see = visitsAt();
    await see('/', visitorOf('GB'));
    await see('/', visitorOf('GB'));
    vi.advanceTimersByTime(1_000);
    expect((await see('/', other)).age).toBe(0);
  });

  it.each([
    ['follows a match', 'follow=m1'],
    ['hides results', 'spoilers=all'],
  ])('renders each page of a visitor who %s', async (_, Cookie) => {
    const see = visitsAt();
    for (let time = 0; time < 3; time += 1) {
      expect((await see('/', visitorOf('GB', { Cookie }))).age).toBe(0);
      vi.advanceTimersByTime(500);
    }
  });

  it('renders each page of a visitor with a delay', async () => {
    for (let time = 0; time < 3; time += 1) {
      const response = await visit('/', { 'x-visitor-country': 'GB', Cookie: 'delay=30' });
      await response.arrayBuffer();
      expect(ageOf(response)).toBe(0);
      vi.advanceTimersByTime(500);
    }
  });

  it('does not serve a page for another address', async () => {
    const see = visitsAt();
    await see('/', visitorOf('GB'));
    await see('/', visitorOf('GB'));
    vi.advanceTimersByTime(1_000);
    expect((await see('/?filter=live', visitorOf('GB'))).age).toBe(0);
    expect((await see('/nl', visitorOf('GB'))).age).toBe(0);
  });

  it('does not keep a page that was not found', async () => {
    const see = visitsAt();
    expect((await see('/nowhere', visitorOf('GB'))).status).toBe(404);
    vi.advanceTimersByTime(1_000);
    expect(await see('/nowhere', visitorOf('GB'))).toMatchObject({ status: 404, age: 0 });
  });

  it('renders at most two pages for 20 simultaneous visitors', async () => {
    const see = visitsAt();
    const pages = await Promise.all(Array.from({ length: 20 }, () => see('/', visitorOf('GB'))));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    // Only rendered responses report the time to their head; cached ones do not.
    const made = pages.filter(({ headers }) => headers.get('Server-Timing')?.includes('head'));
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThanOrEqual(2);
  });

  it('compresses a page as the browser accepts it', async () => {
    const now = { 'x-visitor-now': '2026-11-21T14:00:00Z' };
    const encodings: (string | null)[] = [];
    for (const accepted of ['identity', 'identity', 'gzip', 'br, gzip']) {
      const response = await visit('/', visitorOf('GB', { 'Accept-Encoding': accepted, ...now }));
      encodings.push(response.headers.get('Content-Encoding'));
      expect(response.headers.get('Vary')).toContain('Accept-Encoding');
      await response.arrayBuffer();
    }
    expect(encodings).toEqual([null, null, 'gzip', 'br']);
    // The platform sets the header of a client that sends none.
    const replaced = { cf: { clientAcceptEncoding: '' } } as RequestInit;
    const plain = await visit('/', visitorOf('GB', { 'Accept-Encoding': 'br, gzip', ...now }), replaced);
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    await plain.arrayBuffer();
  });
});
