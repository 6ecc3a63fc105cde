import { afterEach, describe, expect, it, vi } from 'vitest';
import { ORIGIN, visit, visitorOf, visitSite } from '../site.runtime.ts';

afterEach(() => vi.restoreAllMocks());

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
  '/play/%252f%252fevil.test',
  '/play/%25%32%66evil.test',
  '/play/..%2f..%2fevil.test',
  '/play/%5c%5cevil.test',
  '/play/\\\\evil.test',
  '/play\\evil.test',
  '/play/bet365\\@evil.test',
  '/play/user:secret@evil.test',
  '/play/bet365%40evil.test',
  '/play/bet365%250d%250aLocation:%2520https://evil.test',
  '/play/bet365%E5%98%8A%E5%98%8DLocation:evil.test',
  '/play/%e2%80%aebet365',
  '/play/bet365%ef%bc%8fevil.test',
  '/play/。evil.test',
  '/play/JavaScript%3aalert(1)',
  '/play/data:text/html,x',
  '/PLAY/%2F%2Fevil.test',
  '/PLAY//evil.test',
  '//evil.test/play/bet365',
  '/nl/speel/%2f%2fevil.test',
  '/nl/SPEEL/bet365/../../../evil.test',
  '///evil.test/%2e%2e',
  '/play/bet365;//evil.test',
  '/play/bet365?next=//evil.test&url=javascript:alert(1)#//evil.test',
  '/play/bet365/?//evil.test',
  '/play/bet365//?//evil.test',
];

/** Where an address leads: nowhere, within the site, or to the operator that it names and nowhere else. */
async function expectSafe(path: string): Promise<void> {
  const response = await visit(path, visitorOf('GB'));
  await response.body?.cancel();
  const location = response.headers.get('Location');
  if (location === null) return;
  const { host } = new URL(location, `${ORIGIN}${path}`);
  expect({ path, host }).toEqual({ path, host: host === 'www.example.com' ? host : 'scoreline.test' });
  if (host === 'www.example.com') expect(location).toBe('https://www.example.com/offers/bet365?ref=scoreline');
}

describe('no address makes the site an open redirect', () => {
  it.each(HOSTILE)('%s', expectSafe);

  it('however slashes, hosts and words are put together', async () => {
    const slashes = [
      '/',
      '//',
      '\\',
      '/\\',
      '%2f',
      '%2F%2F',
      '%5c',
      '%252f',
      '/%09/',
      '/%0a/',
      '/.//',
      '/;@',
      '@',
      '?//',
      '／',
    ];
    const heads = ['/', '/play', '/PLAY', '/play/bet365', '/nl/speel/toto'];
    for (const head of heads) {
      for (const slash of slashes) await expectSafe(`${head}${slash}evil.test${slash}`);
    }
  }, 60_000);
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

let hosts = 0;

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
    'https:\\\\house.test',
    'https://ho\nuse.test/',
    'https://house.test/\r\nSet-Cookie: a=b',
    ' javascript:alert(1)',
    '\\\\house.test',
  ])('never follows %s', async (playUrl) => {
    contentWith(playUrl);
    hosts += 1;
    const response = await visitHouse(`bad-${hosts}.test`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Location')).toBeNull();
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  it('says 503 while the content system is down and nothing is known', async () => {
    contentWith(null);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const response = await visitHouse('down.test');
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('Not available right now');
  });
});
