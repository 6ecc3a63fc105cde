import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../worker/app.ts';
import { ORIGIN, visitorOf } from './site.runtime.ts';

/** One isolate, whose pages are asked for again and again. */
function isolate() {
  const site = { ...env };
  return async (path: string, headers: Record<string, string>) => {
    const background = createExecutionContext();
    const response = await app.fetch(
      new Request(`${ORIGIN}${path}`, { headers, redirect: 'manual' }),
      site,
      background,
    );
    const text = await response.text();
    await waitOnExecutionContext(background);
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
    const visit = isolate();
    const headers = visitorOf('GB');
    const first = await visit('/', headers);
    vi.advanceTimersByTime(2_000);
    const second = await visit('/', headers);
    vi.advanceTimersByTime(1_000);
    const third = await visit('/', headers);
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
    const visit = isolate();
    await visit('/', visitorOf('GB'));
    vi.advanceTimersByTime(1_000);
    expect((await visit('/', other)).age).toBe(0);
  });

  it('is not sent for another address', async () => {
    const visit = isolate();
    await visit('/', visitorOf('GB'));
    vi.advanceTimersByTime(1_000);
    expect((await visit('/?filter=live', visitorOf('GB'))).age).toBe(0);
    expect((await visit('/nl', visitorOf('GB'))).age).toBe(0);
  });

  it('keeps its status: what is not found is asked for again', async () => {
    const visit = isolate();
    expect((await visit('/nowhere', visitorOf('GB'))).status).toBe(404);
    vi.advanceTimersByTime(1_000);
    expect(await visit('/nowhere', visitorOf('GB'))).toMatchObject({ status: 404, age: 0 });
  });

  it('is compressed as the browser takes it', async () => {
    const site = { ...env };
    const bodies: Record<string, number> = {};
    for (const accepted of ['identity', 'gzip', 'br, gzip']) {
      const background = createExecutionContext();
      const headers = visitorOf('GB', { 'Accept-Encoding': accepted });
      const response = await app.fetch(new Request(`${ORIGIN}/`, { headers }), site, background);
      bodies[response.headers.get('Content-Encoding') ?? 'none'] = (await response.arrayBuffer()).byteLength;
      expect(response.headers.get('Vary')).toContain('Accept-Encoding');
      await waitOnExecutionContext(background);
    }
    expect(Object.keys(bodies)).toEqual(['none', 'gzip', 'br']);
  });
});
