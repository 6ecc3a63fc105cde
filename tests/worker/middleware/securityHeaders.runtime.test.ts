import { beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, siteWith, visitorOf, visitSite } from '../site.runtime.ts';

const production = { ENVIRONMENT: 'production', SITE_URL: ORIGIN };

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1)]));

/**
 * The points that Mozilla's HTTP Observatory subtracts and adds (github.com/mdn/mdn-http-observatory, src/grader).
 * Rules about scripts of other hosts, CORS and session cookies are left out, because the site has none.
 */
function observatoryScore(page: Response, plain: Response): { taken: number; added: number } {
  const { headers } = page;
  const directives = directivesOf(headers.get('Content-Security-Policy') ?? '');
  const sources = [...directives.entries()].filter(([name]) => name.endsWith('-src')).flatMap(([, values]) => values);
  const isUnsafe = sources.some((source) => /unsafe|^https?:$|^http:|^\*$/.test(source));
  const isStrict =
    directives.get('default-src')?.join() === "'none'" &&
    ["'none'", "'self'"].includes(directives.get('form-action')?.join() ?? '') &&
    directives.has('script-src');
  const cookies = headers.getSetCookie();
  const age = Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1] ?? 0);
  const leadsToHttps = plain.status === 301 && plain.headers.get('Location') === `${ORIGIN}/`;
  const taken = [
    isUnsafe || directives.size === 0 ? 20 : 0,
    age >= 15_768_000 ? 0 : 20,
    leadsToHttps ? 0 : 20,
    headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : 5,
    cookies.every((cookie) => /; Secure/.test(cookie)) ? 0 : 20,
    headers.has('Access-Control-Allow-Credentials') ? 50 : 0,
  ];
  const added = [
    isStrict && !isUnsafe ? 10 : 0,
    ["'none'", "'self'"].includes(directives.get('frame-ancestors')?.join() ?? '') ? 5 : 0,
    /^(no-referrer|same-origin|strict-origin)/.test(headers.get('Referrer-Policy') ?? '') ? 5 : 0,
    headers.get('Cross-Origin-Resource-Policy') === 'same-origin' ? 10 : 0,
  ];
  const sum = (points: number[]) => points.reduce((total, each) => total + each, 0);
  return { taken: sum(taken), added: sum(added) };
}

/** The site of all production tests. */
const site = siteWith(production);

describe('the security headers', () => {
  let plain: Response;
  beforeAll(async () => {
    plain = await site('/', {}, {}, ORIGIN.replace('https', 'http'));
  });

  it.each([
    ...['/', '/nl', '/static/about-us', '/no-such-page', '/play/nobody', '/odds', '/settings', '/nl/status'],
    ...['/api/live', '/api/nothing', '/api/health', '/api/live?sport=chess', '/api/push', '/goals.xml', '/sitemap.xml'],
    ...['/robots.txt', '/manifest.webmanifest', '/speculation-rules.json', '/image', '/preview/en/site-x.png'],
    ...['/favicon.ico', '/NL', '/nl/embed', '/assets/none.js', '/?draft=none'],
  ])('of %s earn 130 points by the rules of Mozilla’s Observatory, and keep it to its own origin', async (path) => {
    const answer = await site(path, {});
    const { taken, added } = observatoryScore(answer, plain);
    expect(taken).toBe(0);
    expect(100 + added).toBeGreaterThanOrEqual(130);
    const names = ['X-Frame-Options', 'Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster'];
    expect(names.map((name) => answer.headers.get(name))).toEqual(['DENY', 'same-origin', '?1']);
  });

  it.each(['/made-up', '/api/live?date=2026-12-01'])('of a 429 earn 130 points too (%s)', async (path) => {
    const LIMITER = { limit: async () => ({ success: false }) };
    const answer = await visitSite({ ...production, LIMITER }, path, { 'CF-Connecting-IP': '203.0.113.7' });
    expect(answer.status).toBe(429);
    const { taken, added } = observatoryScore(answer, plain);
    expect([taken, 100 + added]).toEqual([0, 130]);
  });

  it('of an accepted and of a refused form earn 130 points too', async () => {
    for (const origin of [ORIGIN, 'https://evil.test']) {
      const init = { method: 'POST', body: 'star=c47' };
      const answer = await site('/follow', { Origin: origin }, init);
      expect(answer.status).toBe(origin === ORIGIN ? 303 : 403);
      const { taken, added } = observatoryScore(answer, plain);
      expect([taken, 100 + added]).toEqual([0, 130]);
    }
  });

  it.each([
    ['max-age=63072000; includeSubDomains; preload', 'max-age=63072000; includeSubDomains; preload'],
    ['off', null],
  ])('carry the transport security of HSTS=%s', async (HSTS, sent) => {
    const { headers } = await visitSite({ HSTS }, '/api/nothing', {});
    expect(headers.get('Strict-Transport-Security')).toBe(sent);
  });
});

describe('security.txt', () => {
  const read = async (settings: Parameters<typeof visitSite>[0]) => {
    const response = await visitSite(settings, '/.well-known/security.txt', visitorOf('GB'));
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8');
    return new Map(
      (await response.text())
        .trim()
        .split('\n')
        .map((line) => [line.split(': ')[0], line.split(': ')[1]]),
    );
  };

  it('names the contact, and expires in half a year', async () => {
    const fields = await read({ SECURITY_CONTACT: 'mailto:security@example.com' });
    expect(fields.get('Contact')).toBe('mailto:security@example.com');
    expect(fields.get('Expires')).toBe('2027-05-20T00:00:00.000Z');
    expect(fields.get('Preferred-Languages')).toBe('en, nl');
    expect(fields.get('Canonical')).toBe(`${ORIGIN}/.well-known/security.txt`);
  });

  it('names the about page without SECURITY_CONTACT', async () => {
    expect((await read({})).get('Contact')).toBe(`${ORIGIN}/static/about-us`);
  });
});

it('staging is not indexed, and ignores developers’ headers', async () => {
  const staging = siteWith({ ENVIRONMENT: 'staging', VISITOR_OVERRIDE: '1' });
  for (const path of ['/', '/nl', '/api/live', '/sitemap.xml']) {
    expect((await staging(path, {})).headers.get('X-Robots-Tag'), path).toBe('noindex, nofollow');
  }
  const settings = await staging('/api/settings', visitorOf('GB'));
  expect(await settings.json()).toMatchObject({ operators: [] });
  expect((await site('/', {})).headers.get('X-Robots-Tag')).toBeNull();
});
