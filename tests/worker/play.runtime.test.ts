import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathOf } from '../../web/routes.ts';
import { ORIGIN, visit, visitorOf, visitSite } from './site.runtime.ts';

const play = (provider: string, country: string, more: Record<string, string> = {}, init: RequestInit = {}) =>
  visit(pathOf({ name: 'play', provider }, 'en'), visitorOf(country, more), init);

function expectUnlisted(response: Response): void {
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
}

afterEach(() => vi.restoreAllMocks());

describe('a play link', () => {
  it('leads to the operator that the country lists', async () => {
    const response = await play('bet365', 'GB');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('https://www.example.com/offers/bet365?ref=scoreline');
    expectUnlisted(response);
  });

  it('has a Dutch word', async () => {
    const response = await visit('/nl/speel/toto', visitorOf('NL'));
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/^https:\/\/www\.example\.com\/offers\/toto/);
  });

  it('says 404 for an operator that nobody knows, without header and footer', async () => {
    const response = await play('no-such-house', 'GB');
    expect(response.status).toBe(404);
    expectUnlisted(response);
    const html = await response.text();
    expect(html).toContain('Unknown operator');
    expect(html).toContain('Back to the homepage');
    expect(html).not.toMatch(/<header|<footer/);
  });

  it('says 451 for an operator of another country, and not where it would lead', async () => {
    const response = await play('toto', 'GB');
    expect(response.status).toBe(451);
    expectUnlisted(response);
    const html = await response.text();
    expect(html).toContain('Not available in your country');
    expect(html).not.toContain('example.com');
  });

  it('says so in Dutch under a Dutch path', async () => {
    const response = await visit('/nl/speel/toto', visitorOf('GB'));
    expect(response.status).toBe(451);
    const html = await response.text();
    expect(html).toContain('<html lang="nl"');
    expect(html).toContain('Niet beschikbaar in jouw land');
    expect(html).toContain('href="/nl"');
  });

  it.each(['IT', 'XX', 'T1'])('is refused to a visitor from %s', async (country) => {
    expect((await play('bet365', country)).status).toBe(451);
  });

  it.each([
    ['Sec-Purpose', 'prefetch'],
    ['Sec-Purpose', 'prefetch;prerender'],
    ['Purpose', 'prefetch'],
  ])('is not followed ahead of a click (%s: %s)', async (name, value) => {
    const log = vi.spyOn(console, 'info');
    const response = await play('bet365', 'GB', { [name]: value });
    expect(response.status).toBe(204);
    expect(response.headers.get('Location')).toBeNull();
    expectUnlisted(response);
    expect(log.mock.calls.filter(([line]) => String(line).includes('"play"'))).toEqual([]);
  });

  it('tells a HEAD that it would lead somewhere, but not where', async () => {
    const response = await play('bet365', 'GB', {}, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Location')).toBeNull();
    expect((await play('no-such-house', 'GB', {}, { method: 'HEAD' })).status).toBe(404);
  });

  it('is counted once a click, by provider, country and language alone', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await play('bet365', 'GB', { 'User-Agent': 'a browser', 'CF-Connecting-IP': '192.0.2.7', Cookie: 'oddsFormat=UK' });
    const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"play"'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'info', event: 'play', provider: 'bet365', country: 'GB', locale: 'en' },
    ]);
  });

  it.each([
    ['/PLAY/Bet365', '/play/bet365'],
    ['/play/bet365/', '/play/bet365'],
    ['/speel/bet365', '/play/bet365'],
    ['/nl/play/toto', '/nl/speel/toto'],
    ['/nl/Speel/TOTO', '/nl/speel/toto'],
  ])('%s moves to its canonical address', async (path, canonical) => {
    const response = await visit(`${path}?to=https://evil.test/`, visitorOf('GB'));
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(canonical);
    expectUnlisted(response);
  });

  it('takes no other method', async () => {
    expect((await play('bet365', 'GB', {}, { method: 'POST' })).status).toBe(405);
  });
});

const HOSTILE = [
  '//evil.test',
  '/\\evil.test',
  '/play//evil.test',
  '/play/https://evil.test',
  '/play/https:%2f%2fevil.test',
  '/play/%2f%2fevil.test',
  '/play/%5cevil.test',
  '/play/bet365@evil.test',
  '/play/bet365?url=https://evil.test',
  '/play/bet365?to=//evil.test',
  '/play/.evil.test',
  '/play/bet365%0d%0aLocation:%20https://evil.test',
  '/play/bet365%00',
  '/play/javascript:alert(1)',
  '/play/__proto__',
  '/play/constructor',
  '/play/to-string',
  '/nl/speel//evil.test',
  '/nl//evil.test',
  '//play/evil.test/',
  '/play/bet365/..//evil.test',
  '/play/*',
  '/play/%',
  '/%2f/evil.test',
  '/play/bet365#@evil.test',
  '/play/ＢＥＴ365',
  `/play/${'a'.repeat(4000)}`,
];

describe('no address makes the site an open redirect', () => {
  it.each(HOSTILE)('%s', async (path) => {
    const response = await visit(path, visitorOf('GB'));
    await response.text();
    const location = response.headers.get('Location');
    if (location === null) return;
    const { host } = new URL(location, `${ORIGIN}${path}`);
    expect(['scoreline.test', 'www.example.com']).toContain(host);
    if (host === 'www.example.com') expect(location).toBe('https://www.example.com/offers/bet365?ref=scoreline');
  });
});

/** A content system with one operator for GB, whose play link the test chooses; null for one that is down. */
function contentWith(playUrl: string | null): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (playUrl === null) return new Response('down', { status: 503 });
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname.endsWith('/site-setting')) return Response.json({ data: { attributes: {} } });
    if (!pathname.endsWith('/operators')) return Response.json({ data: [] });
    const countries = { data: [{ attributes: { code: 'GB' } }] };
    return Response.json({ data: [{ attributes: { name: 'Some House', playUrl, countries } }] });
  });
}

describe('a play link with a content system of one’s own', () => {
  const visitHouse = (host: string, headers = visitorOf('GB')) =>
    visitSite({ CMS_URL: `https://${host}` }, '/play/some-house', headers);

  it('follows its https address', async () => {
    contentWith('https://house.test/join?a=1');
    const response = await visitHouse('good.test');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('https://house.test/join?a=1');
  });

  it.each([
    'http://house.test/',
    'javascript:alert(1)',
    '//house.test',
    '/football',
    'data:text/html,x',
    'https://',
    'ftp://house.test',
    'https://user:secret@house.test/',
  ])('never follows %s', async (playUrl) => {
    contentWith(playUrl);
    const response = await visitHouse(`bad-${playUrl.replace(/[^a-z]/g, '')}.test`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Location')).toBeNull();
  });

  it('says 503 while the content system is down and nothing is known', async () => {
    contentWith(null);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const response = await visitHouse('down.test');
    expect(response.status).toBe(503);
    expectUnlisted(response);
    expect(await response.text()).toContain('Not available right now');
  });
});
