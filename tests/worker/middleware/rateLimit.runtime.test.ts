import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { siteWith } from '../site.runtime.ts';

const MOST = 20;

/** A site in production with the platform's counter, which lets `MOST` pass for each key; tells the keys that it was given. */
function limitedSite(settings: Partial<Env> = {}) {
  const counts = new Map<string, number>();
  const LIMITER: Env['LIMITER'] = {
    limit: async ({ key }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= MOST };
    },
  };
  const site = siteWith({ ENVIRONMENT: 'production', LIMITER, ...settings });
  const from = (address: string, path: string, headers: Record<string, string> = {}) =>
    site(path, { 'CF-Connecting-IP': address, ...headers });
  return { from, counts };
}

/** The statuses of one visitor's requests for paths, each counted. */
async function statusesOf(paths: readonly string[], ask: (path: string) => Promise<Response>) {
  const statuses: Record<number, number> = {};
  for (const path of paths) {
    const { status } = await ask(path);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

const madeUp = (count: number, prefix: string) => Array.from({ length: count }, (_, each) => `${prefix}${each}`);

afterEach(() => vi.restoreAllMocks());

describe('one address', () => {
  it('may ask for so many pages a minute, and is told in its language when it may come again', async () => {
    const { from } = limitedSite();
    expect(await statusesOf(madeUp(30, '/made-up-'), (path) => from('203.0.113.7', path))).toEqual({
      404: 20,
      429: 10,
    });
    for (const [path, title] of [
      ['/static/about-us', 'One moment, please'],
      ['/nl/static/about-us', 'Een ogenblik geduld'],
    ] as const) {
      const response = await from('203.0.113.7', path);
      expect(response.status).toBe(429);
      expect(response.headers.get('Retry-After')).toBe('60');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).toContain(`>${title}</h1>`);
    }
    expect((await from('203.0.113.8', '/static/about-us')).status).toBe(200);
  });

  it('is answered JSON where a program asks', async () => {
    const { from } = limitedSite();
    const dates = madeUp(30, '/api/live?zone=UTC&date=2026-12-').map((path) => path.replace(/-(\d)$/, '-0$1'));
    const statuses = await statusesOf(dates, (path) => from('203.0.113.9', path));
    expect(statuses[429]).toBe(10);
    const response = await from('203.0.113.9', '/api/search?q=another');
    expect(await response.json()).toEqual({ error: 'too many requests; come again in a minute' });
    expect(response.headers.get('Retry-After')).toBe('60');
  });

  it('pays nothing for what others asked for: an open page may poll for as long as it likes', async () => {
    const { from, counts } = limitedSite();
    const polls = Array.from({ length: 200 }, (_, each) => `/api/live?zone=UTC&since=v${each}`);
    const statuses = await statusesOf(polls, (path) => from('203.0.113.10', path));
    expect(statuses).toEqual({ 200: 200 });
    expect(counts.get('pages:203.0.113.10')).toBe(1);
  });

  it('pays nothing for kept pages', async () => {
    const { from, counts } = limitedSite();
    const statuses = await statusesOf(
      Array.from({ length: 100 }, () => '/static/about-us'),
      (path) => from('203.0.113.11', path),
    );
    expect(statuses).toEqual({ 200: 100 });
    expect(counts.get('pages:203.0.113.11')).toBeLessThan(MOST);
  });

  it('pays for pictures that must be fetched, apart from pages', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(new Uint8Array([1]), { headers: { 'Content-Type': 'image/gif' } }),
    );
    const { from, counts } = limitedSite({ MEDIA_HOSTS: 'limited.test' });
    const pictures = madeUp(30, `/image?w=48&url=${encodeURIComponent('https://limited.test/')}`);
    expect(await statusesOf(pictures, (path) => from('203.0.113.12', path))).toEqual({ 200: 20, 429: 10 });
    expect(counts.get('pages:203.0.113.12')).toBeUndefined();
  });

  it('can’t get away by a header, nor by the addresses of its own IPv6 network', async () => {
    const { from, counts } = limitedSite();
    for (let each = 0; each < 30; each += 1) {
      await from(`2001:db8:1:2::${each}`, `/made-up-${each}`, {
        'X-Forwarded-For': `198.51.100.${each}`,
        'X-Real-IP': `198.51.100.${each}`,
        Forwarded: `for=198.51.100.${each}`,
      });
    }
    expect([...counts.keys()]).toEqual(['pages:2001:db8:1:2::']);
    expect((await from('2001:db8:1:2:ffff::1', '/made-up')).status).toBe(429);
    expect((await from('2001:db8:1:3::1', '/made-up')).status).toBe(404);
  });

  it('is in no line of the log', async () => {
    const lines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { from } = limitedSite();
    for (let each = 0; each < 30; each += 1) await from('203.0.113.99', `/made-up-${each}`);
    expect(lines.mock.calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines.mock.calls)).not.toContain('203.0.113');
  });
});

describe('nobody is limited', () => {
  const failing: Env['LIMITER'] = { limit: () => Promise.reject(new Error('no counter')) };
  it.each<[string, Partial<Env>]>([
    ['where ops turn it off', { RATE_LIMIT: 'off' }],
    ['without the binding', { LIMITER: undefined }],
    ['while the counter fails', { LIMITER: failing }],
    ['outside production', { ENVIRONMENT: 'development' }],
  ])('%s', async (_, settings) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { from } = limitedSite(settings);
    expect(await statusesOf(madeUp(30, '/made-up-'), (path) => from('203.0.113.7', path))).toEqual({ 404: 30 });
  });

  it('who sends the webhook or comes from nowhere known', async () => {
    const { from, counts } = limitedSite();
    for (let each = 0; each < 30; each += 1) await from('203.0.113.20', `/api/purge?${each}`);
    expect(counts.size).toBe(0);
    const site = siteWith({ ENVIRONMENT: 'production', LIMITER: failing });
    expect((await site('/static/about-us', {})).status).toBe(200);
  });
});
