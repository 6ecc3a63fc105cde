import { describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { siteWith } from '../site.runtime.ts';

const MOST = 5;
/** Three requests above the limit. */
const ASKED = MOST + 3;

/** A production site whose counter accepts `MOST` requests of each key, with the counts by key. */
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

/** The number of a visitor's requests by status. */
async function statusesOf(paths: readonly string[], ask: (path: string) => Promise<Response>) {
  const statuses: Record<number, number> = {};
  for (const path of paths) {
    const { status } = await ask(path);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

const madeUp = (count: number, prefix: string) => Array.from({ length: count }, (_, each) => `${prefix}${each}`);

describe('the rate limit of one address', () => {
  it('answers 429 beyond its pages a minute, in the visitor’s language', async () => {
    const { from } = limitedSite();
    expect(await statusesOf(madeUp(ASKED, '/made-up-'), (path) => from('203.0.113.7', path))).toEqual({
      404: MOST,
      429: 3,
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

  it('answers the API in JSON', async () => {
    const { from } = limitedSite();
    const dates = madeUp(ASKED, '/api/live?zone=UTC&date=2026-12-').map((path) => path.replace(/-(\d)$/, '-0$1'));
    const statuses = await statusesOf(dates, (path) => from('203.0.113.9', path));
    expect(statuses[429]).toBe(3);
    const response = await from('203.0.113.9', '/api/search?q=another');
    expect(await response.json()).toEqual({ error: 'too many requests; come again in a minute' });
    expect(response.headers.get('Retry-After')).toBe('60');
  });

  it('does not count the polls of an open page', async () => {
    const { from, counts } = limitedSite();
    const polls = Array.from({ length: 12 }, (_, each) => `/api/live?zone=UTC&since=v${each}`);
    const statuses = await statusesOf(polls, (path) => from('203.0.113.10', path));
    expect(statuses).toEqual({ 200: 12 });
    expect(counts.get('pages:203.0.113.10')).toBe(1);
  });

  it('does not count pages from the cache', async () => {
    const { from, counts } = limitedSite();
    const statuses = await statusesOf(
      Array.from({ length: 12 }, () => '/static/about-us'),
      (path) => from('203.0.113.11', path),
    );
    expect(statuses).toEqual({ 200: 12 });
    expect(counts.get('pages:203.0.113.11')).toBeLessThan(MOST);
  });

  it('counts fetched pictures apart from pages', async () => {
    fakeFetch({
      'https://limited.test': () => new Response(new Uint8Array([1]), { headers: { 'Content-Type': 'image/gif' } }),
    });
    const { from, counts } = limitedSite({ MEDIA_HOSTS: 'limited.test' });
    const pictures = madeUp(ASKED, `/image?w=48&url=${encodeURIComponent('https://limited.test/')}`);
    expect(await statusesOf(pictures, (path) => from('203.0.113.12', path))).toEqual({ 200: MOST, 429: 3 });
    expect(counts.get('pages:203.0.113.12')).toBeUndefined();
  });

  it('cannot be avoided by a header or by another address of an IPv6 network', async () => {
    const { from, counts } = limitedSite();
    for (let each = 0; each < ASKED; each += 1) {
      await from(`2001:db8:1:2::${each}`, `/made-up-${each}`, {
        'X-Forwarded-For': `198.51.100.${each}`,
        'X-Real-IP': `198.51.100.${each}`,
        Forwarded: `for=198.51.100.${each}`,
      });
    }
    expect([...counts.keys()]).toEqual(['pages:2001:0db8:0001:0002::']);
    expect((await from('2001:db8:1:2:ffff::1', '/made-up')).status).toBe(429);
    expect((await from('2001:db8:1:3::1', '/made-up')).status).toBe(404);
  });

  it('writes no address to the log', async () => {
    const lines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { from } = limitedSite();
    for (let each = 0; each < ASKED; each += 1) await from('203.0.113.99', `/made-up-${each}`);
    expect(lines.mock.calls.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines.mock.calls)).not.toContain('203.0.113');
  });
});

describe('the rate limit', () => {
  const failing: Env['LIMITER'] = { limit: () => Promise.reject(new Error('no counter')) };
  it.each<[string, Partial<Env>]>([
    ['when ops turn it off', { RATE_LIMIT: 'off' }],
    ['without the binding', { LIMITER: undefined }],
    ['while the counter fails', { LIMITER: failing }],
    ['outside production', { ENVIRONMENT: 'development' }],
  ])('is off %s', async (_, settings) => {
    const { from } = limitedSite(settings);
    expect(await statusesOf(madeUp(ASKED, '/made-up-'), (path) => from('203.0.113.7', path))).toEqual({ 404: ASKED });
  });

  it('does not count the webhook, nor a visitor without an address', async () => {
    const { from, counts } = limitedSite();
    for (let each = 0; each < ASKED; each += 1) await from('203.0.113.20', `/api/purge?${each}`);
    expect(counts.size).toBe(0);
    const site = siteWith({ ENVIRONMENT: 'production', LIMITER: failing });
    expect((await site('/static/about-us', {})).status).toBe(200);
  });
});
