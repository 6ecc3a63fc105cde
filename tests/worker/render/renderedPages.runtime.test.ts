import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visit, visitorOf } from '../site.runtime.ts';

let minute = 0;

/** Asks for pages at an instant of its own, so that no other test's pages are in the way. */
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
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page that was rendered a moment ago', () => {
  it('is sent again to a visitor of the same kind, with its age, and rendered anew after 3 seconds', async () => {
    const see = visitsAt();
    const headers = visitorOf('GB');
    expect((await see('/', headers)).age).toBe(0);
    // Who is the second to ask has it kept.
    const first = await see('/', headers);
    vi.advanceTimersByTime(2_000);
    const second = await see('/', headers);
    vi.advanceTimersByTime(1_000);
    const third = await see('/', headers);
    expect([first.age, second.age, third.age]).toEqual([0, 2_000, 0]);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
    expect(second.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
  });

  it.each([
    ['country', visitorOf('DE')],
    ['zone', visitorOf('GB', { 'x-visitor-time-zone': 'Asia/Tokyo' })],
    ['odds format', visitorOf('GB', { Cookie: 'oddsFormat=US' })],
    ['theme', visitorOf('GB', { Cookie: 'theme=dark' })],
    ['device', visitorOf('GB', { 'User-Agent': 'An iPhone' })],
  ])('is not sent to a visitor of another %s', async (_, other) => {
    const see = visitsAt();
    await see('/', visitorOf('GB'));
    await see('/', visitorOf('GB'));
    vi.advanceTimersByTime(1_000);
    expect((await see('/', other)).age).toBe(0);
  });

  it('is not sent for another address', async () => {
    const see = visitsAt();
    await see('/', visitorOf('GB'));
    await see('/', visitorOf('GB'));
    vi.advanceTimersByTime(1_000);
    expect((await see('/?filter=live', visitorOf('GB'))).age).toBe(0);
    expect((await see('/nl', visitorOf('GB'))).age).toBe(0);
  });

  it('keeps its status: what is not found is asked for again', async () => {
    const see = visitsAt();
    expect((await see('/nowhere', visitorOf('GB'))).status).toBe(404);
    vi.advanceTimersByTime(1_000);
    expect(await see('/nowhere', visitorOf('GB'))).toMatchObject({ status: 404, age: 0 });
  });

  it('is made for no more than two of a herd of visitors of one kind', async () => {
    const see = visitsAt();
    const pages = await Promise.all(Array.from({ length: 20 }, () => see('/', visitorOf('GB'))));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    // Only the answer that was made for itself tells how old the sources' data was.
    const made = pages.filter(({ headers }) => headers.get('Server-Timing')?.includes('live'));
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThanOrEqual(2);
  });

  it('that leads elsewhere is led to each time, at once', async () => {
    const see = visitsAt();
    const answers = await Promise.all(Array.from({ length: 5 }, () => see('/Football', visitorOf('GB'))));
    expect(answers.map(({ status }) => status)).toEqual([301, 301, 301, 301, 301]);
  });

  it('is compressed as the browser takes it', async () => {
    const now = { 'x-visitor-now': '2026-11-21T14:00:00Z' };
    const encodings: (string | null)[] = [];
    for (const accepted of ['identity', 'identity', 'gzip', 'br, gzip']) {
      const response = await visit('/', visitorOf('GB', { 'Accept-Encoding': accepted, ...now }));
      encodings.push(response.headers.get('Content-Encoding'));
      expect(response.headers.get('Vary')).toContain('Accept-Encoding');
      await response.arrayBuffer();
    }
    expect(encodings).toEqual([null, null, 'gzip', 'br']);
  });
});
