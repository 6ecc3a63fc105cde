import { describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../../worker/settings/env.ts';
import { fakeFetch } from '../../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../../support/wireMatch.ts';
import { visitorOf, visitSite } from '../../site.runtime.ts';

const PNG = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
const HOSTS: Partial<Env> = {
  IMAGES: undefined,
  MEDIA_HOSTS: 'img.test, *.cdn.test',
  LIVE_API_URL: 'http://feed.test:8080/rest',
};

/** Today's list of the feed, with the logos of two teams in two folders. */
const list = {
  fixtures: [
    wireMatch({
      home: { id: '7', name: 'Arsenal', logo: 'http://feed.test:8080/logos/7.png' },
      away: { id: '8', name: 'Chelsea', logo: 'http://feed.test:8080/teams/8/crest' },
    }),
  ],
  results: [],
};

/** Fakes picture hosts and today's list. Returns the recorded calls for pictures. */
function hostAnswers(respond: (url: string) => Response | Promise<Response>) {
  const host = vi.fn(respond);
  fakeFetch({
    '*': ({ url, headers }, { pathname }) => {
      if (pathname.startsWith('/rest/')) return Response.json(list);
      expect(JSON.stringify([...headers])).not.toContain('secret');
      return host(url);
    },
  });
  return host;
}

const png = () => new Response(PNG, { headers: { 'Content-Type': 'image/png' } });

const ask = (query: Record<string, string>, settings: Partial<Env> = {}, headers: Record<string, string> = {}) =>
  visitSite({ ...HOSTS, ...settings }, `/image?${new URLSearchParams(query)}`, visitorOf('GB', headers));

describe('/image', () => {
  it('serves a picture of an allowed host, cached for a day', async () => {
    hostAnswers(png);
    const response = await ask({ url: 'https://img.test/logo.png', w: '48' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
  });

  it.each([
    ['no address', { w: '48' }, 'url is'],
    ['a relative address', { url: '/logo.png', w: '48' }, 'url is'],
    ['another scheme', { url: 'file:///etc/passwd', w: '48' }, 'url is'],
    ['a password', { url: 'https://a:b@img.test/l.png', w: '48' }, 'url has no user name'],
    ['no width', { url: 'https://img.test/l.png' }, 'w is one of'],
    ['a width that is not listed', { url: 'https://img.test/l.png', w: '50' }, 'w is one of 16, 32, 48'],
    ['a width that is no number', { url: 'https://img.test/l.png', w: '48px' }, 'w is one of'],
    ['quality 0', { url: 'https://img.test/l.png', w: '48', q: '0' }, 'q is a whole number'],
    ['quality 101', { url: 'https://img.test/l.png', w: '48', q: '101' }, 'q is a whole number'],
  ])('refuses %s with 400 and a hint', async (_, query: Record<string, string>, message) => {
    const host = hostAnswers(png);
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining(message) });
    expect(host).not.toHaveBeenCalled();
  });

  it.each([
    ...['https://evil.test/l.png', 'http://img.test/l.png', 'https://img.test.evil.test/l.png'],
    ...['https://img.test:8443/l.png', 'https://evilcdn.test/l.png', 'https://feed.test/l.png'],
    ...['http://feed.test/l.png', 'http://127.0.0.1/l.png', 'http://169.254.169.254/latest/meta-data'],
    ...['https://scoreline.test/image', 'http://feed.test:8080/rest/v2/events/live'],
    ...['http://feed.test:8080/rest/v2/events/7.png', 'http://feed.test:8080/logos/'],
    ...['http://feed.test:8080/logos/../admin/1.png', 'http://feed.test:8080/logos/more/1.png'],
    ...['http://feed.test:8080/logos/..%2Frest%2Fv2', 'http://feed.test:8080/1.png'],
  ])('refuses %s without a call', async (url) => {
    const host = hostAnswers(png);
    expect((await ask({ url, w: '48' })).status).toBe(403);
    expect(host).not.toHaveBeenCalled();
  });

  it.each([
    ...['http://feed.test:8080/logos/7.png', 'http://feed.test:8080/logos/1.png'],
    ...['http://feed.test:8080/teams/9/crest', 'https://a.cdn.test/l.png', 'https://IMG.test/upper.png'],
  ])('serves %s', async (url) => {
    hostAnswers(png);
    expect((await ask({ url, w: '48' })).status).toBe(200);
  });

  it.each<[string, () => Response]>([
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: 'https://evil.test/' } })],
    ['a missing picture', () => new Response('no', { status: 404 })],
    ['a picture that is not to be had', () => new Response('no', { status: 403 })],
    ['a failing host', () => new Response('no', { status: 500 })],
    ['a page', () => new Response('<script>', { headers: { 'Content-Type': 'text/html' } })],
    ['no content type', () => new Response(PNG)],
    ['an empty picture', () => new Response(null, { headers: { 'Content-Type': 'image/png' } })],
    ['11 MB', () => new Response(new Uint8Array(11 * 2 ** 20), { headers: { 'Content-Type': 'image/png' } })],
    ['a host that can’t be reached', () => Promise.reject(new Error('connection refused')) as never],
  ])('answers 404 without a reason for %s', async (name, respond) => {
    hostAnswers(respond);
    const response = await ask({ url: `https://img.test/${encodeURIComponent(name)}`, w: '48' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'this picture is unavailable' });
  });

  it('serves an SVG that cannot run scripts', async () => {
    hostAnswers(() => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } }));
    const response = await ask({ url: 'https://img.test/logo.svg', w: '48' });
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('sends no backend token to the host', async () => {
    hostAnswers(png);
    const response = await ask({ url: 'http://feed.test:8080/logos/2.png', w: '48' }, { LIVE_API_TOKEN: 'secret' });
    expect(response.status).toBe(200);
  });
});

/** An `IMAGES` binding that returns three bytes, or fails. */
function imagesBinding(fails = false) {
  const output = vi.fn(async ({ format }: { format: string }) => {
    if (fails) throw new Error('9412: not an image');
    return { response: () => new Response(new Uint8Array([1, 2, 3])), contentType: () => format };
  });
  const transform = vi.fn(() => ({ output }));
  return { binding: { input: () => ({ transform }) }, transform, output };
}

describe('/image with the IMAGES binding', () => {
  const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

  it.each([
    ['AVIF', BROWSER, 'image/avif'],
    ['WebP', 'image/webp,*/*', 'image/webp'],
    ['the type of the original', '*/*', 'image/png'],
  ])('makes %s for a browser that accepts it', async (name, accept, type) => {
    hostAnswers(png);
    const { binding, transform, output } = imagesBinding();
    const query = { url: `https://img.test/${name}.png`, w: '96', q: '75' };
    const response = await ask(query, { IMAGES: Object(binding) }, { Accept: accept });
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(transform).toHaveBeenCalledWith({ width: 96, fit: 'scale-down' });
    expect(output).toHaveBeenCalledWith({ format: type, quality: 75 });
  });

  it('serves the original when the binding fails', async () => {
    hostAnswers(png);
    const { binding } = imagesBinding(true);
    const query = { url: 'https://img.test/fails.png', w: '96' };
    const response = await ask(query, { IMAGES: Object(binding) }, { Accept: BROWSER });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
  });
});

/** A content system without content. Every path outside its API is a picture. */
function contentAnswers() {
  fakeFetch({
    '*': ({ url }) => (url.includes('/api/') ? Response.json({ data: [], meta: {} }) : png()),
  });
}

const askContent = (CMS_URL: string, url: string) =>
  visitSite({ IMAGES: undefined, CMS_URL }, `/image?${new URLSearchParams({ url, w: '96' })}`, visitorOf('GB'));

describe('/image of the content system', () => {
  it.each([
    ['https://cms.test', 'https://cms.test/uploads/logo.png'],
    ['https://ops.test/strapi', 'https://ops.test/strapi/uploads/logo.png'],
    ['https://ops.test/strapi/', 'https://ops.test/strapi/uploads/flag_gb_eng_1.png'],
  ])('serves an upload of %s', async (cms, picture) => {
    contentAnswers();
    expect((await askContent(cms, picture)).status).toBe(200);
  });

  it.each([
    'https://ops.test/uploads/logo.png',
    'https://ops.test/strapi/api/uploads',
    'https://ops.test/strapi/x.png',
  ])('refuses %s, which is no upload', async (picture) => {
    contentAnswers();
    expect((await askContent('https://ops.test/strapi', picture)).status).toBe(403);
  });
});
