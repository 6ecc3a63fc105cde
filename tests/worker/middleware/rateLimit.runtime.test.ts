import { describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { london, siteWith } from '../site.runtime.ts';

const MAX = 5;
/** Three requests above the limit. */
const ASKED = MAX + 3;

/** A production site whose counter accepts `MAX` requests of each key, with the counts by key. */
function limitedSite(settings: Partial<Env> = {}) {
  const counts = new Map<string, number>();
  const LIMITER: Env['LIMITER'] = {
    limit: async ({ key }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= MAX };
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
      404: MAX,
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
    expect(await response.json()).toEqual({ error: 'Too many requests. Try again in a minute.' });
    expect(response.headers.get('Retry-After')).toBe('60');
  });

  it('does not count the polls of an open page', async () => {
    const { from, counts } = limitedSite();
    const polls = Array.from({ length: 12 }, (_, each) => `/api/live?zone=UTC&since=v${each}`);
    const statuses = await statusesOf(polls, (path) => from('203.0.113.10', path));
    expect(statuses).toEqual({ 200: 12 });
    expect(counts.get('pages:203.0.113.10')).toBe(1);
  });

  it('says in the public API what is left of it', async () => {
    const { from } = limitedSite({ OPEN_DATA: 'on' });
    const left = async (path: string) => {
      const { headers } = await from('203.0.113.41', path, london);
      const [limit, rest, reset] = ['Limit', 'Remaining', 'Reset'].map((name) =>
        Number(headers.get(`RateLimit-${name}`)),
      );
      expect([limit, reset]).toEqual([600, expect.closeTo(30, -2)]);
      return rest ?? 0;
    };
    const before = await left('/api/v1/competitions?lang=nl');
    expect(await left('/api/v1/competitions?sport=handball')).toBeLessThan(before);
  });

  it('gives a kept answer of the public API uncounted, also beyond the limit', async () => {
    const { from, counts } = limitedSite({ OPEN_DATA: 'on' });
    const ask = (path: string) => from('203.0.113.40', path, london);
    // The first answer brings matches, so it is older than they are.
    await ask('/api/v1/competitions');
    await ask('/api/v1/competitions?lang=en');
    const paths = Array.from({ length: 12 }, () => '/api/v1/competitions?lang=en');
    expect(await statusesOf(paths, ask)).toEqual({ 200: 12 });
    expect(counts.get('pages:203.0.113.40')).toBeLessThan(MAX);
    const other = await statusesOf(madeUp(ASKED, '/api/v1/competitions?sport=football&lang=nl&x='), ask);
    expect(other[429]).toBeGreaterThan(0);
    expect((await ask('/api/v1/competitions?lang=en')).status).toBe(200);
    expect((await from('203.0.113.41', '/api/v1/competitions?lang=nl', london)).status).toBe(200);
  });

  it.each([
    ['/api/v1/matches/4711', 'application/problem+json; charset=utf-8'],
    ['/api/search?q=arsenal', 'application/json'],
    ['/mcp', 'text/plain; charset=UTF-8'],
    ['/goals.xml', 'text/plain; charset=UTF-8'],
    ['/nl/doelpunten.xml', 'text/plain; charset=UTF-8'],
    ['/calendar/team/47.ics', 'text/plain; charset=UTF-8'],
    ['/nl/kalender/team/47.ics', 'text/plain; charset=UTF-8'],
    ['/embed/match/1', 'text/plain; charset=UTF-8'],
    ['/nl/embed/match/1', 'text/plain; charset=UTF-8'],
    ['/embed/nothing', 'text/plain; charset=UTF-8'],
    ['/ops/purge', 'text/plain; charset=UTF-8'],
    ['/oembed?url=x', 'text/plain; charset=UTF-8'],
    ['/sitemap.xml', 'text/plain; charset=UTF-8'],
  ])('is told at %s in a few words', async (path, type) => {
    const LIMITER: Env['LIMITER'] = { limit: async () => ({ success: false }) };
    const { from } = limitedSite({ OPEN_DATA: 'on', EMBED_HOSTS: 'example.com', LIMITER });
    const answer = await from('203.0.113.50', path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([429, type]);
    expect(answer.headers.get('Retry-After')).toBe('60');
    expect((await answer.text()).length).toBeLessThan(200);
    const isFrame = path.includes('/embed/');
    expect(answer.headers.get('Refresh')).toBe(isFrame ? `60; url=${path}` : null);
    expect(answer.headers.get('Content-Security-Policy')?.includes('frame-ancestors')).toBe(true);
    expect(answer.headers.get('Content-Security-Policy')?.includes('example.com')).toBe(isFrame);
  });

  it('is a line on /ops: how many requests passed, and how many were refused', async () => {
    const OPS_TOKEN = 'opens-the-page-of-operations';
    const { from } = limitedSite({ OPS_TOKEN });
    await statusesOf(madeUp(ASKED, '/made-up-'), (path) => from('203.0.113.60', path));
    const page = await (await from('203.0.113.61', '/ops', { Authorization: `Bearer ${OPS_TOKEN}` })).text();
    const cells = page.split('requests of an address for pages in a minute').at(-1)?.split('</tr>')[0] ?? '';
    const [served, cut] = [...cells.matchAll(/>(\d+)<\/td>/g)].map(([, figure]) => Number(figure));
    // This isolate may have counted requests of other tests too.
    expect(served).toBeGreaterThan(MAX);
    expect(cut).toBeGreaterThanOrEqual(3);
  });

  it('does not count pages from the cache', async () => {
    const { from, counts } = limitedSite();
    const statuses = await statusesOf(
      Array.from({ length: 12 }, () => '/static/about-us'),
      (path) => from('203.0.113.11', path),
    );
    expect(statuses).toEqual({ 200: 12 });
    expect(counts.get('pages:203.0.113.11')).toBeLessThan(MAX);
  });

  it('counts fetched pictures apart from pages', async () => {
    fakeFetch({
      'https://limited.test': () => new Response(new Uint8Array([1]), { headers: { 'Content-Type': 'image/gif' } }),
    });
    const { from, counts } = limitedSite({ MEDIA_HOSTS: 'limited.test' });
    const pictures = madeUp(ASKED, `/image?w=48&url=${encodeURIComponent('https://limited.test/')}`);
    expect(await statusesOf(pictures, (path) => from('203.0.113.12', path))).toEqual({ 200: MAX, 429: 3 });
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
